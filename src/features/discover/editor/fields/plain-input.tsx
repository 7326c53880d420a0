import type { ComponentPropsWithRef } from "react";
import styles from "./plain-input.module.css";

/** A one-line text that looks like what it becomes; its name is spoken. */
export function PlainInput({
  strong,
  ...rest
}: ComponentPropsWithRef<"input"> & { "aria-label": string; strong?: boolean }) {
  return <input {...rest} className={styles.plain} data-strong={strong || undefined} />;
}
