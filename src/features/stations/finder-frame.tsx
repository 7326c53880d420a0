import type { ReactNode } from "react";
import { Badge } from "#src/ui/badge.tsx";
import { availabilities } from "./availability.ts";
import styles from "./station-finder.module.css";

interface FinderFrameProps {
  side: ReactNode;
  map: ReactNode;
  /** The details of the selected station. */
  details: ReactNode;
  /** Without a map nothing is laid over anything: list and details are in the page's flow. */
  isFlat: boolean;
}

/** The layout of the finder: list at the side, map with its legend, details over the map. */
export function FinderFrame({ side, map, details, isFlat }: FinderFrameProps) {
  return (
    <div className={styles.finder} data-flat={isFlat || undefined}>
      <div className={styles.side}>{side}</div>
      <div className={styles.frame}>
        <div className={styles.map}>{map}</div>
        <ul className={styles.legend} aria-label="What the colours mean">
          {availabilities.map(({ label, tone }) => (
            <li key={label}>
              <Badge tone={tone} dot bare>
                {label}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      {details}
    </div>
  );
}
