import Supercluster, { type PointFeature } from "supercluster";
import type { Coordinates } from "#shared/geo.ts";
import type { PinTone } from "../station-state.tsx";
import type { Bounds } from "./view.ts";

/** What a cluster needs to know of a point. */
export interface ClusterPoint extends Coordinates {
  city: string;
  tone: PinTone;
}

/** What a cluster holds: its edges in degrees, how many points are in each city, and how many have each tone. */
export interface ClusterContent extends Record<PinTone, number> {
  west: number;
  south: number;
  east: number;
  north: number;
  cities: Map<string, number>;
}

export type Cluster<T extends ClusterPoint> = Coordinates &
  ({ point: T } | { point: null; count: number; city: string; content: ClusterContent });

/** Points closer together than this, in pixels, form a cluster. */
const radius = 46;
/** The farthest level, for which the map is too large to be seen. */
const minZoom = 2;

/**
 * Groups points that would overlap on the map. The returned function takes a box and a zoom,
 * rounded down so that clusters stay the same between two levels; every point is in exactly one
 * cluster. Beyond `lastClusterZoom` there are none, even where several points coincide.
 */
export function clustersOf<T extends ClusterPoint>(points: readonly T[], lastClusterZoom: number) {
  const features = points.map(featureOf);
  // Each level when it is looked at: all at once are too long a task for thousands of points.
  const levels = new Map<number, ReturnType<typeof clusterLevel<T>>>();
  return (box: Bounds, zoom: number): Cluster<T>[] => {
    const level = Math.max(minZoom, Math.min(Math.floor(zoom), lastClusterZoom));
    const index = levels.get(level) ?? clusterLevel(features, level);
    levels.set(level, index);
    return index.getClusters(box, Math.floor(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!("cluster_id" in properties)) return { lat, lng, point: properties };
      const { point_count: count, cities } = properties;
      return { lat, lng, point: null, count, city: largest(cities), content: properties };
    });
  };
}

function featureOf<T extends ClusterPoint>(point: T): PointFeature<T> {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [point.lng, point.lat] },
    properties: point,
  };
}

function clusterLevel<T extends ClusterPoint>(features: PointFeature<T>[], level: number) {
  const index = new Supercluster<T, ClusterContent>({
    radius,
    minZoom: level,
    maxZoom: level,
    map: ({ lat, lng, city, tone }) => ({
      ...{ west: lng, south: lat, east: lng, north: lat, cities: new Map([[city, 1]]) },
      live: tone === "live" ? 1 : 0,
      limited: tone === "limited" ? 1 : 0,
      fail: tone === "fail" ? 1 : 0,
      plain: tone === "plain" ? 1 : 0,
    }),
    reduce: merge,
  });
  return index.load(features);
}

/** Adds the content of one cluster to another; supercluster wants that one changed. */
function merge(sum: ClusterContent, one: Readonly<ClusterContent>): void {
  sum.west = Math.min(sum.west, one.west);
  sum.south = Math.min(sum.south, one.south);
  sum.east = Math.max(sum.east, one.east);
  sum.north = Math.max(sum.north, one.north);
  for (const [city, count] of one.cities) sum.cities.set(city, (sum.cities.get(city) ?? 0) + count);
  sum.live += one.live;
  sum.limited += one.limited;
  sum.fail += one.fail;
  sum.plain += one.plain;
}

/** The city with the most points; of several the first one. */
function largest(cities: ReadonlyMap<string, number>): string {
  const [first] = [...cities].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? "";
}
