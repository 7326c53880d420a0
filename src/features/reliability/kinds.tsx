import { reliabilityCopy } from "#src/content/reliability.ts";
import styles from "./kinds.module.css";

/** What is drawn of the time that was lost, from the ground up. */
export const lostKinds = ["unknown", "broken"] as const;
export type LostKind = (typeof lostKinds)[number];

/** The shares of time that are written, in this order. */
export const writtenKinds = ["working", "unknown", "broken", "reliable"] as const;

/** The colours of the kinds in a drawing. */
export function Legend() {
  return (
    <p className={`${styles.kinds} ${styles.legend}`} aria-hidden="true">
      {lostKinds.map((kind) => (
        <span key={kind} data-kind={kind}>
          {reliabilityCopy.columns[kind]}
        </span>
      ))}
    </p>
  );
}
