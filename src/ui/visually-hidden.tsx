import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Words for screen readers only; they appear when something inside takes the focus. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
