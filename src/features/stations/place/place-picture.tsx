import type { ReactNode } from "react";
import type { MapLabel } from "./map-labels.ts";
import styles from "./place-picture.module.css";

/** A place as SVG paths, by layer from the ground up, and its pins in the picture's pixels. */
export interface PlacePicture {
  paths: { layer: string; d: string }[];
  pins: [x: number, y: number][];
  labels: MapLabel[];
}

/** The picture's size; a page shows its middle. */
export const picturePx = { width: 640, height: 440 };

/** Where stations are, drawn into the page: it is there before any script, and under the map until that is drawn. */
function PlaceMap({ picture: { paths, pins, labels } }: { picture: PlacePicture }) {
  return (
    <svg
      viewBox={`0 0 ${picturePx.width} ${picturePx.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.place}
    >
      {paths.map(({ layer, d }) => (
        <path key={layer} data-layer={layer} d={d} />
      ))}
      {pins.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />
      ))}
      {labels.map(({ name, x, y, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </svg>
  );
}

interface OverPlaceProps {
  picture: PlacePicture | null;
  children: ReactNode;
}

/** The map over its place's picture; without a picture the map alone. */
export function OverPlace({ picture, children }: OverPlaceProps) {
  if (!picture) return children;
  return (
    <div className={styles.over}>
      <PlaceMap picture={picture} />
      {children}
    </div>
  );
}
