import { gap, type Line, type Position } from "./geometry.ts";
import type { Tools } from "./tools.ts";

/** India's external boundary as India draws it, where the usual maps show another one. */
export interface OfficialLines {
  /** Jammu & Kashmir and Ladakh, from Punjab round to Himachal Pradesh. */
  north: Line;
  /** Arunachal Pradesh, from Bhutan round to Myanmar. */
  east: Line;
  /** Shipki and Kaurik, Nelang, Barahoti: short stretches on their own. */
  pockets: Line[];
}

const archive = "@india-boundary-corrector/data/india_boundary_corrections.pmtiles";
const layers = ["to-add-osm", "to-add-osm-disp"];

/** How far apart the ends of two stretches may be that belong together, in degrees. */
const joint = 0.02;

/** Reads the lines from one tile each: at these zooms they are whole, and generalised enough. */
export async function officialLines(tools: Tools): Promise<OfficialLines> {
  const northern = await linesAround(tools, 4, [77, 34]);
  const eastern = await linesAround(tools, 5, [94, 28]);
  return {
    north: chain(northern, [75.333, 32.329], [78.393, 32.533]),
    east: chain(eastern, [92.115, 26.895], [95.235, 26.682]),
    pockets: northern.filter((line) => line.every(([x, y]) => x > 78 && y < 32.3)),
  };
}

async function linesAround(tools: Tools, zoom: number, [lng, lat]: Position): Promise<Line[]> {
  const tiles = 2 ** zoom;
  const x = Math.floor(((lng + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * tiles);
  const tile = await tools.openArchive(tools.place(archive)).getZxy(zoom, x, y);
  if (!tile) throw new Error(`The archive of boundary corrections has no tile ${zoom}/${x}/${y}`);
  const found = tools.vectorLayers(tile.data);
  return layers.flatMap((name) => {
    const layer = found[name];
    if (!layer) return [];
    return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((one) => {
      const { type, coordinates } = one.toGeoJSON(x, y, zoom).geometry;
      return type === "LineString" ? [coordinates as Line] : (coordinates as Line[]);
    });
  });
}

/** One line from start to end along the given ones, each used once and in either direction. */
function chain(lines: readonly Line[], start: Position, end: Position): Line {
  const used = new Set<Line>();
  const path: Line[] = [];

  function walk(at: Position): boolean {
    if (path.length > 0 && gap(at, end) < joint) return true;
    for (const line of lines) {
      if (used.has(line)) continue;
      for (const next of [line, line.toReversed()]) {
        const [first, last] = [next[0], next.at(-1)];
        if (!first || !last || gap(first, at) > joint) continue;
        used.add(line);
        path.push(next);
        if (walk(last)) return true;
        path.pop();
        used.delete(line);
      }
    }
    return false;
  }

  if (!walk(start)) throw new Error(`No line leads from ${start} to ${end}`);
  return path.flatMap((line, index) => (index === 0 ? line : line.slice(1)));
}
