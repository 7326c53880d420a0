import { describe, expect, it } from "vitest";
import { connectorsOf, stationData } from "../../../../../src/features/stations/structured-data.ts";
import type { Station } from "../../../../../src/shared/contract/stations.ts";
import { hoursFromText } from "../../../../../src/shared/station-hours.ts";

const unsaid = { reason: null, until: null, confirmedAt: null };
const station: Station = {
  id: "1",
  slug: "kochi-marine-drive",
  name: "Kochi Marine Drive",
  address: "Shanmugham Road",
  city: "Kochi",
  state: "Kerala",
  pincode: "682031",
  lat: 9.98,
  lng: 76.27,
  rating: 4.4,
  chargers: 2,
  availability: 1,
  confirmedAt: null,
  lastFreeAt: null,
  isLive: true,
  operator: null,
  hours: hoursFromText("12:00 AM to 04:00 PM", "06:00 PM - 09:45 PM"),
  exceptions: [],
  priceDetails: null,
  priceText: "₹15/kWh",
  pictures: [],
  speed: "60kW",
  price: 15,
  maxCapacity: "67kW",
  timing: "12:00 AM to 04:00 PM",
  timingSecond: "06:00 PM - 09:45 PM",
  amenities: ["Cafe", "Shopping"],
  facilities: [{ name: "Shopping", available: false }],
  storeNumber: null,
  customerCareNumber: null,
  evses: [
    {
      uid: "1",
      status: "AVAILABLE",
      connectors: [{ id: "1", standard: "TYPE2", powerType: "AC", maxPowerKw: 7 }],
      ...unsaid,
    },
    {
      uid: "2",
      status: "CHARGING",
      connectors: [{ id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 60 }],
      ...unsaid,
    },
  ],
  lastUpdated: "2026-11-21T00:00:00.000Z",
};

describe("what search engines read of a station", () => {
  it("is a business with its place, address, hours and amenities", () => {
    expect(stationData(station)).toMatchObject({
      "@type": "AutomotiveBusiness",
      name: "Kochi Marine Drive",
      geo: { latitude: 9.98, longitude: 76.27 },
      address: {
        addressLocality: "Kochi",
        addressRegion: "Kerala",
        postalCode: "682031",
        addressCountry: "IN",
      },
      openingHoursSpecification: [
        { opens: "00:00", closes: "16:00" },
        { opens: "18:00", closes: "21:45" },
      ],
    });
    expect(Reflect.get(Object(stationData(station)), "amenityFeature")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "CCS2, up to 60 kW", value: true }),
        expect.objectContaining({ name: "Shopping", value: false }),
        expect.objectContaining({ name: "Cafe", value: true }),
      ]),
    );
  });

  it("names each kind of connector once, the strongest first", () => {
    expect(connectorsOf(station)).toEqual([
      { name: "CCS2", kW: 60, count: 1 },
      { name: "Type 2", kW: 7, count: 1 },
    ]);
  });
});
