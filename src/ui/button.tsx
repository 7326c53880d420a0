import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { AnchorLink } from "./anchor-link.tsx";
import styles from "./button.module.css";
import { Spinner } from "./spinner.tsx";

/** The look of a button or a link. */
export interface ButtonLook {
  /** primary: the main action of a view. danger: an action that cannot be undone. */
  variant?: "primary" | "outline" | "inverse" | "quiet" | "danger";
  size?: "medium" | "small";
  /** As wide as its container. */
  wide?: boolean;
  /** Square, for a single icon; needs an aria-label. */
  square?: boolean;
}

export function buttonLook(
  { variant = "primary", size = "medium", wide, square }: ButtonLook,
  className?: string,
) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    "data-variant": variant,
    "data-size": size,
    "data-wide": wide || undefined,
    "data-square": square || undefined,
  };
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Work is in progress: shows a spinner, keeps the focus and ignores clicks. */
    busy?: boolean;
    /** The label while busy; by default the button's own. */
    busyLabel?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button. It does not submit a form unless `type="submit"`. */
export function Button({
  variant,
  size,
  wide,
  square,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || props["aria-disabled"] === true || props["aria-disabled"] === "true") {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      {...props}
      {...buttonLook({ variant, size, wide, square }, className)}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || props["aria-disabled"]}
      onClick={press}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, square, className, ...props }: ButtonLook & LinkProps) {
  return <AnchorLink {...props} {...buttonLook({ variant, size, wide, square }, className)} />;
}

/** A green text link with a trailing icon (with `back` a leading one) that moves on hover. */
export function TextLink({ className, back, ...props }: LinkProps & { back?: boolean }) {
  return (
    <AnchorLink
      {...props}
      className={className ? `${styles.link} ${className}` : styles.link}
      data-back={back || undefined}
    />
  );
}
