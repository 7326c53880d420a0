import { reliabilityCopy } from "#src/content/reliability.ts";
import styles from "./kinds.module.css";

/** What is drawn, from the ground up. */
export const drawnKinds = ["unknown", "broken", "working"] as const;
export type DrawnKind = (typeof drawnKinds)[number];

/** Of the time that was lost. */
export const lostKinds = ["unknown", "broken"] as const;

/** The colours of the kinds in a drawing. */
export function Legend({ kinds }: { kinds: readonly DrawnKind[] }) {
  return (
    <p className={`${styles.kinds} ${styles.legend}`} aria-hidden="true">
      {kinds.map((kind) => (
        <span key={kind} data-kind={kind}>
          {reliabilityCopy.columns[kind]}
        </span>
      ))}
    </p>
  );
}
