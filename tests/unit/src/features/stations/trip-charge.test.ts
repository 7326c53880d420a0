import { expect, test } from "vitest";
import { tripCharge } from "#src/features/stations/trips/trip-charge.ts";

const now = Date.parse("2026-11-25T06:00:00Z");

/** A stop with one connector, at a price for each kWh; 0 where none is known. */
function stopAt(price: number, maxPowerKw: number, powerType: "AC" | "DC" = "DC") {
  const standard = powerType === "AC" ? ("TYPE2" as const) : ("CCS2" as const);
  const connectors = [{ id: "1", standard, powerType, maxPowerKw }];
  const point = { uid: "a", status: "AVAILABLE" as const, reason: null, until: null, confirmedAt: null };
  return { station: { price, priceDetails: null, evses: [{ ...point, connectors }] } };
}

test("a trip charges what it uses with losses, at the mean price of its fast stops and at most at the car's power", () => {
  // 15 kWh for 100 km, of which a tenth is lost: 300 km take 50 kWh.
  const trip = { km: 300, basis: "road" as const, stops: [stopAt(16, 240), stopAt(20, 60)] };
  expect(tripCharge(trip, now)).toEqual({ kwh: 50, hours: 1, perKwh: 18, rupees: 900 });
  const slow = { ...trip, stops: [stopAt(16, 25), stopAt(20, 240)] };
  expect(tripCharge(slow, now)?.hours).toBeCloseTo(1.5);
});

test("stops with only AC or without a price do not count", () => {
  const trip = {
    km: 300,
    basis: "road" as const,
    stops: [stopAt(30, 22, "AC"), stopAt(0, 60), stopAt(20, 60)],
  };
  expect(tripCharge(trip, now)).toMatchObject({ perKwh: 20 });
  expect(tripCharge({ ...trip, stops: trip.stops.slice(0, 2) }, now)).toBeNull();
});

test("without a known road nothing is promised", () => {
  expect(tripCharge({ km: 300, basis: "air line", stops: [stopAt(16, 60)] }, now)).toBeNull();
});
