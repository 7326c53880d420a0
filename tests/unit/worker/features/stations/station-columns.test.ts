import { expect, it } from "vitest";
import { type StationHours, stationInput } from "#shared/contract/station-input.ts";
import { stationColumns, timingLines } from "#worker/features/stations/station-columns.rules.ts";

function week(...parts: [from: string, to: string][]): StationHours[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => parts.map(([from, to]) => ({ weekday, from, to })));
}

const body = {
  name: "Anna Nagar",
  address: "12, Second Avenue",
  city: "Chennai",
  state: "Tamil Nadu",
  pincode: "600040",
  lat: 13.085,
  lng: 80.21,
};

it("has one line for a day, two for a split day, and none without hours", () => {
  expect(timingLines(week(["06:00", "23:00"]))).toEqual(["06:00 AM - 11:00 PM"]);
  expect(timingLines(week(["15:00", "23:00"], ["06:00", "13:00"]))).toEqual([
    "06:00 AM - 01:00 PM",
    "03:00 PM - 11:00 PM",
  ]);
  expect(timingLines([])).toEqual([]);
});

it("says that a station is open the whole day, and hours past midnight as they are", () => {
  expect(timingLines(week(["00:00", "00:00"]))).toEqual(["Open 24 hours"]);
  expect(timingLines(week(["00:00", "12:00"], ["12:00", "00:00"]))).toEqual(["Open 24 hours"]);
  expect(timingLines(week(["18:00", "02:30"]))).toEqual(["06:00 PM - 02:30 AM"]);
});

it("shows the widest day of the week, and its two longest parts", () => {
  const saturday = [
    { weekday: 6, from: "05:00", to: "06:00" },
    { weekday: 6, from: "07:00", to: "13:00" },
    { weekday: 6, from: "14:00", to: "23:30" },
  ];
  expect(timingLines([...week(["09:00", "17:00"]).slice(0, 5), ...saturday])).toEqual([
    "07:00 AM - 01:00 PM",
    "02:00 PM - 11:30 PM",
  ]);
});

it("derives paise and the fastest connector", () => {
  const connector = { id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 60 };
  const input = stationInput.parse({
    ...body,
    price: { energyPerKwh: 17.555, gstIncluded: false },
    evses: [
      { uid: "A1", connectors: [connector, { ...connector, id: "2", maxPowerKw: 120 }] },
      { uid: "A2", connectors: [connector], status: "CHARGING" },
    ],
  });
  const columns = stationColumns(input);
  expect(columns).toMatchObject({ pricePaise: 1756, maxCapacityKw: 120, timing: "", timingSecond: null });
  expect(columns).not.toHaveProperty("slug");
  expect(columns.evses[1]).toMatchObject({ status: "AVAILABLE", reason: null, until: null });
  expect(stationColumns(stationInput.parse(body))).toMatchObject({ pricePaise: 0, maxCapacityKw: 0 });
});
