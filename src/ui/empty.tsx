import type { ReactNode } from "react";
import styles from "./empty.module.css";

interface EmptyProps {
  title: string;
  /** What to do next, in a sentence. */
  text?: string;
  icon?: ReactNode;
  /** One or two buttons or links. */
  actions?: ReactNode;
}

/** An empty state with the next step. Errors use ErrorPanel. */
export function Empty({ title, text, icon, actions }: EmptyProps) {
  return (
    <div className={styles.panel}>
      {icon}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
