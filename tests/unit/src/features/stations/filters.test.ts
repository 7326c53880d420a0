import { describe, expect, it } from "vitest";
import { matching, noFilters, searchKey } from "../../../../../src/features/stations/filters.ts";
import type { Station } from "../../../../../src/shared/contract/stations.ts";

const noon = new Date("2026-11-21T12:00:00+05:30");
const stations = [
  station("Kochi Marine Drive", "Shanmugham Road", "06:00 AM - 11:00 PM", [
    ["AVAILABLE", "TYPE2", 7],
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

  it("keep the vowel signs of Indian scripts apart", () => {
    expect(searchKey("कि")).not.toBe(searchKey("क"));
  });

  it("want the connector, the power and the free place at one charging point", () => {
    expect(names({ connector: "CCS2" })).toEqual(["Kochi Marine Drive", "Café Stop Bhopal"]);
    expect(names({ connector: "CCS2", minPower: 120 })).toEqual(["Kochi Marine Drive"]);
    expect(names({ connector: "CCS2", availableNow: true })).toEqual(["Café Stop Bhopal"]);
    expect(names({ connector: "TYPE2", minPower: 30 })).toEqual([]);
  });

  it("leave out what is closed at this minute", () => {
    expect(names({ openNow: true })).toEqual(["Kochi Marine Drive"]);
  });
});

function names(filters: Partial<typeof noFilters> = {}): string[] {
  return matching(stations, { ...noFilters, ...filters }, noon).map(({ name }) => name);
}

type Point = [
  Station["evses"][number]["status"],
  Station["evses"][number]["connectors"][number]["standard"],
  number,
];

function station(name: string, address: string, timing: string, points: Point[]): Station {
  return {
    id: name,
    slug: name,
    name,
    address,
    city: "",
    state: "",
    pincode: "",
    lat: 0,
    lng: 0,
    rating: null,
    chargers: points.length,
    availability: points.filter(([status]) => status === "AVAILABLE").length,
    speed: "",
    price: 15,
    maxCapacity: "",
    timing,
    timingSecond: null,
    amenities: [],
    facilities: [],
    storeNumber: null,
    customerCareNumber: null,
    evses: points.map(([status, standard, maxPowerKw], index) => ({
      uid: String(index),
      status,
      connectors: [{ id: "1", standard, powerType: "DC", maxPowerKw }],
    })),
    lastUpdated: "2026-11-21T00:00:00.000Z",
  };
}
