import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonLook } from "./button.tsx";

type RouteLinkProps = ComponentProps<typeof Link>;

/** A link inside the portal, followed without a reload. Public pages link with `AnchorLink`. */
export function RouteLink(props: RouteLinkProps) {
  return <Link discover="none" {...props} />;
}

/** The same, looking like a button. */
export function RouteButton({
  variant,
  size,
  wide,
  square,
  className,
  ...props
}: ButtonLook & RouteLinkProps) {
  return <RouteLink {...props} {...buttonLook({ variant, size, wide, square }, className)} />;
}
