import type { ComponentPropsWithRef } from "react";
import styles from "./plain-input.module.css";

/** A one-line input without a frame; its label is for assistive technology only. */
export function PlainInput({
  strong,
  ...props
}: ComponentPropsWithRef<"input"> & { "aria-label": string; strong?: boolean }) {
  return <input {...props} className={styles.plain} data-strong={strong || undefined} />;
}
