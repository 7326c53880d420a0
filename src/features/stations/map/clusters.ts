import Supercluster from "supercluster";
import type { Coordinates } from "#src/shared/geo.ts";

export interface Cluster<T extends Coordinates> extends Coordinates {
  /** At least one. */
  members: T[];
}

/** Degrees. */
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Pixels: what is nearer together than this is one cluster. */
const radius = 46;
/** Beyond it every place is alone, even where several share one point. */
const lastClusterZoom = 13;

/**
 * The clusters of places that would overlap on the map. The result takes a box and a zoom, which is
 * rounded down so that clusters stay as they are between two levels; every place is in exactly one
 * cluster.
 */
export function clustersOf<T extends Coordinates>(places: readonly T[]) {
  const index = new Supercluster<{ place: T }>({ radius, maxZoom: lastClusterZoom });
  index.load(
    places.map((place) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [place.lng, place.lat] },
      properties: { place },
    })),
  );
  return ({ west, south, east, north }: Box, zoom: number): Cluster<T>[] =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!("cluster_id" in properties)) return { lat, lng, members: [properties.place] };
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
      return { lat, lng, members: leaves.map((leaf) => leaf.properties.place) };
    });
}
