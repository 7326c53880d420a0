/** A pin of a picture, in its pixels. */
export interface Pin {
  at: [x: number, y: number];
  /** Indexes of the points that the pin shows. */
  indexes: number[];
}

/** One pin for points that would lie over one before them, as the map has one marker for all. */
export function apart(points: readonly Pin["at"][], leastPx: number): Pin[] {
  const pins: Pin[] = [];
  for (const [index, [x, y]] of points.entries()) {
    const near = pins.find(({ at }) => Math.hypot(x - at[0], y - at[1]) < leastPx);
    if (near) near.indexes.push(index);
    else pins.push({ at: [x, y], indexes: [index] });
  }
  return pins;
}
