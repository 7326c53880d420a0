import { describe, expect, it } from "vitest";
import { stationInput } from "#shared/contract/station-input.ts";
import {
  type OcpiLocation,
  type OcpiTariff,
  ocpiLocation,
  ocpiTariff,
} from "#worker/features/ocpi-objects/ocpi.schemas.ts";
import {
  hiddenReasonOf,
  type MappedStation,
  overriddenFields,
  stationFromLocation,
} from "#worker/features/ocpi-objects/ocpi-location.rules.ts";
import { priceOf } from "#worker/features/ocpi-objects/ocpi-tariff.rules.ts";
import { exampleLocations, exampleTariffs } from "../../../support/ocpi-examples.ts";

const now = Date.parse("2026-11-22T08:00:00Z");
const tariffs = new Map(
  Object.values(exampleTariffs).map((one) => [String(one.id).toLowerCase(), ocpiTariff.parse(one)]),
);

function example(name: string, changes: Record<string, unknown> = {}): OcpiLocation {
  return ocpiLocation.parse({ ...exampleLocations[name], ...changes });
}

function mapped(name: string, changes: Record<string, unknown> = {}): MappedStation {
  const station = stationFromLocation(example(name, changes), tariffs, now);
  if (!station) throw new Error(`${name} has no station`);
  return station;
}

function component(amount: number) {
  return { type: "ENERGY", price: amount, vat: 18, step_size: 1 };
}

function price(name: string) {
  return priceOfTariff(ocpiTariff.parse(exampleTariffs[name]));
}

function priceOfTariff(tariff: OcpiTariff) {
  return priceOf([{ plug: { standard: "CCS2", powerType: "DC", maxPowerKw: 60 }, tariffs: [tariff] }], now);
}

describe("a location as a station", () => {
  it("keeps fields that we do not use, and every example is a valid station body", () => {
    for (const [name, location] of Object.entries(exampleLocations)) {
      expect(ocpiLocation.parse(location), name).toEqual(location);
      expect(stationInput.safeParse(mapped(name)).error, name).toBeUndefined();
    }
    for (const [name, tariff] of Object.entries(exampleTariffs)) {
      expect(ocpiTariff.parse(tariff), name).toEqual(tariff);
    }
  });

  it("has the state of its PIN code, unless the operator names one in any spelling", () => {
    expect(mapped("public charging location")).toMatchObject({ state: "Tamil Nadu", pincode: "600040" });
    expect(mapped("public charging location", { state: "KERALA " }).state).toBe("Kerala");
    expect(mapped("public charging location", { state: "Jammu & Kashmir" }).state).toBe("Jammu and Kashmir");
    const unknown = mapped("public charging location", { postal_code: "#NA", state: "TN" });
    expect(unknown).toMatchObject({ state: "", pincode: "" });
  });

  it("names its points by what is written at them", () => {
    expect(mapped("public charging location").evses.map(({ label }) => label)).toEqual(["1", "2"]);
    expect(mapped("destination charger").evses[0]).not.toHaveProperty("label");
  });

  it("has no station outside India", () => {
    const coordinates = { latitude: "51.04759", longitude: "3.72994" };
    const abroad = example("public charging location", { coordinates });
    expect(stationFromLocation(abroad, tariffs, now)).toBeNull();
  });

  it("has the power of each connector in kW, by phases or as the operator limits it", () => {
    const powers = mapped("public charging location").evses.flatMap(({ connectors }) =>
      connectors.map(({ maxPowerKw }) => maxPowerKw),
    );
    expect(powers).toEqual([11, 11, 22.1]);
    expect(mapped("energy mix, images, directions and schedules").evses[0]?.connectors).toEqual([
      { id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 150 },
    ]);
  });

  it("knows no connector, power or facility by a name that every object answers to", () => {
    const [evse] = example("public charging location").evses ?? [];
    const connector = { ...evse?.connectors[0], max_voltage: 230, max_amperage: 32 };
    const connectors = [
      { ...connector, id: "1", standard: "constructor" },
      { ...connector, id: "2", power_type: "constructor" },
    ];
    const station = mapped("public charging location", {
      evses: [{ ...evse, connectors }],
      facilities: ["constructor", "CAFE"],
    });
    expect(station.evses[0]?.connectors).toMatchObject([{ id: "2", maxPowerKw: 7.4 }]);
    expect(station.facilities).toEqual([{ name: "Café", available: true }]);
  });

  it("leaves out connectors that India does not use, removed EVSEs and doubled ids", () => {
    const { evses } = example("public charging location");
    const [first, second] = evses ?? [];
    const schuko = { ...first?.connectors[0], standard: "DOMESTIC_F" };
    const changed = [
      { ...first, connectors: [schuko] },
      { ...second, uid: "a b", status: "CHARGING" },
      { ...second, uid: "A B" },
      { ...second, uid: "gone", status: "REMOVED" },
    ];
    expect(mapped("public charging location", { evses: changed }).evses).toMatchObject([
      { uid: "a-b", status: "AVAILABLE" },
    ]);
  });

  it("is hidden when it is not published or has nothing left", () => {
    expect(hiddenReasonOf(example("not published"))).toBe("unpublished");
    expect(hiddenReasonOf(example("public charging location"))).toBeNull();
    expect(hiddenReasonOf(example("public charging location", { evses: [] }))).toBe("vanished");
  });

  it("shows photos and no logos", () => {
    expect(mapped("energy mix, images, directions and schedules").pictures).toEqual([
      "https://volt.example/a.jpg",
    ]);
  });

  it("names what staff changed, and not what they say of a charging point", () => {
    const station = stationInput.parse(mapped("destination charger"));
    expect(overriddenFields(mapped("destination charger"), station)).toEqual([]);
    const [evse] = station.evses;
    if (evse) Object.assign(evse, { status: "OUTOFORDER", reason: "Cable" });
    expect(overriddenFields(mapped("destination charger"), { ...station, name: "Other" })).toEqual(["name"]);
  });
});

describe("opening hours", () => {
  it("are each weekday's, all day where it never closes", () => {
    expect(mapped("public charging location")).toMatchObject({ hours: [], exceptions: [] });
    const { hours } = mapped("parking garage with opening hours");
    expect(hours).toHaveLength(7);
    expect(hours[6]).toEqual({ weekday: 7, from: "07:00", to: "18:00" });
    const always = mapped("open always, with an exceptional closing");
    expect(always.hours[0]).toEqual({ weekday: 1, from: "00:00", to: "00:00" });
  });

  it("have dates that differ in Indian time: closed, closed in part, and open besides", () => {
    expect(mapped("open always, with an exceptional closing").exceptions).toEqual([
      { date: "2026-08-15", closed: true },
    ]);
    expect(mapped("opening hours with an exceptional closing").exceptions).toEqual([
      { date: "2026-10-02", from: "07:00", to: "11:00" },
      { date: "2026-10-02", from: "13:00", to: "18:00" },
    ]);
    expect(mapped("opening hours with an exceptional opening").exceptions).toEqual([
      { date: "2026-11-07", from: "09:00", to: "12:00" },
    ]);
  });
});

describe("a tariff as a price", () => {
  it("includes GST where the operator gives it", () => {
    expect(price("energy only")).toEqual({ energyPerKwh: 21.83, gstIncluded: true });
    expect(price("no VAT given")).toMatchObject({ energyPerKwh: 21, gstIncluded: false });
    expect(price("free of charge")).toEqual({ energyPerKwh: 0, gstIncluded: true });
  });

  it("is that of charging, not of reserving, without restrictions first", () => {
    expect(price("reservation by the hour")).toEqual({ energyPerKwh: 22.42, gstIncluded: true });
  });

  it("has fees beside the energy, limits, steps and the conditions of each price", () => {
    const tariffs = (name: string) => price(name)?.tariffs;
    expect(price("energy, parking and start fee")).toEqual({
      energyPerKwh: 20.06,
      parkingPerHour: 70.8,
      gstIncluded: true,
      tariffs: [{ plugs: [], elements: [{ perSession: 23.6, energyPerKwh: 20.06, parkingPerHour: 70.8 }] }],
    });
    expect(price("time only")).toEqual({
      energyPerKwh: 0,
      perMinute: 2.36,
      gstIncluded: true,
      tariffs: [{ plugs: [], elements: [{ perMinute: 2.36, stepSeconds: 60 }] }],
    });
    expect(tariffs("lowest price")).toEqual([
      { plugs: [], elements: [{ energyPerKwh: 21.24 }], minPerSession: 35.4 },
    ]);
    expect(tariffs("by the time of day")?.[0]?.elements).toEqual([
      {
        perMinute: 1.416,
        parkingPerHour: 70.8,
        stepSeconds: 1800,
        restrictions: { from: "00:00", to: "17:00" },
      },
      { perMinute: 2.832, stepSeconds: 900, restrictions: { from: "17:00", to: "00:00" } },
    ]);
  });

  it("is the highest that may apply at a connector, so that none is understated", () => {
    expect(price("by power and duration")).toMatchObject({ energyPerKwh: 28.32 });
    const tiers = ocpiTariff.parse({
      ...exampleTariffs["energy only"],
      elements: [
        { price_components: [component(29.35)], restrictions: { min_power: 120 } },
        { price_components: [component(20.89)] },
        { price_components: [component(99)] },
      ],
    });
    // 60 kW is below that tier, and the last element never applies.
    expect(priceOfTariff(tiers)).toEqual({ energyPerKwh: 24.65, gstIncluded: true });
  });

  it("is none in another currency, out of its time, or for a profile", () => {
    const base = ocpiTariff.parse(exampleTariffs["energy only"]);
    expect(priceOfTariff({ ...base, currency: "EUR" })).toBeNull();
    expect(priceOfTariff({ ...base, end_date_time: "2026-01-01T00:00:00" })).toBeNull();
    expect(priceOfTariff({ ...base, start_date_time: "2027-01-01T00:00:00Z" })).toBeNull();
    expect(price("an address that explains it")).toBeNull();
  });

  it("is the highest of the tariffs that the connectors name", () => {
    expect(mapped("public charging location").price).toMatchObject({ energyPerKwh: 21.24 });
  });
});
