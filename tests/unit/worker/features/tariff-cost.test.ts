import fc from "fast-check";
import { expect, it } from "vitest";
import { sessionCost } from "#shared/tariff.ts";
import { ocpiTariff } from "#worker/features/ocpi-objects/ocpi.schemas.ts";
import { priceOf } from "#worker/features/ocpi-objects/ocpi-tariff.rules.ts";
import { type OcpiTariffJson, referenceCost } from "../../../support/tariff-reference.ts";

const now = Date.parse("2026-11-25T08:00:00Z");
const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const money = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((paise) => paise / 100);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);

const component = fc
  .record({
    type: fc.constantFrom("ENERGY", "ENERGY", "ENERGY", "TIME", "FLAT", "PARKING_TIME"),
    amount: money(1, 40),
    vat: fc.constantFrom(undefined, 0, 5, 18),
    /** Primes: the reference may meet a volume of whole steps from either side. */
    step: fc.constantFrom(1, 1, 61, 503, 907),
  })
  .map(({ type, amount, vat, step }) => ({
    type,
    price: type === "TIME" || type === "PARKING_TIME" ? amount * 5 : amount,
    ...(vat !== undefined && { vat }),
    step_size: step,
  }));

/** Bounds of one or two of the things that restrict an element. */
const restrictions = fc
  .record({
    power: optional(fc.tuple(fc.constantFrom(0, 7.4, 22, 60), fc.constantFrom(30, 60.5, 120, 1000))),
    kwh: optional(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 21, max: 60 }))),
    duration: optional(fc.tuple(fc.constantFrom(0, 600, 1800), fc.constantFrom(2700, 7200, 36_000))),
    current: optional(fc.tuple(fc.constantFrom(0, 16, 32), fc.constantFrom(63, 125, 500))),
    times: optional(fc.tuple(clock, clock)),
    days: optional(fc.subarray(weekdays, { minLength: 1 })),
    dates: optional(fc.constantFrom(["2026-11-01", "2026-12-31"], ["2026-11-26", "2026-11-28"])),
  })
  .map(({ power, kwh, duration, current, times, days, dates }) => ({
    ...(power && { min_power: power[0], max_power: power[1] }),
    ...(kwh && { min_kwh: kwh[0], max_kwh: kwh[1] }),
    ...(duration && { min_duration: duration[0], max_duration: duration[1] }),
    ...(current && { min_current: current[0], max_current: current[1] }),
    ...(times && { start_time: times[0], end_time: times[1] }),
    ...(days && { day_of_week: days }),
    ...(dates && { start_date: dates[0], end_date: dates[1] }),
  }));

const element = fc
  .record({
    components: fc.array(component, { minLength: 1, maxLength: 3 }),
    restricted: fc.integer({ min: 0, max: 3 }),
    restrictions,
  })
  .map(({ components, restricted, restrictions: all }) => {
    // Of one to three kinds, so that some element applies in most sessions.
    const some = Object.fromEntries(Object.entries(all).slice(0, restricted * 2));
    return {
      price_components: [...new Map(components.map((one) => [one.type, one])).values()],
      ...(Object.keys(some).length > 0 && { restrictions: some }),
    };
  });

const tariff = fc.record({
  elements: fc.array(element, { minLength: 1, maxLength: 5 }),
  least: optional(money(20, 100)),
  most: optional(money(300, 900)),
});

const session = fc.record({
  plug: fc.constantFrom(
    { standard: "CCS2", powerType: "DC", maxPowerKw: 60 } as const,
    { standard: "CCS2", powerType: "DC", maxPowerKw: 180 } as const,
    { standard: "TYPE2", powerType: "AC", maxPowerKw: 22 } as const,
  ),
  kwh: fc.integer({ min: 10, max: 60 }).map((whole) => whole + 0.37),
  carKw: fc.constantFrom(7.2, 11, 30, 50, 60, 120),
  /** Any minute of the next week. */
  minute: fc.integer({ min: 0, max: 7 * 24 * 60 }),
});

it("costs within 5 % of what OCPI's rules give minute by minute, over 500 tariffs", () => {
  let priced = 0;
  fc.assert(
    fc.property(tariff, session, ({ elements, least, most }, { plug, kwh, carKw, minute }) => {
      const withTax = (gross: number) => ({ excl_vat: gross / 1.18, incl_vat: gross });
      const sent: OcpiTariffJson = {
        elements,
        ...(least !== undefined && { min_price: withTax(least) }),
        ...(most !== undefined && { max_price: withTax(most) }),
      };
      const ids = { country_code: "IN", party_id: "VLT", id: "T-1", currency: "INR" };
      const read = ocpiTariff.parse({ ...ids, ...sent, last_updated: "2026-11-01T00:00:00Z" });
      const price = priceOf([{ plug, tariffs: [read] }], now);
      const kw = Math.min(carKw, plug.maxPowerKw);
      const at = now + minute * 60_000;
      const asked = { kwh, kw, isDc: plug.powerType === "DC", at };
      // No price is shown where nothing of the tariff is about charging at this connector.
      if (!price) return referenceCost({ elements }, asked) === 0;
      priced += 1;
      const expected = referenceCost(sent, asked);
      const cost = sessionCost(price, { plug, kwh, kw, at });
      // A rupee beside the share: amounts are in paise, and some of these sessions are free.
      return Math.abs(cost - expected) <= Math.max(1, expected * 0.05);
    }),
    { numRuns: 500, seed: 20261125 },
  );
  expect(priced).toBeGreaterThan(400);
}, 60_000);
