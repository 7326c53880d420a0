import { expect, it } from "vitest";
import { placeOnLine, tripLine } from "#shared/trips/trip-line.ts";
import { readTripPlace } from "#shared/trips/trip-places.ts";

function lineOf(from: string, to: string) {
  const [start, end] = [readTripPlace(from), readTripPlace(to)];
  if (!start || !end) throw new Error(`${from} or ${to} is not known`);
  return tripLine(start, end);
}

it("is within a tenth of the length of the road", () => {
  const known: [from: string, to: string, km: number][] = [
    ["Mumbai", "Pune", 150],
    ["Pune", "Bengaluru", 840],
    ["Delhi", "Chandigarh", 245],
    ["Delhi", "Agra", 233],
    ["Mumbai", "Goa", 580],
    ["Chennai", "Coimbatore", 505],
    ["Bengaluru", "Coimbatore", 363],
    ["Jaipur", "Udaipur", 410],
    ["Patna", "Ranchi", 325],
    ["Kolkata", "Siliguri", 570],
    ["Madurai", "Chennai", 462],
    ["Amritsar", "Delhi", 450],
    ["Chennai", "Bengaluru", 347],
    ["Mangaluru", "Bengaluru", 350],
  ];
  for (const [from, to, km] of known) {
    const line = lineOf(from, to);
    expect(line.basis).toBe("road");
    expect(Math.abs(line.km / km - 1), `${from} to ${to}: ${line.km}`).toBeLessThan(0.1);
    expect(lineOf(to, from).km).toBeCloseTo(line.km, 3);
  }
});

it("begins and ends at the places, and has the towns between in order", () => {
  const line = lineOf("Mumbai", "Kolhapur");
  expect(line.towns).toEqual(["Mumbai", "Panvel", "Lonavala", "Pune", "Satara", "Karad", "Kolhapur"]);
  const pune = placeOnLine({ lat: 18.52, lng: 73.86 }, line);
  expect(pune.offKm).toBeLessThan(5);
  expect(pune.atKm).toBeGreaterThan(140);
  expect(pune.atKm).toBeLessThan(155);
});

it("goes around hills where another road is hardly longer", () => {
  expect(lineOf("Chennai", "Bengaluru").towns).toContain("Krishnagiri");
});

it("takes the air line where no road is near", () => {
  expect(lineOf("11.62,92.73", "Chennai")).toMatchObject({ basis: "air line", roads: [], towns: [] });
});
