import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** A small square button with a single icon, which `label` names. */
export function IconButton({ label, ...props }: ComponentProps<typeof Button> & { label: string }) {
  return <Button variant="quiet" size="small" square aria-label={label} {...props} />;
}
