import { describe, expect, it } from "vitest";
import { chargeEstimate, priceLines } from "#src/features/stations/prices.ts";

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
  });

  it("make an example of 28 kWh in the battery and a tenth more from the charger, with GST", () => {
    expect(chargeEstimate(15, null, 60)).toEqual({ rupees: 467, minutes: 35, energyKwh: 31 });
    expect(chargeEstimate(15, { energyPerKwh: 15, gstIncluded: false }, 60)?.rupees).toBe(551);
    expect(chargeEstimate(15, { energyPerKwh: 15, perMinute: 1, gstIncluded: true }, 7.4)?.rupees).toBe(719);
    expect(chargeEstimate(0, null, 60)).toBeNull();
  });
});
