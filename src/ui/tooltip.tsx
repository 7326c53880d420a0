import { type ReactNode, useId } from "react";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  className?: string;
  /** What the tooltip explains; it takes the id as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** A few words about a link, shown by hover, focus and a press: see `src/document/tooltip.ts`. */
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
