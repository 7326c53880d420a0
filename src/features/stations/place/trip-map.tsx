import { t } from "#shared/translate.ts";
import { MapKey, type Sign } from "./map-key.tsx";
import type { MapLabel } from "./map-labels.ts";
import place from "./place-picture.module.css";
import { picturePx } from "./place-picture.tsx";
import styles from "./trip-map.module.css";

/** A way as SVG paths, by layer from the ground up, and what is on it in the picture's pixels. */
export interface TripPicture {
  paths: { layer: string; d: string }[];
  /** The numbers of the stops at each pin: "2" or "2–4". */
  pins: { at: [x: number, y: number]; numbers: string }[];
  /** The start and the end, where no pin is. */
  ends: [x: number, y: number][];
  towns: { at: [x: number, y: number]; isMain: boolean }[];
  labels: (MapLabel & { isEnd: boolean })[];
  /** Beside the middle of the longest part without a station, how long that is. */
  plate: { at: [x: number, y: number]; km: number } | null;
  /** The signs that are on it. */
  signs: Sign[];
}

/** From the middle of a pin to its rim. */
export const numberedPinPx = 18;

/** The same to its sides, which are farther where it has several numbers. */
export function numberedPinHalfPx(numbers: string): number {
  return numberedPinPx + (numbers.length - 1) * 5;
}

interface TripMapProps {
  picture: TripPicture;
  /** Whether a part without a station is longer than most cars drive. */
  isBeyondRange: boolean;
}

/** A trip drawn into the page, with its stops in the numbers of the list, and below it what its signs mean. */
export function TripMap({ picture, isBeyondRange }: TripMapProps) {
  const { paths, pins, ends, towns, labels, plate, signs } = picture;
  return (
    <figure className={styles.map} data-beyond={isBeyondRange || undefined}>
      <div className={styles.frame}>
        <svg
          viewBox={`0 0 ${picturePx.width} ${picturePx.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className={`${place.place} ${styles.trip}`}
        >
          {paths.map(({ layer, d }) => (
            <path key={layer} data-layer={layer} d={d} />
          ))}
          {towns.map(({ at: [x, y], isMain }) => (
            <circle key={`town ${x} ${y}`} cx={x} cy={y} r="4" data-town data-main={isMain || undefined} />
          ))}
          {ends.map(([x, y]) => (
            <circle key={`end ${x} ${y}`} cx={x} cy={y} r="8" data-end />
          ))}
          {pins.map((pin) => (
            <Stop key={pin.numbers} {...pin} />
          ))}
          {labels.map(({ name, x, y, anchor, isMain, isEnd }) => (
            <text
              key={name}
              x={x}
              y={y}
              textAnchor={anchor}
              data-main={isMain || undefined}
              data-end={isEnd || undefined}
            >
              {name}
            </text>
          ))}
          {plate && <Plate text={t("{km} km", { km: plate.km })} at={plate.at} />}
        </svg>
      </div>
      <figcaption>
        <MapKey signs={signs} />
      </figcaption>
    </figure>
  );
}

interface Written {
  at: [x: number, y: number];
}

/** On a long part of the way. */
function Plate({ text, at: [x, y] }: Written & { text: string }) {
  const width = text.length * 11 + 22;
  return (
    <g data-plate>
      <rect x={x - width / 2} y={y - 17} width={width} height="34" rx="17" />
      <text x={x} y={y + 7} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** A pin with the numbers of its stops, wider where there are several. */
function Stop({ numbers, at: [x, y] }: Written & { numbers: string }) {
  const halfPx = numberedPinHalfPx(numbers);
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
