import type { ReactNode } from "react";
import styles from "./row-list.module.css";

/** A framed list with one row per item; its children are `<li>`. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
