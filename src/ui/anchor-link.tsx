import type { AnchorHTMLAttributes, Ref } from "react";

type AnchorLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that the browser follows. Another origin opens in a new tab. */
export function AnchorLink({ href, ...props }: AnchorLinkProps) {
  const tab = /^https?:/.test(href) ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return <a {...tab} {...props} href={href} />;
}
