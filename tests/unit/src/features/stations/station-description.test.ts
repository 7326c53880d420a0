import { expect, it } from "vitest";
import type { Station } from "#shared/contract/stations.ts";
import { stationDescription } from "#src/features/stations/station-description.ts";

const now = Date.parse("2026-11-25T08:00:00Z");
const week = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const station = {
  ...{ chargers: 4, speed: "60kW", address: "5, Beach Road", city: "Kochi", price: 0, priceDetails: null },
  hours: week("00:00", "00:00"),
  exceptions: [],
} as unknown as Station;

it("says prices and hours that are known, and nothing of those that are not", () => {
  expect(stationDescription(station, now)).toBe(
    "4 charging points up to 60 kW at 5, Beach Road, Kochi. Open 24 hours. Directions and facilities.",
  );
  const known = { ...station, chargers: 1, price: 15, hours: week("06:00", "23:00") };
  expect(stationDescription(known, now)).toBe(
    "1 charging point up to 60 kW at 5, Beach Road, Kochi. ₹15/kWh. Open 6 AM to 11 PM every day. Directions and facilities.",
  );
  expect(stationDescription({ ...station, hours: [] }, now)).toBe(
    "4 charging points up to 60 kW at 5, Beach Road, Kochi. Directions and facilities.",
  );
});
