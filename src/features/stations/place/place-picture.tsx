import type { ReactNode } from "react";
import { endLabel } from "./end-label.ts";
import styles from "./place-picture.module.css";

/** A place as SVG paths, by layer from the ground up, and its pins in the picture's pixels. */
export interface PlacePicture {
  paths: { layer: string; d: string }[];
  pins: [x: number, y: number][];
  /** The numbers of the stops at each pin of a trip; empty without one. */
  stops: string[];
  /** The start and the end of a trip; empty without one. */
  ends: [x: number, y: number][];
}

/** The picture's size; a page shows its middle. */
export const picturePx = { width: 640, height: 440 };
/** From the middle of a pin with a number to its rim. */
export const numberedPinPx = 18;

/** Where stations are, drawn into the page: it is there before any script, and under the map until that is drawn. */
export function PlaceMap({ picture, names = [] }: { picture: PlacePicture; names?: readonly string[] }) {
  return (
    <svg
      viewBox={`0 0 ${picturePx.width} ${picturePx.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.place}
    >
      {picture.paths.map(({ layer, d }) => (
        <path key={layer} data-layer={layer} d={d} />
      ))}
      {picture.stops.length === 0 &&
        picture.pins.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />)}
      {picture.stops.map((numbers, index) => (
        <Stop key={numbers} numbers={numbers} at={picture.pins[index] ?? [0, 0]} />
      ))}
      {picture.ends.map((end, index) => {
        const name = names[index] ?? "";
        const { x, y, anchor } = endLabel(end, name, {
          width: picturePx.width,
          pins: picture.pins,
          pinPx: numberedPinPx,
        });
        return (
          <text key={name} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/** A pin with the numbers of its stops, wider where there are several. */
function Stop({ numbers, at: [x, y] }: { numbers: string; at: [x: number, y: number] }) {
  const halfPx = numberedPinPx + (numbers.length - 1) * 5;
  return (
    <g>
      <rect
        x={x - halfPx}
        y={y - numberedPinPx}
        width={2 * halfPx}
        height={2 * numberedPinPx}
        rx={numberedPinPx}
      />
      <text x={x} y={y + 7} textAnchor="middle">
        {numbers}
      </text>
    </g>
  );
}

interface OverPlaceProps {
  picture: PlacePicture | null;
  /** The names of the start and the end of a trip. */
  names?: readonly string[];
  children: ReactNode;
}

/** The map over its place's picture; without a picture the map alone. */
export function OverPlace({ picture, names, children }: OverPlaceProps) {
  if (!picture) return children;
  return (
    <div className={styles.over}>
      <PlaceMap picture={picture} names={names} />
      {children}
    </div>
  );
}
