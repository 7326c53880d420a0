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

/** Points closer together than this, in pixels, form a cluster. */
const radius = 46;
/** Beyond this zoom there are no clusters, even where several points coincide. */
const lastClusterZoom = 13;

/**
 * Groups points that would overlap on the map. The returned function takes a box and a zoom,
 * rounded down so that clusters stay the same between two levels; every point is in exactly one
 * cluster.
 */
export function clustersOf<T extends Coordinates>(points: readonly T[]) {
  const index = new Supercluster<{ point: T }>({ radius, maxZoom: lastClusterZoom });
  index.load(
    points.map((point) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [point.lng, point.lat] },
      properties: { point },
    })),
  );
  return ({ west, south, east, north }: Box, zoom: number): Cluster<T>[] =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!("cluster_id" in properties)) return { lat, lng, members: [properties.point] };
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
      return { lat, lng, members: leaves.map((leaf) => leaf.properties.point) };
    });
}
