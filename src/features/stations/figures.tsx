import type { ReactNode } from "react";
import styles from "./figures.module.css";

export interface Figure {
  label: string;
  value: ReactNode;
  /** What belongs to it, in small type. */
  note?: ReactNode;
}

/** Longer ones are set in smaller type. */
const longFigure = 16;

/** The figures of a station or an area, in large type. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`num ${styles.figures}`}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-long={(typeof value === "string" && value.length > longFigure) || undefined}>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
