import { useMemo } from "react";
import type { Coordinates } from "#shared/geo.ts";
import { apart } from "./map/apart.ts";
import { posterProjection, posterSize } from "./map/poster-view.ts";
import styles from "./station-finder.module.css";

const radius = 8;

/** Where stations are on the poster of the map; one pin for those that would lie over one another. */
export function PosterPins({ stations }: { stations: readonly Coordinates[] }) {
  const pins = useMemo(() => pinsOf(stations), [stations]);
  return (
    <svg
      viewBox={`0 0 ${posterSize} ${posterSize}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${styles.picture} ${styles.pins}`}
    >
      {pins.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}

function pinsOf(stations: readonly Coordinates[]): [x: number, y: number][] {
  const project = posterProjection();
  const points = stations.map(({ lng, lat }): [x: number, y: number] => {
    const [x, y] = project(lng, lat);
    return [Math.round(x), Math.round(y)];
  });
  return apart(points, 2 * radius).map(({ at }) => at);
}
