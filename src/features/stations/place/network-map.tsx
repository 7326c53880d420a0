import { MapKey } from "./map-key.tsx";
import type { MapLabel } from "./map-labels.ts";
import styles from "./network-map.module.css";
import place from "./place-picture.module.css";

/** The ways of many trips as SVG paths, with their cities, in the picture's pixels. */
export interface NetworkPicture {
  paths: { layer: string; d: string }[];
  ways: string;
  /** A city without room for its name is smaller. */
  dots: { at: [x: number, y: number]; isNamed: boolean }[];
  labels: MapLabel[];
}

/** In the proportions of India. */
export const networkPx = { width: 548, height: 600 };

/** All trips on a map of India by night. */
export function NetworkMap({ picture, label }: { picture: NetworkPicture; label: string }) {
  const { paths, ways, dots, labels } = picture;
  return (
    <div className={styles.frame} data-tone="night">
      <svg
        viewBox={`0 0 ${networkPx.width} ${networkPx.height}`}
        role="img"
        aria-label={label}
        className={`${place.place} ${styles.network}`}
      >
        {paths.map(({ layer, d }) => (
          <path key={layer} data-layer={layer} d={d} />
        ))}
        <path id="ways" data-layer="way" d={ways} />
        <use href="#ways" />
        {dots.map(({ at: [x, y], isNamed }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={isNamed ? 5 : 3.5} />
        ))}
        {labels.map(({ name, x, y, anchor, isMain }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} data-main={isMain || undefined}>
            {name}
          </text>
        ))}
      </svg>
      <MapKey signs={["roads"]} />
    </div>
  );
}
