import { mercator } from "./mercator.ts";

/** The poster of the map: a square of this many units. */
export const posterSize = 1000;
/** The box within it that India fills. */
const box = { x: 140, y: 120, width: 720, height: 760 };

/** Puts longitude and latitude into a box of these units that India fills, in Mercator's projection. */
export function indiaWithin(width: number, height: number) {
  const [west, north] = mercator(68, 37.3);
  const [east, south] = mercator(97.5, 6.6);
  const scale = Math.min(width / (east - west), height / (south - north));
  const left = (width - (east - west) * scale) / 2;
  const top = (height - (south - north) * scale) / 2;
  return (lng: number, lat: number): [x: number, y: number] => {
    const [x, y] = mercator(lng, lat);
    return [left + (x - west) * scale, top + (y - north) * scale];
  };
}

/** From longitude and latitude to the poster's units. */
export function posterProjection() {
  const within = indiaWithin(box.width, box.height);
  return (lng: number, lat: number): [x: number, y: number] => {
    const [x, y] = within(lng, lat);
    return [x + box.x, y + box.y];
  };
}
