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
  /** The middle of the longest part of a trip without a stop. */
  longestAt: [x: number, y: number] | null;
}

/** The picture's size; a page shows its middle. */
export const picturePx = { width: 640, height: 440 };
/** From the middle of a pin with a number to its rim. */
export const numberedPinPx = 18;
/** From the rim of a pin to a name. */
const labelGapPx = 6;

interface PlaceMapProps {
  picture: PlacePicture;
  /** The names of the start and the end of a trip. */
  names?: readonly string[];
  /** What is said of the longest part of a trip without a stop. */
  longest?: string;
}

/** Where stations are, drawn into the page: it is there before any script, and under the map until that is drawn. */
export function PlaceMap({ picture, names = [], longest }: PlaceMapProps) {
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
      {longest && picture.longestAt && <Longest text={longest} at={picture.longestAt} />}
      {picture.stops.length === 0 &&
        picture.pins.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />)}
      {picture.ends.map(([x, y]) => (
        <circle key={`end ${x} ${y}`} cx={x} cy={y} r="8" data-end />
      ))}
      {picture.stops.map((numbers, index) => (
        <Stop key={numbers} numbers={numbers} at={picture.pins[index] ?? [0, 0]} />
      ))}
      {picture.ends.map((end, index) => {
        const name = names[index] ?? "";
        const { x, y, anchor } = endLabel(end, name, {
          width: picturePx.width,
          pins: picture.pins,
          pinPx: numberedPinPx + labelGapPx,
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

/** A plate on the way. */
function Longest({ text, at: [x, y] }: { text: string; at: [x: number, y: number] }) {
  const width = text.length * 12 + 20;
  return (
    <g data-plate>
      <rect x={x - width / 2} y={y - 17} width={width} height="34" rx="10" />
      <text x={x} y={y + 7} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** A pin with the numbers of its stops, wider where there are several. */
function Stop({ numbers, at: [x, y] }: { numbers: string; at: [x: number, y: number] }) {
  const halfPx = numberedPinPx + (numbers.length - 1) * 5;
  return (
    <g data-stop>
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
