import { describe, expect, it } from "vitest";
import type { StationPrice } from "#shared/contract/station-price.ts";
import { listedPriceText, priceLines, priceSentence, rangeText } from "#shared/price-text.ts";
import { type Plug, priceRange } from "#shared/tariff.ts";
import { chargeEstimate, exampleCarFor } from "#src/features/stations/prices.ts";

const plain = { energyPerKwh: 16, perMinute: 1, parkingPerHour: 20, gstIncluded: false };
const tiers: StationPrice = {
  energyPerKwh: 34.63,
  gstIncluded: true,
  tariffs: [
    {
      plugs: [],
      elements: [
        { energyPerKwh: 34.63, restrictions: { minKw: 120 } },
        { energyPerKwh: 18, restrictions: { from: "22:00", to: "06:00" } },
        { energyPerKwh: 24.65, perSession: 20 },
      ],
    },
  ],
};

describe("the prices of a station", () => {
  it("are listed with what they are for, with or without GST, and in a line with it", () => {
    expect(priceLines(plain)).toEqual([
      { term: "Energy", text: "₹16 per kWh, plus 18% GST" },
      { term: "Time", text: "₹1 per minute" },
      { term: "Parking", text: "₹20 per hour" },
    ]);
    expect(rangeText(priceRange(plain, 16))).toBe("₹18.88/kWh + ₹1.18/min, GST included");
    expect(rangeText(priceRange(null, 15))).toBe("₹15/kWh");
    expect(listedPriceText(priceRange(plain, 16))).toBe("₹18.88/kWh + ₹1.18/min");
    expect(listedPriceText(priceRange(null, 15))).toBe("₹15/kWh, GST not stated");
    expect(rangeText(priceRange(null, 0))).toBeNull();
    expect(rangeText(priceRange({ energyPerKwh: 0, gstIncluded: true }, 0))).toBe("Free of charge");
  });

  it("are said with the conditions of each tier, the highest last", () => {
    expect(priceSentence(tiers)).toBe(
      "from ₹18 per kWh 10 PM to 6 AM; ₹24.65 otherwise; ₹34.63 above 120 kW; plus ₹20 a session; GST included",
    );
    expect(rangeText(priceRange(tiers, 34.63))).toBe("₹18 to ₹34.63/kWh + ₹20 a session, GST included");
  });

  it("are said for each kind of connector where these differ, the dearest last", () => {
    const fast = {
      plugs: [{ standard: "CCS2" as const, maxPowerKw: 60 }],
      elements: [{ energyPerKwh: 20 }],
      minPerSession: 50,
    };
    const slow = {
      plugs: [{ standard: "TYPE2" as const, maxPowerKw: 22 }],
      elements: [{ perMinute: 2, restrictions: { minMinutes: 30 } }, { energyPerKwh: 12 }],
    };
    const price = { energyPerKwh: 20, perMinute: 2, gstIncluded: true, tariffs: [fast, slow] };
    expect(priceLines(price)).toEqual([
      { term: "Type 2 22 kW: energy", text: "₹12 per kWh, GST included" },
      { term: "Type 2 22 kW: time", text: "₹2 per minute after 30 min" },
      { term: "CCS2 60 kW: energy", text: "₹20 per kWh, GST included" },
      { term: "CCS2 60 kW: in all", text: "at least ₹50 a session" },
    ]);
  });
});

describe("the example of a charge", () => {
  const now = Date.parse("2026-11-25T08:00:00Z");
  const dc = (maxPowerKw: number): Plug => ({ standard: "CCS2", powerType: "DC", maxPowerKw });
  const ac: Plug = { standard: "TYPE2", powerType: "AC", maxPowerKw: 7.4 };
  const estimate = (price: StationPrice, plug: Plug) =>
    chargeEstimate(price, { plug, car: exampleCarFor(plug), now });

  it("has a car that can use the connector's power", () => {
    const used = [dc(240), dc(120), dc(30), { ...ac, maxPowerKw: 22 }].map(
      (plug) => estimate({ energyPerKwh: 15, gstIncluded: true }, plug).usedKw,
    );
    expect(used).toEqual([150, 120, 30, 7.2]);
  });

  it("has 28 kWh in the battery and a tenth more from the charger, with GST", () => {
    const price = { energyPerKwh: 15, gstIncluded: true };
    expect(estimate(price, dc(60))).toEqual({ rupees: 465, minutes: 40, energyKwh: 31, usedKw: 50 });
    expect(estimate({ ...price, gstIncluded: false }, dc(60)).rupees).toBe(549);
    expect(estimate({ ...price, perMinute: 1 }, ac).rupees).toBe(723);
  });

  it("costs what it does at the dearest hour", () => {
    expect(estimate(tiers, dc(60)).rupees).toBe(Math.round(31 * 24.65 + 20));
  });
});
