import { type Coordinates, distanceKm, nearestOnRoad } from "../geo.ts";
import { slugFromTitle } from "../slug.ts";
import network from "./roads.json" with { type: "json" };

/** A town on a main road. */
export interface Town extends Coordinates {
  name: string;
  slug: string;
}

/** A place on a road, or near one: how far each end of the leg beside it is, by road. */
export interface Access {
  /** Kilometres to the road in a straight line. */
  offKm: number;
  /** The ends of the leg, as indexes of towns. */
  ends: { town: number; km: number }[];
}

/** The way between two places by main roads. */
export interface RoadWay {
  /** The towns on it, in order, each with its kilometres from the start. */
  towns: readonly (Town & { atKm: number })[];
  km: number;
  /** The roads in the order of their use. */
  roads: readonly string[];
}

interface Leg {
  from: number;
  to: number;
  road: string;
  km: number;
  /** What the choice of a way counts it as. */
  cost: number;
}

/** What a kilometre over hills counts, by the time that it takes. */
const hillCost = 1.33;

export const towns: readonly Town[] = network.towns.map(([name, lat, lng]) => ({
  name: String(name),
  slug: slugFromTitle(String(name)),
  lat: Number(lat),
  lng: Number(lng),
}));

const legs: readonly Leg[] = (network.legs as [number, number, string, number, number][]).map(
  ([from, to, road, km, isHill]) => ({ from, to, road, km, cost: isHill ? km * hillCost : km }),
);
const legsFrom: Leg[][] = towns.map(() => []);
for (const leg of legs) {
  legsFrom[leg.from]?.push(leg);
  legsFrom[leg.to]?.push({ ...leg, from: leg.to, to: leg.from });
}

/** How a place gets to the nearest main road. */
export function accessOf(place: Coordinates): Access {
  let best = { offKm: Number.POSITIVE_INFINITY, leg: legs[0], share: 0 };
  for (const leg of legs) {
    const line = [leg.from, leg.to].flatMap((town) => towns[town] ?? []);
    const { km, share, leg: start } = nearestOnRoad(place, line);
    if (km < best.offKm) best = { offKm: km, leg, share: start === 0 ? share : 1 };
  }
  const { leg, share, offKm } = best;
  if (!leg) return { offKm, ends: [] };
  const ends = [
    { town: leg.from, km: offKm + share * leg.km },
    { town: leg.to, km: offKm + (1 - share) * leg.km },
  ];
  // A place in a town starts there, whichever of its roads is nearest.
  const inTown = ends.filter(({ town }) => distanceKm(place, towns[town] ?? place) < townKm);
  return { offKm, ends: inTown.length > 0 ? inTown.map(({ town }) => ({ town, km: 0 })) : ends };
}

/** Within this distance of its centre a place counts as the town. */
const townKm = 6;

type Step = { town: number; leg: Leg } | null;

/** The shortest way by main roads (Dijkstra); null where there is none, or both are beside one leg. */
export function roadWay(from: Access, to: Access): RoadWay | null {
  const costs = new Map(from.ends.map(({ town, km }) => [town, km]));
  const steps = new Map<number, Step>(from.ends.map(({ town }) => [town, null]));
  const rest = new Map(to.ends.map(({ town, km }) => [town, km]));
  const open = new Set(costs.keys());
  let best: { town: number; cost: number } | null = null;
  while (open.size > 0) {
    const here = cheapestOf(open, costs);
    const cost = costs.get(here) ?? 0;
    if (best && cost >= best.cost) break;
    open.delete(here);
    const end = rest.get(here);
    if (end !== undefined && (!best || cost + end < best.cost)) best = { town: here, cost: cost + end };
    for (const leg of legsFrom[here] ?? []) {
      const next = cost + leg.cost;
      if (next >= (costs.get(leg.to) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(leg.to, next);
      steps.set(leg.to, { town: here, leg });
      open.add(leg.to);
    }
  }
  return best && wayTo(best.town, { steps, from, endKm: rest.get(best.town) ?? 0 });
}

function cheapestOf(open: ReadonlySet<number>, costs: ReadonlyMap<number, number>): number {
  const costOf = (town: number) => costs.get(town) ?? Number.POSITIVE_INFINITY;
  return [...open].reduce((best, town) => (costOf(town) < costOf(best) ? town : best));
}

function wayTo(
  last: number,
  { steps, from, endKm }: { steps: ReadonlyMap<number, Step>; from: Access; endKm: number },
): RoadWay | null {
  const used: Leg[] = [];
  let first = last;
  for (let step = steps.get(last); step; step = steps.get(first)) {
    used.unshift(step.leg);
    first = step.town;
  }
  if (used.length === 0) return null;
  let km = from.ends.find(({ town }) => town === first)?.km ?? 0;
  const passed = [{ town: first, atKm: km }];
  for (const leg of used) {
    km += leg.km;
    passed.push({ town: leg.to, atKm: km });
  }
  return {
    towns: passed.flatMap(({ town, atKm }) => (towns[town] ? [{ ...towns[town], atKm }] : [])),
    km: km + endKm,
    roads: used.map(({ road }) => road).filter((road, index, all) => road !== all[index - 1]),
  };
}
