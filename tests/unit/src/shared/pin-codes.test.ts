import { expect, test } from "vitest";
import { cityOfPin } from "../../../../src/shared/cities.ts";
import { findPin } from "../../../../src/shared/pin-codes.ts";

test.each([
  ["1 Example Road, Salem 636001", "636001", "Tamil Nadu"],
  ["Panaji - 403 001, Goa", "403001", "Goa"],
  ["Leh 194101", "194101", "Ladakh"],
  ["Port Blair-744101", "744101", "the Andaman and Nicobar Islands"],
])("the PIN code in %s is found, with its state", (address, pin, region) => {
  expect(findPin(address)).toEqual({ pin, region });
});

test.each(["", "Survey no 1234567", "900001", "Plot 12, 98410 00000", "012345", "66 0001 29"])(
  "%s has no PIN code",
  (address) => {
    expect(findPin(address)).toBeNull();
  },
);

test.each([
  ["600001", "Chennai"],
  ["641604", "Tiruppur"],
  ["641018", "Coimbatore"],
  ["400703", "Navi Mumbai"],
  ["400601", "Thane"],
  ["110001", "Delhi"],
  ["636701", null],
  ["737101", null],
])("the PIN code %s belongs to %s", (pin, city) => {
  expect(cityOfPin(pin)).toBe(city);
});
