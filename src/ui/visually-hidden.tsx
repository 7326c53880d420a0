import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Text for screen readers only; it becomes visible when something inside has the focus. */
export function VisuallyHidden({ as: Tag = "span", children }: { as?: "span" | "h1"; children: ReactNode }) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
