import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  type AreaShape,
  edgesNear,
  type Feature,
  isInside,
  type Line,
  type Polygon,
  type Position,
  polygonsOf,
} from "../../../scripts/assets/basemap/geometry.ts";
import placeWords from "../../../src/content/hi/places.json" with { type: "json" };

const files = { areas: text("areas"), lines: text("lines"), labels: text("labels") };
const india = featuresOf("areas", "india").flatMap(({ geometry }) => polygonsOf(geometry as AreaShape));
const labels = [...featuresOf("labels", "state"), ...featuresOf("labels", "city")];

/** Places that foreign maps often put outside India, and some that are certainly inside. */
const inIndia: Record<string, Position> = {
  "Aksai Chin": [79.2, 35.2],
  Gilgit: [74.3, 35.92],
  Muzaffarabad: [73.47, 34.37],
  Shaksgam: [76.6, 36.05],
  Siachen: [77.1, 35.42],
  Tawang: [91.87, 27.59],
  Walong: [97.0, 28.13],
  Dibang: [95.9, 28.8],
  Demchok: [79.45, 32.7],
  Leh: [77.58, 34.16],
  Delhi: [77.2, 28.6],
};
const abroad: Record<string, Position> = {
  Lahore: [74.35, 31.55],
  Islamabad: [73.05, 33.68],
  Lhasa: [91.1, 29.65],
  Thimphu: [89.64, 27.47],
  Kathmandu: [85.32, 27.71],
  Dhaka: [90.4, 23.8],
  Khotan: [79.9, 37.1],
  Muscat: [58.4, 23.5],
  Hanoi: [105.8, 21.0],
};

describe("The embedded map of India", () => {
  it.each(Object.entries(inIndia))("has %s in India", (_name, at) => {
    expect(isInside(at, india)).toBe(true);
  });

  it.each(Object.entries(abroad))("has %s outside India", (_name, at) => {
    expect(isInside(at, india)).toBe(false);
  });

  it("reaches as far north and east as India claims", () => {
    const corners = india.flat(2);
    expect(Math.max(...corners.map(([, lat]) => lat))).toBeGreaterThan(37);
    expect(Math.max(...corners.map(([lng]) => lng))).toBeGreaterThan(97.3);
  });

  it("draws no line of control: its border runs along the outline only", () => {
    const nearOutline = edgesNear(india);
    const border = linesOf("border").flat();
    expect(border.length).toBeGreaterThan(1000);
    expect(border.filter((at) => isInside(at, india) && !nearOutline(at, 0.03))).toEqual([]);
  });

  it("draws no border of the neighbours through India", () => {
    const nearOutline = edgesNear(india);
    const borders = linesOf("neighbour").flat();
    expect(borders.length).toBeGreaterThan(500);
    expect(borders.filter((at) => isInside(at, india) && !nearOutline(at, 0.03))).toEqual([]);
  });

  it("has the islands of Lakshadweep, and of Andaman and Nicobar", () => {
    const within = ([west, south, east, north]: [number, number, number, number]) =>
      india.filter(([ring = []]: Polygon) =>
        ring.every(([x, y]) => x > west && x < east && y > south && y < north),
      );
    expect(within([71, 8, 74, 12.5]).length).toBeGreaterThanOrEqual(10);
    expect(within([92, 6.5, 94.5, 14]).length).toBeGreaterThanOrEqual(15);
  });

  it("names the 36 states and union territories as they are called in India", () => {
    const names = featuresOf("labels", "state").map(({ properties }) => properties.name);
    expect(names).toHaveLength(36);
    expect(names).toEqual(
      expect.arrayContaining(["Ladakh", "Jammu and Kashmir", "Telangana", "Odisha", "Uttarakhand"]),
    );
    const others = /azad|gilgit-baltistan|aksai|xizang|tibet|orissa|uttaranchal/i;
    expect(labels.filter(({ properties }) => others.test(String(properties.name)))).toEqual([]);
  });

  it("has lines between states, Telangana's and Ladakh's too", () => {
    const nearLine = edgesNear(linesOf("state").map((line) => [line]));
    expect(nearLine([80.0, 16.7], 0.25) || nearLine([79.5, 16.6], 0.25)).toBe(true);
    expect(nearLine([75.7, 34.4], 0.25) || nearLine([76.2, 33.9], 0.25)).toBe(true);
  });

  it("has a name in Hindi for states and all but small towns", () => {
    const shown = labels.filter(({ properties }) => properties.rank !== 5);
    expect(shown.length).toBeGreaterThan(400);
    expect(shown.filter(({ properties }) => !(String(properties.name) in placeWords))).toEqual([]);
  });

  it("names towns of today's names, each at a place in India", () => {
    const cities = featuresOf("labels", "city");
    const names = new Set(cities.map(({ properties }) => properties.name));
    expect(cities.length).toBeGreaterThan(1500);
    for (const name of ["Prayagraj", "Gurugram", "Mysuru", "Kochi", "Sri Vijaya Puram", "Leh"]) {
      expect(names).toContain(name);
    }
    expect(names).not.toContain("Allahabad");
    const [capital] = cities.filter(({ properties }) => properties.name === "Bhubaneswar");
    expect(capital?.properties.rank).toBe(2);
    expect(
      cities.filter(({ geometry }) => !isInside(geometry.coordinates as Position, india)).length,
    ).toBeLessThan(60);
  });

  it("weighs at most 120 kB with brotli", () => {
    const sizes = Object.values(files).map((file) => brotliCompressSync(file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  });

  it("has every coordinate within its extent", () => {
    for (const file of Object.values(files)) {
      for (const [lng, lat] of positionsIn(
        JSON.parse(file).features.map(({ geometry }: Feature) => geometry.coordinates),
      )) {
        expect(lng >= 40 && lng <= 126 && lat >= -2 && lat <= 46, `${lng}, ${lat}`).toBe(true);
      }
    }
  });

  it("ships its sources' licences", () => {
    const licences = readFileSync("public/map/LICENCES.txt", "utf8");
    for (const source of [
      "OpenStreetMap contributors",
      "Natural Earth",
      "GeoNames",
      "Apache Superset",
      "ODbL",
    ]) {
      expect(licences).toContain(source);
    }
    expect(readFileSync("public/map/apache-2.0.txt", "utf8")).toContain("Version 2.0, January 2004");
  });
});

function text(name: string): string {
  return readFileSync(`public/map/${name}.json`, "utf8");
}

function featuresOf(file: keyof typeof files, kind: string): Feature[] {
  return (JSON.parse(files[file]).features as Feature[]).filter(({ properties }) => properties.kind === kind);
}

function linesOf(kind: string): Line[] {
  return featuresOf("lines", kind).flatMap(({ geometry }) => geometry.coordinates as Line[]);
}

function positionsIn(value: unknown): Position[] {
  if (!Array.isArray(value)) return [];
  return typeof value[0] === "number" ? [value as Position] : value.flatMap(positionsIn);
}
