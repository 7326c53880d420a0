/** Mercator's projection: from degrees to the unit square of the world, from its north-west corner. */
export function mercator(lng: number, lat: number): [x: number, y: number] {
  const angle = (lat * Math.PI) / 180;
  return [lng / 360 + 0.5, 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)];
}
