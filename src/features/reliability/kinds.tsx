import { reliabilityCopy } from "#src/content/reliability.ts";
import styles from "./kinds.module.css";

/** What is drawn of the time that was lost, from the ground up. */
export const lostKinds = ["unknown", "broken"] as const;

/** In percent: a day stands out when its chargers did not work for more than this share of it. */
export const badDay = 5;

/** The shares of time that are written, in this order. */
export const writtenKinds = ["working", "unknown", "broken", "reliable"] as const;

/** The colours of the kinds in a drawing; `hasBadDays` adds that of the days which stand out. */
export function Legend({ hasBadDays }: { hasBadDays: boolean }) {
  return (
    <p className={`${styles.kinds} ${styles.legend}`} aria-hidden="true">
      {lostKinds.map((kind) => (
        <span key={kind} data-kind={kind}>
          {reliabilityCopy.columns[kind]}
        </span>
      ))}
      {hasBadDays && <span data-kind="bad">{reliabilityCopy.badDay(badDay)}</span>}
    </p>
  );
}
