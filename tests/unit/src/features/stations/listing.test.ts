import { describe, expect, it } from "vitest";
import { pageSizes } from "#shared/limits.ts";
import { noFilters } from "#src/features/stations/filters.ts";
import {
  areaListing,
  canonicalListPath,
  readListQuery,
  stationListing,
} from "#src/features/stations/listing.ts";
import { finderStation } from "./finder-stations.ts";

const now = Date.parse("2026-11-21T12:00:00+05:30");

const range = { from: 0, to: 0, perMinute: 0, perSession: 0, gstIncluded: true };

describe("the list of stations", () => {
  it("is by state and city, in alphabetical order", () => {
    const all = [station("Kerala", "Kochi"), station("Kerala", "Alappuzha"), station("Assam", "Guwahati")];
    const { groups, states } = stationListing(all, { filters: noFilters, page: 1 }, now);
    expect(groups.map(({ state }) => state)).toEqual(["Assam", "Kerala"]);
    expect(groups[1]?.stations.map(({ city }) => city)).toEqual(["Alappuzha", "Kochi"]);
    expect(states).toEqual([
      { value: "assam", label: "Assam (1)" },
      { value: "kerala", label: "Kerala (2)" },
    ]);
  });

  it("has pages, and a filter by state", () => {
    const bihar = Array.from({ length: pageSizes.stations }, (_, index) => station("Bihar", `City ${index}`));
    const all = [...bihar, station("Goa", "Panaji")];
    const second = stationListing(all, { filters: noFilters, page: 2 }, now);
    expect(second.groups.map(({ state }) => state)).toEqual(["Goa"]);
    expect(second.pagination).toMatchObject({ page: 2, total: all.length, totalPages: 2 });
    const inGoa = stationListing(all, { filters: { ...noFilters, state: "goa" }, page: 1 }, now);
    expect(inGoa.groups.map(({ state }) => state)).toEqual(["Goa"]);
    expect(inGoa.states).toEqual(second.states);
  });

  it("has a page for each state and city, with counts", () => {
    const all = [
      { ...station("Kerala", "Kochi"), price: { ...range, from: 18, to: 18 } },
      { ...station("Kerala", "Fort Kochi"), price: { ...range, from: 15, to: 15 } },
      station("Assam", "Guwahati"),
    ];
    const kerala = areaListing(all, { state: "Kerala", page: 1, now });
    expect(kerala?.cities).toEqual([
      { city: "Fort Kochi", count: 1 },
      { city: "Kochi", count: 1 },
    ]);
    expect(kerala?.facts).toMatchObject({ stations: 2, prices: [15, 18] });
    const fort = areaListing(all, { state: "Kerala", citySlug: "fort-kochi", page: 1, now });
    expect(fort).toMatchObject({ city: "Fort Kochi", pagination: { total: 1 } });
    expect(areaListing(all, { state: "Goa", page: 1, now })).toBeNull();
    expect(areaListing(all, { state: "Kerala", citySlug: "munnar", page: 1, now })).toBeNull();
  });

  it("counts the stations of a place that are open at each time of the coming days", () => {
    const open = (from: string, to: string) => ({
      ...station("Goa", "Panaji"),
      times: { hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to })), exceptions: [] },
    });
    const all = [
      open("00:00", "00:00"),
      open("06:00", "23:00"),
      open("09:00", "01:00"),
      station("Goa", "Margao"),
    ];
    const { openAllDay, openCounts } = areaListing(all, { state: "Goa", page: 1, now })?.facts ?? {};
    const at = (time: string) =>
      openCounts?.find(([from, to]) => Date.parse(time) >= from && Date.parse(time) < to)?.[2];
    expect(openAllDay).toBe(1);
    expect(
      ["00:30", "01:00", "06:00", "08:59", "12:00", "23:00"].map((clock) =>
        at(`2026-11-21T${clock}:00+05:30`),
      ),
    ).toEqual([2, 1, 2, 2, 3, 2]);
    expect(at("2026-11-28T12:00:00+05:30")).toBe(3);
    expect(at("2026-11-29T00:00:00+05:30")).toBeUndefined();
    const unknown = areaListing([station("Goa", "Panaji")], { state: "Goa", page: 1, now });
    expect(unknown?.facts.openCounts).toEqual([]);
  });

  it("names the nearest cities beyond a state as beyond a city, from the nearest of its own, none too far", () => {
    const connectors = [{ standard: "CCS2" as const, maxPowerKw: 120, count: 1 }];
    const strong = { points: 1, broken: 0, connectors };
    const all = [
      { ...station("Kerala", "Kochi"), lat: 10, lng: 76 },
      { ...station("Kerala", "Palakkad"), lat: 10.8, lng: 76.7 },
      { ...station("Tamil Nadu", "Coimbatore"), lat: 11, lng: 77 },
      { ...station("Tamil Nadu", "Coimbatore"), lat: 11, lng: 77, equipment: strong },
      { ...station("Goa", "Panaji"), lat: 15.5, lng: 73.8 },
    ];
    expect(areaListing(all, { state: "Kerala", page: 1, now })?.around).toEqual([
      { city: "Coimbatore", state: "Tamil Nadu", km: 40, from: "Palakkad", stations: 2, maxPowerKw: 120 },
    ]);
    expect(areaListing(all, { state: "Goa", page: 1, now })?.around).toMatchObject([
      { city: "Coimbatore", state: "Tamil Nadu", from: "Panaji" },
    ]);
    const kochi = areaListing(all, { state: "Kerala", citySlug: "kochi", page: 1, now });
    expect(kochi?.around.map(({ city }) => city)).toEqual(["Palakkad", "Coimbatore"]);
  });

  it("reads its address, and has one spelling of it", () => {
    const query = new URLSearchParams(
      "search=%20anna++nagar&connector=CCS2&power=30&available=1&open=&page=2",
    );
    expect(readListQuery(query)).toEqual({
      filters: {
        search: "anna nagar",
        state: "",
        connector: "CCS2",
        minPower: 30,
        availableNow: true,
        openNow: false,
      },
      page: 2,
    });
    expect(canonicalListPath(query)).toBe(
      "/stations?search=anna+nagar&connector=CCS2&power=30&available=1&page=2",
    );
    expect(canonicalListPath(new URLSearchParams("connector=PLUG&power=8&page=0"))).toBe("/stations");
    expect(canonicalListPath(new URLSearchParams("search=anna%20nagar"))).toBeNull();
  });
});

function station(state: string, city: string) {
  return finderStation({ slug: `${state}-${city}`, name: `Charge India ${city}`, city, state });
}
