import { type ReactNode, useId } from "react";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  className?: string;
  /** The element that refers to it by `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** A short text about a link, shown on hover, focus and click (`src/document/tooltip.ts`). */
export function Tooltip({ text, className, children }: TooltipProps) {
  const id = useId();
  return (
    <span
      className={className ? `${styles.root} ${className}` : styles.root}
      data-script="tooltip"
      data-wake="interaction"
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
