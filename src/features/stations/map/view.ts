/** The first view of the map and its bounds, in degrees: longitude, latitude. */

interface FirstView {
  initialViewState:
    | { longitude: number; latitude: number; zoom: number }
    | {
        bounds: [number, number, number, number];
        fitBoundsOptions: { padding: { top: number; bottom: number; left: number; right: number } };
      };
  minZoom: number;
  maxZoom: number;
  maxBounds: [number, number, number, number];
}

/** From 1024 px up. India does not fit into narrower screens at this zoom. */
const wide: FirstView = {
  initialViewState: { longitude: 78.9, latitude: 22.3, zoom: 5.2 },
  minZoom: 5,
  maxZoom: 18,
  maxBounds: [66, 6, 99, 38.5],
};

/**
 * All of India. The bounds are those of the whole map: narrower ones would force a zoom in a wide
 * frame at which India's north and south do not fit.
 */
const narrow: FirstView = {
  initialViewState: {
    bounds: [68, 6.5, 97.5, 37.1],
    fitBoundsOptions: { padding: { top: 20, bottom: 12, left: 4, right: 4 } },
  },
  minZoom: 3,
  maxZoom: 18,
  maxBounds: [40, -2, 126, 46],
};

/** The first view for a screen at least 1024 px wide, or a narrower one. */
export function firstView(isWide: boolean): FirstView {
  return isWide ? wide : narrow;
}

/** The zoom for one station. Our own map has no streets, so closer it would be empty. */
export function stationZoom(isOwn: boolean): number {
  return isOwn ? 9 : 12;
}
