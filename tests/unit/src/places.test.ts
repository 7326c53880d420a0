import { describe, expect, test } from "vitest";
import { tripLine } from "#shared/trips/trip-line.ts";
import { cityAddress, fullAddress } from "#src/features/stations/full-address.ts";
import { mapLabels } from "#src/features/stations/place/map-labels.ts";
import { placePicture } from "#src/features/stations/place/place-picture.server.ts";
import { nearestOn, type Point } from "#src/features/stations/place/projection.ts";
import { tripPicture } from "#src/features/stations/place/trip-picture.server.ts";
import { keepTogether } from "#src/lib/keep-together.ts";

describe("an address with its city", () => {
  test.each([
    ["Service road, Krishnagiri", "Krishnagiri", "Service road, Krishnagiri"],
    ["Second Avenue, Anna Nagar", "Chennai", "Second Avenue, Anna Nagar, Chennai"],
    ["Patto Plaza, PANAJI, ", "Panaji", "Patto Plaza, Panaji"],
    ["Panaji", "Panaji", "Panaji"],
  ])("names the city once: %s", (address, city, text) => {
    expect(cityAddress({ address, city })).toBe(text);
    expect(fullAddress({ address, city, pincode: "600001" })).toBe(`${text} 600001`);
  });
});

test("a number stays on one line with its unit, in either language, and with nothing else", () => {
  expect(keepTogether("60 kW for 20 minutes, 0.15 kWh per km, ₹3 lakh, 1,820 mm, 5 km")).toBe(
    "60\u00a0kW for 20 minutes, 0.15\u00a0kWh per km, ₹3\u00a0lakh, 1,820\u00a0mm, 5\u00a0km",
  );
  expect(keepTogether("98.7 %, 32 A, 50 Hz, 5 minutes, ₹20/kWh + ₹1/मिनट, a 3-year warranty")).toBe(
    "98.7\u00a0%, 32\u00a0A, 50\u00a0Hz, 5 minutes, ₹20/\u2060kWh + ₹1/\u2060मिनट, a 3-\u2060year warranty",
  );
  expect(keepTogether("60 किलोवाट, 15 किमी, 3 लाख और 20 Vans")).toBe(
    "60\u00a0किलोवाट, 15\u00a0किमी, 3\u00a0लाख और 20 Vans",
  );
  expect(keepTogether("440 × 440 × 1,820 mm (W × D × H)")).toBe(
    "440\u00a0× 440\u00a0× 1,820\u00a0mm (W\u00a0×\u00a0D\u00a0×\u00a0H)",
  );
  expect(keepTogether("single-phase, थ्री-फ़ेज़, plug-in")).toBe("single-\u2060phase, थ्री-\u2060फ़ेज़, plug-in");
  expect(keepTogether("in 8 h 20 min, a 4 hour walk")).toBe("in 8\u00a0h\u00a020\u00a0min, a 4 hour walk");
});

test("a range that begins below zero has a minus and stays on one line, in either language", () => {
  expect(keepTogether("from -30 to +50 °C")).toBe("from −30\u00a0to\u00a0+50\u00a0°C");
  expect(keepTogether("-30 से +50 °C तक")).toBe("−30\u00a0से\u00a0+50\u00a0°C तक");
  expect(keepTogether("OCPP 1.6-2.0, IEC 61851-1, AIS-138")).toBe("OCPP 1.6-2.0, IEC 61851-1, AIS-138");
});

test("stations of one city share a pin in the picture of their state, called after the city", () => {
  const adyar = { name: "Adyar", city: "Chennai", lat: 13.08, lng: 80.27 };
  const guindy = { name: "Guindy", city: "Chennai", lat: 13.01, lng: 80.21 };
  const coimbatore = { name: "Gandhipuram", city: "Coimbatore", lat: 11.02, lng: 76.99 };
  const state = placePicture([adyar, guindy, coimbatore]);
  expect(state?.pins).toHaveLength(2);
  expect(state?.labels.map(({ name }) => name)).toEqual(["Chennai", "Coimbatore"]);
  expect(placePicture([adyar, guindy])?.labels.map(({ name }) => name)).toEqual(["Adyar", "Guindy"]);
  expect(placePicture([adyar])?.labels.map(({ name }) => name)).toEqual(["Chennai"]);
});

test("the names of a network are within its picture, and the first ones in large letters are clear of each other", () => {
  const names = ["Mumbai", "Pune", "Nashik", "Surat", "Lonavala", "Thiruvananthapuram"];
  const cities = names.map((name, index) => ({ name, at: [60 + index * 8, 300 + index * 30] as Point }));
  const labels = mapLabels(cities, {
    ways: [cities.map(({ at }) => at)],
    size: { width: 620, height: 600 },
    mainCount: 12,
  });
  expect(labels.length).toBeGreaterThan(3);
  const lines = labels.filter(({ isMain }) => isMain).map(({ y, anchor }) => `${anchor} ${y}`);
  expect(new Set(lines).size).toBe(lines.length);
  for (const { x, anchor } of labels) if (anchor === "end") expect(x).toBeGreaterThan(60);
});

const mumbai = { name: "Mumbai", lat: 19.08, lng: 72.88 };
const pune = { name: "Pune", lat: 18.52, lng: 73.86 };
const shown = {
  ends: [mumbai, pune],
  towns: [],
  advisedCount: 0,
  stations: [mumbai, pune],
  points: tripLine(mumbai, pune).points,
  gaps: [],
} as const;

test("a long part of a trip is drawn in place of the way, which ends where it begins", () => {
  const path = (gaps: [number, number][], layer: string) =>
    tripPicture({ ...shown, gaps })?.paths.find((one) => one.layer === layer)?.d;
  expect(path([], "gap")).toBeUndefined();
  const corners = cornersOf(path([[40, 110]], "way") ?? "");
  const [gap = []] = [cornersOf(path([[40, 110]], "gap") ?? "")];
  expect(corners).toContainEqual(gap.at(0));
  expect(corners).toContainEqual(gap.at(-1));
  for (const corner of gap.slice(1, -1)) expect(corners).not.toContainEqual(corner);
});

test("the names of a trip's ends are beside its pins, off the gap's words", () => {
  const picture = tripPicture({ ...shown, gaps: [[0, 150]] });
  expect(picture?.labels.map(({ name }) => name)).toEqual(["Mumbai", "Pune"]);
  for (const [index, { x, y }] of (picture?.labels ?? []).entries()) {
    const end = picture?.pins[index]?.at ?? [0, 0];
    expect(distance([x, y], end)).toBeGreaterThan(18);
    expect(distance([x, y], end)).toBeLessThan(60);
  }
});

test("the road beside a trip's way is on that way", () => {
  const picture = tripPicture(shown);
  const road = picture?.paths.find(({ layer }) => layer === "highways")?.d ?? "";
  const way = picture?.paths.find(({ layer }) => layer === "casing")?.d ?? "";
  const shared = cornersOf(road).filter((corner) =>
    cornersOf(way).some((other) => distance(corner, other) < 60),
  );
  expect(shared.length).toBeGreaterThan(2);
  for (const corner of shared) {
    const near = nearestOn(cornersOf(way), corner);
    const off = distance(corner, near);
    expect(off <= 3 || off > 34, `${corner} is ${off} px off`).toBe(true);
  }
});

/** The corners of a path of relative steps. */
function cornersOf(d: string): Point[] {
  return [...d.matchAll(/M(-?\d+) ?(-?\d+)l([^M]*)/g)].flatMap(([, x, y, steps = ""]) => {
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number);
    const at: Point = [Number(x), Number(y)];
    const corners: Point[] = [[...at]];
    for (let index = 0; index < numbers.length; index += 2) {
      at[0] += numbers[index] ?? 0;
      at[1] += numbers[index + 1] ?? 0;
      corners.push([...at]);
    }
    return corners;
  });
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
