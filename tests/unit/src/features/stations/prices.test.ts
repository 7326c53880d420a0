import { describe, expect, it } from "vitest";
import { chargeEstimate, energyPriceText, exampleCarFor, priceLines } from "#src/features/stations/prices.ts";

describe("the prices of a station", () => {
  it("are listed with what they are for, and with or without GST", () => {
    expect(
      priceLines(16, { energyPerKwh: 16, perMinute: 1, parkingPerHour: 20, gstIncluded: false }),
    ).toEqual([
      { term: "Energy", text: "₹16 per kWh, plus 18% GST" },
      { term: "Time", text: "₹1 per minute" },
      { term: "Parking", text: "₹20 per hour" },
    ]);
    expect(priceLines(15, null)).toEqual([{ term: "Energy", text: "₹15 per kWh" }]);
    expect(priceLines(0, null)).toEqual([]);
    expect(energyPriceText({ price: 20, perMinute: 1 })).toBe("₹20/kWh + ₹1/min");
    expect(energyPriceText({ price: 20, perMinute: 0 })).toBe("₹20/kWh");
  });

  it("make an example of a car that can use the station's power", () => {
    const usedAt = (powerKw: number, isDc: boolean) =>
      chargeEstimate(15, null, { powerKw, car: exampleCarFor({ powerKw, isDc }) })?.usedKw;
    expect([usedAt(240, true), usedAt(120, true), usedAt(30, true), usedAt(22, false)]).toEqual([
      150, 120, 30, 7.2,
    ]);
  });

  it("make an example of 28 kWh in the battery and a tenth more from the charger, with GST", () => {
    const at60 = { powerKw: 60, car: exampleCarFor({ powerKw: 60, isDc: true }) };
    const at7 = { powerKw: 7.4, car: { batteryKwh: 40, maxKw: 50 } };
    expect(chargeEstimate(15, null, at60)).toEqual({ rupees: 467, minutes: 35, energyKwh: 31, usedKw: 50 });
    expect(chargeEstimate(15, { energyPerKwh: 15, gstIncluded: false }, at60)?.rupees).toBe(551);
    expect(chargeEstimate(15, { energyPerKwh: 15, perMinute: 1, gstIncluded: true }, at7)?.rupees).toBe(719);
    expect(chargeEstimate(0, null, at60)).toBeNull();
  });
});
