import { describe, expect, it } from "vitest";
import { readLocation } from "#worker/features/ocpi-objects/read-location.rules.ts";
import { readTariff } from "#worker/features/ocpi-objects/read-tariff.rules.ts";
import { conformant, deviating, deviations, unusable, valueAt } from "../../../support/ocpi-deviations.ts";
import { exampleLocations, exampleTariffs } from "../../../support/ocpi-examples.ts";

const owner = { countryCode: "IN", partyId: "VLT" };

describe("a location that deviates from OCPI", () => {
  it("comes in more than two hundred forms", () => {
    const forms = new Set(
      deviations.map(({ path, sent }) => JSON.stringify([path, sent ?? null, sent === undefined])),
    );
    expect(forms.size).toBeGreaterThan(200);
  });

  it.each(deviations.map((one) => [`${one.path} = ${JSON.stringify(one.sent)}`, one] as const))(
    "is read: %s",
    (_, deviation) => {
      const { object, problem } = readLocation(deviating(deviation), owner);
      expect(problem).toBeNull();
      expect(valueAt(object, deviation.at ?? deviation.path)).toEqual(deviation.kept);
      // All else is as it was: the top-level fields that the deviation does not touch.
      const touched = [deviation.path, deviation.at ?? ""].flatMap((path) => path.split(/[.~]/));
      for (const [name, value] of Object.entries(conformant)) {
        if (!touched.includes(name)) expect(object?.[name], name).toEqual(value);
      }
    },
  );

  it.each(unusable.map((one) => [`${one.path} = ${JSON.stringify(one.sent)}`, one] as const))(
    "is refused with the field that is wrong: %s",
    (_, one) => {
      const strange = deviating(one);
      const { object, problem } = readLocation(
        strange,
        one.sent === undefined || one.sent === null ? owner : null,
      );
      expect(object).toBeNull();
      expect(problem).toContain(one.path);
    },
  );

  it("is refused without any time", () => {
    const { last_updated: _, evses: _evses, ...timeless } = conformant;
    expect(readLocation(timeless, owner).problem).toContain("last_updated");
  });

  it("says which fields were repaired, and of a conformant one nothing", () => {
    for (const example of [conformant, ...Object.values(exampleLocations)]) {
      expect(readLocation(example, null)).toEqual({ object: example, problem: null, repairs: [] });
    }
    const { repairs } = readLocation(
      deviating({ path: "evses.0.connectors.0.max_voltage", sent: "500 V" }),
      owner,
    );
    expect(repairs).toEqual([{ field: "evses.0.connectors.0.max_voltage", done: "read as 500" }]);
  });
});

describe("a tariff that deviates from OCPI", () => {
  it("is read as far as it can be", () => {
    for (const example of Object.values(exampleTariffs)) {
      expect(readTariff(example, null)).toEqual({ object: example, problem: null, repairs: [] });
    }
    const sent = {
      id: 8,
      currency: "inr",
      elements: {
        price_components: [
          { type: "energy", price: "18.50", vat: "18%", step_size: "1" },
          { type: "MOONLIGHT", price: 2 },
          { type: "Parking Time", price: { excl_vat: 60, incl_vat: 70.8 } },
        ],
        restrictions: { max_power: "50" },
      },
      last_updated: "2026-03-14 06:30:00",
    };
    expect(readTariff(sent, owner).object).toMatchObject({
      ...{ id: "8", country_code: "IN", party_id: "VLT", currency: "INR" },
      elements: [
        {
          price_components: [
            { type: "ENERGY", price: 18.5, vat: 18, step_size: 1 },
            { type: "PARKING_TIME", price: 60, step_size: 1 },
          ],
          restrictions: { max_power: 50 },
        },
      ],
    });
  });
});
