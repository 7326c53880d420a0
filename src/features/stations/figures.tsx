import type { ReactNode } from "react";
import { areaCopy } from "#src/content/stations.ts";
import styles from "./figures.module.css";
import { HoursText } from "./hours-text.tsx";
import type { AreaFacts } from "./listing.ts";

export interface Figure {
  label: string;
  value: ReactNode;
  /** What belongs to it, in small type. */
  note?: ReactNode;
  /** Whether the value is set in smaller type; by default a long text is. */
  isLong?: boolean;
}

/** Longer texts are set in smaller type. */
const longFigure = 16;

/** The hours of a day as a figure; `note` says which days have them. */
export function hoursFigure(label: string, text: string, note: ReactNode): Figure {
  return { label, value: <HoursText text={text} />, note, isLong: text.length > longFigure };
}

/** The figures of an area. */
export function AreaFigures({ facts }: { facts: AreaFacts }) {
  return <Figures figures={areaCopy.figures(facts, openNote(facts))} />;
}

/**
 * How many stations are open day and night: so it is at any time. The script "station-states" says instead how many are
 * open now. Nothing where nobody knows the hours.
 */
function openNote({ openAllDay, openCounts }: AreaFacts): ReactNode {
  if (openCounts.length === 0) return null;
  return (
    <span data-open-counts={JSON.stringify(openCounts)} data-open-now={areaCopy.openNow("#")}>
      {areaCopy.openAllDay(openAllDay)}
    </span>
  );
}

/** The figures of a station or an area, in large type. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(
        ({ label, value, note, isLong = typeof value === "string" && value.length > longFigure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-long={isLong || undefined}>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ),
      )}
    </dl>
  );
}
