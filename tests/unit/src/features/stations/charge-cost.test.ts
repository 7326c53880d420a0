import { expect, it } from "vitest";
import type { Station } from "#shared/contract/stations.ts";
import { readChargeCost } from "#src/features/stations/charge-cost.ts";

const now = Date.parse("2026-11-25T16:00:00Z");
const station = {
  price: 24.65,
  priceDetails: {
    energyPerKwh: 24.65,
    gstIncluded: true,
    tariffs: [
      {
        plugs: [],
        elements: [
          { energyPerKwh: 18, restrictions: { from: "22:00", to: "06:00" } },
          { energyPerKwh: 24.65, perSession: 20 },
        ],
      },
    ],
  },
  evses: [
    { connectors: [{ id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 60 }] },
    { connectors: [{ id: "1", standard: "TYPE2", powerType: "AC", maxPowerKw: 22 }] },
  ],
} as unknown as Station;

const ask = (query: string) => readChargeCost(new URLSearchParams(query), station, now);

it("answers what a charge costs here and now, across the hour at which the price changes", () => {
  // At 21:30 in India: half an hour at 50 kW before ten o'clock, 5 kWh after it.
  expect(ask("kwh=30&plug=CCS2-60&kw=50")).toMatchObject({
    kw: 50,
    minutes: 36,
    rupees: Math.round(25 * 24.65 + 5 * 18 + 20),
  });
  expect(ask("kwh=30&plug=TYPE2-22")).toMatchObject({ kw: 7.2, minutes: 250 });
});

it("understands what people type, within limits, and answers nothing that was not asked", () => {
  expect(ask("kwh=12,5&kw=abc")).toMatchObject({ kwh: 12.5, kw: 50 });
  expect(ask("kwh=-4")).toMatchObject({ kwh: 1 });
  expect(ask("kwh=1e9&kw=999999")).toMatchObject({ kwh: 200, kw: 60 });
  expect(ask("kwh=")).toMatchObject({ kwh: 31 });
  expect(ask("plug=CCS2-60")).toBeNull();
  expect(
    readChargeCost(new URLSearchParams("kwh=3"), { ...station, priceDetails: null, price: 0 }, now),
  ).toBeNull();
});
