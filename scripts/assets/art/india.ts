/**
 * India in outline, with the states' borders, in web Mercator. The outline follows the Survey of
 * India (after
 * @india-boundary-corrector/data and Natural Earth, both free to use), simplified to about 4 km:
 * a picture, not a map to measure on.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { indiaWithin, posterProjection, posterSize } from "../../../src/features/stations/map/poster-view.ts";
import { type Art, type Point, rect, path as shape } from "./kit.ts";

type LonLat = [number, number];
const outline: { rings: LonLat[][] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "india.json"), "utf8"),
);

function draw(
  lines: LonLat[][],
  at: (lon: number, lat: number) => Point,
  close: boolean,
  digits = 1,
): string {
  return lines
    .map(
      (points) =>
        `M${points
          .map(([lon, lat]) =>
            at(lon, lat)
              .map((n) => Number(n.toFixed(digits)))
              .join(" "),
          )
          .join("L")}${close ? "z" : ""}`,
    )
    .join("");
}

/** The outline as one path. */
export function indiaPath(w: number, h: number, digits = 1): string {
  return draw(outline.rings, indiaWithin(w, h), true, digits);
}

const cities: [name: string, lon: number, lat: number, size: number, side: "start" | "end"][] = [
  ["Delhi", 77.2, 28.6, 8, "start"],
  ["Jaipur", 75.8, 26.9, 4.5, "end"],
  ["Lucknow", 80.9, 26.8, 4.5, "start"],
  ["Ahmedabad", 72.6, 23, 5.5, "end"],
  ["Kolkata", 88.4, 22.6, 6, "start"],
  ["Mumbai", 72.9, 19.1, 8, "end"],
  ["Pune", 73.9, 18.5, 5, "start"],
  ["Hyderabad", 78.5, 17.4, 7, "start"],
  ["Bengaluru", 77.6, 12.97, 7, "end"],
  ["Chennai", 80.25, 13.05, 11, "start"],
  ["Coimbatore", 77, 11, 5, "end"],
  ["Kochi", 76.3, 9.9, 4.5, "end"],
  ["Madurai", 78.1, 9.9, 4, "start"],
  ["Nagpur", 79.1, 21.1, 4.5, "start"],
  ["Bhubaneswar", 85.8, 20.3, 4, "start"],
  ["Guwahati", 91.7, 26.1, 4.5, "start"],
];

interface Feature {
  properties: { kind: string; name?: string; rank?: number };
  geometry:
    | { type: "Polygon" | "MultiLineString"; coordinates: LonLat[][] }
    | { type: "MultiPolygon"; coordinates: LonLat[][][] }
    | { type: "LineString"; coordinates: LonLat[] }
    | { type: "Point"; coordinates: LonLat };
}

/** The lines of all features of a kind in a file of the live map. */
function mapLines(file: string, kind: string): LonLat[][] {
  return mapFeatures(file)
    .filter(({ properties }) => properties.kind === kind)
    .flatMap(({ geometry }): LonLat[][] => {
      if (geometry.type === "MultiPolygon") return geometry.coordinates.flat();
      if (geometry.type === "LineString") return [geometry.coordinates];
      return geometry.type === "Point" ? [] : geometry.coordinates;
    });
}

/** The rivers that the live map shows in its first view. */
function largeRivers(): LonLat[][] {
  return mapFeatures("ground")
    .filter(({ properties }) => properties.kind === "river" && properties.rank === 1)
    .flatMap(({ geometry }) => (geometry.type === "MultiLineString" ? geometry.coordinates : []));
}

function mapFeatures(file: string): Feature[] {
  const folder = path.join(import.meta.dirname, "../../../public/map");
  return JSON.parse(readFileSync(path.join(folder, `${file}.json`), "utf8")).features;
}

/** The colours of the live map (`--map-*` in tokens.css). */
const mapColours = {
  ...{
    sea: "#c2dadf",
    abroad: "#eaebe5",
    land: "#f4f4ee",
    water: "#b2d2da",
    border: "#4b6c5d",
    faint: "#a5aea3",
  },
  city: "#27332d",
};

/**
 * The live map before it is loaded, from the same data: 1000 by 1000 with India in the middle. `nameOf` a city is what
 * the picture calls it.
 */
export function mapPoster(a: Art, nameOf: (city: string) => string): string {
  const size = posterSize;
  const at = posterProjection();
  const { sea, abroad, land, water, border, faint, city } = mapColours;
  const stroke = (color: string, width: number, more = "") =>
    `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" ${more}`;
  a.add(
    rect(0, 0, size, size, sea),
    shape(draw(mapLines("areas", "land"), at, true), abroad, 'fill-rule="evenodd"'),
    shape(draw(mapLines("areas", "india"), at, true), land, 'fill-rule="evenodd"'),
    shape(draw(largeRivers(), at, false), "none", stroke(water, 2.4)),
    shape(draw(mapLines("ground", "lake"), at, true), water),
    shape(draw(mapLines("lines", "state"), at, false), "none", stroke(faint, 1.2, 'stroke-dasharray="4 3"')),
    shape(draw(mapLines("lines", "neighbour"), at, false), "none", stroke(faint, 1.2)),
    shape(draw(mapLines("lines", "border"), at, false), "none", stroke(border, 2)),
  );
  for (const { properties, geometry } of mapFeatures("labels")) {
    // Pune is too near to Mumbai.
    if (properties.rank !== 1 || geometry.type !== "Point" || properties.name === "Pune") continue;
    const [lon] = geometry.coordinates;
    const [x, y] = at(...geometry.coordinates);
    // Beside the city, where the finder has a pin: over the sea, or above it inland.
    const side = lon > 80 ? 1 : lon < 74 ? -1 : 0;
    const anchor = side > 0 ? "start" : side < 0 ? "end" : "middle";
    const [labelX, labelY] = side === 0 ? [x, y - 14] : [x + 14 * side, y + 6];
    a.add(a.text(nameOf(properties.name ?? ""), labelX, labelY, 20, { weight: 700, fill: city, anchor }));
  }
  return a.svg(size, size);
}

/** The same shape as a small drawing that the browser can paint itself: no filter, no text. */
export function miniIndia(): string {
  const at = indiaWithin(132, 140);
  const rings = outline.rings
    .filter((ring) => ring.length > 30)
    .map((ring) => ring.filter((_, i) => i % 4 === 0));
  const dots = cities
    .filter(([, , , r]) => r >= 6)
    .map(([, lon, lat, r]) => {
      const [x, y] = at(lon, lat).map((n) => n.toFixed(1));
      return `<circle cx="${x}" cy="${y}" r="${(r * 0.9).toFixed(1)}" fill="#1fe58a" opacity=".22"/><circle cx="${x}" cy="${y}" r="${(r * 0.36).toFixed(1)}" fill="#1fe58a"/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 140" width="132" height="140"><path d="${draw(rings, at, true)}" fill="#285644" stroke="#6fae90" stroke-linejoin="round"/>${dots.join("")}</svg>\n`;
}
