import { describe, expect, test } from "vitest";
import { cityAddress, fullAddress } from "#src/features/stations/full-address.ts";
import { placePicture } from "#src/features/stations/place/place-picture.server.ts";
import { keepTogether } from "#src/lib/keep-together.ts";

describe("an address with its city", () => {
  test.each([
    ["Service road, Krishnagiri", "Krishnagiri", "Service road, Krishnagiri"],
    ["Second Avenue, Anna Nagar", "Chennai", "Second Avenue, Anna Nagar, Chennai"],
    ["Patto Plaza, PANAJI, ", "Panaji", "Patto Plaza, Panaji"],
    ["Panaji", "Panaji", "Panaji"],
  ])("names the city once: %s", (address, city, text) => {
    expect(cityAddress({ address, city })).toBe(text);
    expect(fullAddress({ address, city, pincode: "600001" })).toBe(`${text} 600001`);
  });
});

test("a number stays on one line with its unit, in either language, and with nothing else", () => {
  expect(keepTogether("60 kW for 20 minutes, 0.15 kWh per km, ₹3 lakh, 1,820 mm, 5 km")).toBe(
    "60\u00a0kW for 20 minutes, 0.15\u00a0kWh per km, ₹3\u00a0lakh, 1,820\u00a0mm, 5\u00a0km",
  );
  expect(keepTogether("98.7 %, 32 A, 50 Hz, 5 minutes, ₹20/kWh + ₹1/मिनट, a 3-year warranty")).toBe(
    "98.7\u00a0%, 32\u00a0A, 50\u00a0Hz, 5 minutes, ₹20/\u2060kWh + ₹1/\u2060मिनट, a 3-\u2060year warranty",
  );
  expect(keepTogether("60 किलोवाट, 15 किमी, 3 लाख और 20 Vans")).toBe(
    "60\u00a0किलोवाट, 15\u00a0किमी, 3\u00a0लाख और 20 Vans",
  );
  expect(keepTogether("440 × 440 × 1,820 mm (W × D × H)")).toBe(
    "440 × 440 × 1,820\u00a0mm (W\u00a0×\u00a0D\u00a0×\u00a0H)",
  );
});

test("stations of one city share a pin in the picture of their state", () => {
  const chennai = { lat: 13.08, lng: 80.27 };
  const pins = placePicture([chennai, { lat: 13.01, lng: 80.21 }, { lat: 11.02, lng: 76.99 }])?.pins;
  expect(pins).toHaveLength(2);
});
