import type { Coordinates } from "#src/shared/geo.ts";

export interface Cluster<T extends Coordinates> extends Coordinates {
  /** At least one. */
  members: T[];
}

/** Pixels: what is nearer together than this is one cluster. */
const radius = 46;
/** From here on every station stands alone. */
const lastClusterZoom = 13;
/** Width of the whole world at zoom 0, in pixels. */
const worldWidth = 512;

/**
 * Puts places that would overlap at a zoom together; every place is in exactly one cluster. The zoom is rounded down, so that clusters
 * stay as they are between two levels.
 */
export function clustersOf<T extends Coordinates>(places: readonly T[], zoom: number): Cluster<T>[] {
  const level = Math.floor(zoom);
  if (level > lastClusterZoom) return places.map((place) => ({ ...placeOf(place), members: [place] }));
  const size = worldWidth * 2 ** level;
  const waiting = new Map<string, Dot<T>[]>();
  const dots = places.map((place) => ({ place, x: xOf(place.lng) * size, y: yOf(place.lat) * size }));
  for (const dot of dots) {
    const key = cellOf(dot.x, dot.y);
    const cell = waiting.get(key);
    if (cell) cell.push(dot);
    else waiting.set(key, [dot]);
  }
  const taken = new Set<Dot<T>>();
  const clusters: Cluster<T>[] = [];
  for (const dot of dots) {
    if (taken.has(dot)) continue;
    const near = neighbours(waiting, dot).filter((other) => !taken.has(other));
    for (const other of near) taken.add(other);
    clusters.push(middle(near.map(({ place }) => place)));
  }
  return clusters;
}

interface Dot<T> {
  place: T;
  x: number;
  y: number;
}

function neighbours<T>(cells: Map<string, Dot<T>[]>, { x, y }: Dot<T>): Dot<T>[] {
  const steps = [-radius, 0, radius];
  return steps
    .flatMap((dx) => steps.flatMap((dy) => cells.get(cellOf(x + dx, y + dy)) ?? []))
    .filter((other) => Math.hypot(other.x - x, other.y - y) < radius);
}

function cellOf(x: number, y: number): string {
  return `${Math.floor(x / radius)},${Math.floor(y / radius)}`;
}

function middle<T extends Coordinates>(members: T[]): Cluster<T> {
  const mean = (of: (place: T) => number) =>
    members.reduce((sum, member) => sum + of(member), 0) / members.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng), members };
}

function placeOf({ lat, lng }: Coordinates): Coordinates {
  return { lat, lng };
}

/** Web Mercator, 0 to 1 from west to east and from north to south. */
function xOf(lng: number): number {
  return lng / 360 + 0.5;
}

function yOf(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
