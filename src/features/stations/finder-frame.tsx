import type { ReactNode } from "react";
import { brand } from "#src/content/brand.ts";
import { paths } from "#src/lib/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { availabilities } from "./availability.ts";
import styles from "./station-finder.module.css";

interface FinderFrameProps {
  side: ReactNode;
  map: ReactNode;
  /** The details of the station that is chosen. */
  details?: ReactNode;
  /** Nothing lies over anything: the list and the details stand in the page, for there is no map. */
  isFlat?: boolean;
}

/** The shape of the finder: list at the side, map with its legend, details over the map. */
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

/** The list while it loads, in its final shape; without script, the other ways to a station. */
export function StationBones() {
  return (
    <>
      <p className={styles.scriptless}>
        The map needs JavaScript. <a href={paths.stations}>All stations by state and city</a> stand on a page
        that works without it. Or call us at <a href={brand.phone.href}>{brand.phone.display}</a>, and we tell
        you the nearest one.
      </p>
      <Loading label="Loading stations" className={styles.bones}>
        {[1, 2, 3].map((row) => (
          <span key={row}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
          </span>
        ))}
      </Loading>
    </>
  );
}
