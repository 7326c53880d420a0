import { describe, expect, it } from "vitest";
import { inNamedCity, matching, noFilters } from "../../../../../src/features/stations/filters.ts";
import type { connectorStandards } from "../../../../../src/shared/contract/station-fields.ts";
import { finderStation } from "./finder-stations.ts";

const noon = Date.parse("2026-11-21T12:00:00+05:30");
const stations = [
  station("Kochi Marine Drive", "Shanmugham Road", "06:00 AM - 11:00 PM", [
    ["CHARGING", "TYPE2", 7],
    ["CHARGING", "CCS2", 120],
  ]),
  station("Café Stop Bhopal", "MP Nagar", "06:00 PM - 11:00 PM", [["AVAILABLE", "CCS2", 60]]),
];

describe("the filters of the finder", () => {
  it("let everything through when nothing is set", () => {
    expect(names()).toEqual(["Kochi Marine Drive", "Café Stop Bhopal"]);
  });

  it("find a part of the name or the address, whatever its case, accents and spaces", () => {
    expect(names({ search: "cafe" })).toEqual(["Café Stop Bhopal"]);
    expect(names({ search: "CAFÉ  stop" })).toEqual(["Café Stop Bhopal"]);
    expect(names({ search: "shanmugham" })).toEqual(["Kochi Marine Drive"]);
    expect(names({ search: "nowhere" })).toEqual([]);
  });

  it("want the power at a connector of this kind, and a free point at the station", () => {
    expect(names({ connector: "CCS2" })).toEqual(["Kochi Marine Drive", "Café Stop Bhopal"]);
    expect(names({ connector: "CCS2", minPower: 120 })).toEqual(["Kochi Marine Drive"]);
    expect(names({ connector: "CCS2", availableNow: true })).toEqual(["Café Stop Bhopal"]);
    expect(names({ connector: "TYPE2", minPower: 30 })).toEqual([]);
  });

  it("leave out what is closed at this minute", () => {
    expect(names({ openNow: true })).toEqual(["Kochi Marine Drive"]);
  });
});

describe("the stations that the map goes to", () => {
  const [bengaluru, krishnagiri] = ["Bengaluru", "Krishnagiri"].map((city) =>
    finderStation({ slug: city, city, address: "Chennai-Bengaluru highway" }),
  );
  const found = [bengaluru, krishnagiri].filter((one) => one !== undefined);

  it("are those in the city that a search names, in any spelling", () => {
    expect(inNamedCity(found, "bangalore")).toEqual([bengaluru]);
  });

  it("are all that were found where none is in it", () => {
    expect(inNamedCity(found, "Chennai")).toEqual(found);
    expect(inNamedCity(found, "")).toEqual(found);
  });
});

function names(filters: Partial<typeof noFilters> = {}): string[] {
  return matching(stations, { ...noFilters, ...filters }, noon).found.map(({ station }) => station.name);
}

type Point = ["AVAILABLE" | "CHARGING", (typeof connectorStandards)[number], number];

function station(name: string, address: string, timing: string, points: Point[]) {
  const free = points.filter(([status]) => status === "AVAILABLE").length;
  const connectors = points.map(([, standard, maxPowerKw]) => ({ standard, maxPowerKw, count: 1 }));
  return finderStation({
    ...{ slug: name, name, address, timing, isLive: true },
    equipment: { points: points.length, broken: 0, connectors },
    counts: { free, total: points.length, unknown: 0, broken: 0, confirmedAt: noon, lastFreeAt: noon },
  });
}
