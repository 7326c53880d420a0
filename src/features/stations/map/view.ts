import type { Coordinates } from "#shared/geo.ts";

/** West, south, east and north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Where the map goes: to one place, or to all of an area. */
export type MapTarget = Coordinates | { bounds: Bounds };

interface Padding {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** All of India. */
export const india: Bounds = [68, 6.5, 97.5, 37.1];

/** What the details of a station cover at the right of a wide map, in pixels. */
export const detailsWidthPx = 356;

/** Room for what is over the map: the details at the right, the names of the sources at the foot. */
export const besideDetails: Padding = { top: 64, bottom: 40, left: 24, right: detailsWidthPx + 56 };

/** About that of the picture in its place (`poster-view.ts`), so that nothing jumps when the map is there. */
const firstPadding = 10;

/** Room around an area's markers: less in a low map, where it would leave nothing for the area. India needs little. */
export function paddingWithin({ clientWidth, clientHeight }: HTMLElement, bounds: Bounds): number {
  if (bounds === india) return firstPadding;
  return Math.min(56, clientWidth / 6, clientHeight / 6);
}

/**
 * The first view: all of India at every width. The bounds are those of the whole map: narrower ones
 * would force a zoom at which India does not fit. Our own map ends where its data does.
 */
export function firstView(isOwn: boolean) {
  return {
    initialViewState: { bounds: india, fitBoundsOptions: { padding: firstPadding } },
    minZoom: 2.5,
    maxZoom: isOwn ? ownMaxZoom : 18,
    maxBounds: [40, -2, 126, 46] satisfies Bounds as Bounds,
  };
}

/** Our own map has no streets, so closer it would be empty. */
export const ownMaxZoom = 10.9;

/** The zoom for one station: its city, with the roads into it. */
export function stationZoom(isOwn: boolean): number {
  return isOwn ? 9.3 : 12;
}

/** The box around places; null without any. */
export function boundsOf(places: readonly Coordinates[]): Bounds | null {
  if (places.length === 0) return null;
  const bounds: Bounds = [180, 90, -180, -90];
  for (const { lat, lng } of places) {
    bounds[0] = Math.min(bounds[0], lng);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lng);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
}

/** The least extent of an area in degrees, so that the map does not dive to its deepest zoom. */
const minExtent = 0.3;
/** Room around the places of an area, in degrees. */
const room = 0.05;

/** Bounds with room around the places at their edges. */
export function withRoom([west, south, east, north]: Bounds): Bounds {
  const x = Math.max(room, (minExtent - (east - west)) / 2);
  const y = Math.max(room, (minExtent - (north - south)) / 2);
  return [west - x, south - y, east + x, north + y];
}

export function isWithin({ lat, lng }: Coordinates, [west, south, east, north]: Bounds): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
