import "react";

declare module "react" {
  // React's types do not know these attributes yet.
  interface ButtonHTMLAttributes<T> {
    /** What a click does to the element that `commandfor` names. */
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
