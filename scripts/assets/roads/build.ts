/**
 * Makes the network of main roads on which trips are planned: src/shared/trips/roads.json, with the towns, and the legs
 * of the roads between them. Run after a change of the roads or of the map's labels: npm run roads
 */
import { readFile, writeFile } from "node:fs/promises";
import { distanceKm } from "../../../src/shared/geo.ts";
import { parseCommand } from "../../setup/arguments.ts";
import { highways, otherTowns } from "../basemap/highways.ts";
import { hillRoads, linkRoads, linkTowns, roadLengths, usualWinding } from "./link-roads.ts";

parseCommand("npm run roads", {});

interface Label {
  properties: { kind: string; name: string };
  geometry: { coordinates: [number, number] };
}

const labels: Label[] = JSON.parse(await readFile("public/map/labels.json", "utf8")).features;
const known = Map.groupBy(
  labels.filter(({ properties }) => properties.kind === "city"),
  ({ properties }) => properties.name,
);
/** Two towns of one name are this many degrees apart at least. */
const sameTown = 0.2;
const towns: [name: string, lat: number, lng: number][] = [];
/** By both ends: the length in kilometres, and 1 for a road over hills. */
const legs = new Map<string, [from: number, to: number, road: string, km: number, isHill: 0 | 1]>();

const scaled = new Set<string>();

for (const { number, towns: list } of [...highways, ...linkRoads]) {
  const passed: number[] = [];
  for (const name of list.split(", ")) passed.push(townAt(name, passed.at(-1)));
  const windings = windingsOf(number, passed);
  for (const [index, here] of passed.entries()) {
    const before = passed[index - 1];
    if (before === undefined || before === here) continue;
    const [from, to] = [Math.min(before, here), Math.max(before, here)];
    const km = Math.round(lineKm(before, here) * (windings[index] ?? usualWinding) * 10) / 10;
    // "NH 48 south" is a part of NH 48. Of several roads that share a leg the first names it.
    const road = number.replace(/ (north|south|east|west|Bhopal)$/, "");
    if (legs.has(`${from} ${to}`)) continue;
    legs.set(`${from} ${to}`, [from, to, road, km, hillRoads.includes(road) ? 1 : 0]);
  }
}
for (const [road, from, to] of roadLengths)
  if (!scaled.has(`${road} ${from} ${to}`)) throw new Error(`${road} does not lead from ${from} to ${to}`);
await writeFile("src/shared/trips/roads.json", `${JSON.stringify({ towns, legs: [...legs.values()] })}\n`);
console.log(`${towns.length} towns, ${legs.size} legs`);

/** The index of the town with this name that is nearest to the one before. */
function townAt(name: string, before: number | undefined): number {
  const own = linkTowns[name] ?? otherTowns[name];
  const found = own ? [own] : (known.get(name) ?? []).map(({ geometry }) => geometry.coordinates);
  const [, lat = 0, lng = 0] = (before === undefined ? undefined : towns[before]) ?? [];
  const apart = ([x, y]: readonly [number, number]) => Math.hypot(x - lng, y - lat);
  const [nearest] = before === undefined ? found : found.toSorted((a, b) => apart(a) - apart(b));
  if (!nearest) throw new Error(`No town is called ${name}`);
  // A town's name without what tells it from another of that name.
  const shown = name.replace(/ (Karnataka|Garhwal|Tripura|Bushahr)$/, "");
  const [x, y] = nearest.map((degrees) => Math.round(degrees * 1000) / 1000) as [number, number];
  const at = towns.findIndex(
    ([other, otherLat, otherLng]) => other === shown && Math.hypot(otherLat - y, otherLng - x) < sameTown,
  );
  return at >= 0 ? at : towns.push([shown, y, x]) - 1;
}

/** How much longer than its line each leg of a road is, at the index of its end. */
function windingsOf(number: string, passed: readonly number[]): number[] {
  const windings: number[] = [];
  const stationOf = (name: string) => passed.findIndex((index) => towns[index]?.[0] === name);
  for (const [, from, to, km] of roadLengths.filter(([road]) => road === number)) {
    const [first, last] = [stationOf(from), stationOf(to)].sort((a, b) => a - b) as [number, number];
    // Another road with this number has it.
    if (first < 0) continue;
    scaled.add(`${number} ${from} ${to}`);
    const line = passed
      .slice(first + 1, last + 1)
      .map((here, at) => lineKm(passed[first + at] ?? here, here));
    const winding = km / line.reduce((sum, part) => sum + part, 0);
    for (let at = first + 1; at <= last; at++) windings[at] = winding;
    if (winding < 1 || winding > 1.6)
      console.warn(`${number}, ${from} to ${to}: ${winding.toFixed(2)} times the line`);
  }
  return windings;
}

function lineKm(from: number, to: number): number {
  const [one, other] = [from, to].map((index) => {
    const [, lat = 0, lng = 0] = towns[index] ?? [];
    return { lat, lng };
  });
  return one && other ? distanceKm(one, other) : 0;
}
