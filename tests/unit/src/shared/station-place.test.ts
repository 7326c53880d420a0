import { expect, test } from "vitest";
import { coordinatesDoubt, pincodeDoubt, stateOfPin } from "#shared/station-place.ts";
import { eastStations } from "../../../../scripts/sample/stations/east.ts";
import { northStations } from "../../../../scripts/sample/stations/north.ts";
import { southStations } from "../../../../scripts/sample/stations/south.ts";
import { westStations } from "../../../../scripts/sample/stations/west.ts";

test("the state of a PIN code is known where India Post uses it in one state", () => {
  expect(stateOfPin("400053")).toBe("Maharashtra");
  expect(stateOfPin("403001")).toBe("Goa");
  expect(stateOfPin("744101")).toBe("Andaman and Nicobar Islands");
  for (const pin of ["4000", "605001", "790001", "990000", ""]) expect(stateOfPin(pin), pin).toBeNull();
});

test("a PIN code and coordinates of another state are doubted, those of the state are not", () => {
  expect(pincodeDoubt("400053", "Tamil Nadu")).toContain("in Maharashtra, not in Tamil Nadu");
  expect(pincodeDoubt("605001", "Puducherry")).toBeNull();
  const capitals = {
    "Jammu and Kashmir": [34.08, 74.8],
    Kerala: [8.52, 76.94],
    Meghalaya: [25.58, 91.89],
    Delhi: [28.61, 77.21],
    Puducherry: [11.94, 79.81],
    Gujarat: [23.24, 68.84],
    "Uttar Pradesh": [28.57, 77.32],
    Haryana: [28.46, 77.03],
  } as const;
  for (const [state, [lat, lng]] of Object.entries(capitals)) {
    expect(coordinatesDoubt({ lat, lng }, state), state).toBeNull();
    expect(coordinatesDoubt({ lat: lng, lng: lat }, state), state).toContain(`not in ${state}`);
  }
  expect(coordinatesDoubt({ lat: 19.13, lng: 72.83 }, "Tamil Nadu")).toContain("not in Tamil Nadu");
});

test("no station of the sample is doubted", () => {
  for (const station of [...eastStations, ...northStations, ...southStations, ...westStations]) {
    const { slug, pincode, state } = station;
    expect([pincodeDoubt(pincode, state), coordinatesDoubt(station, state)], slug).toEqual([null, null]);
  }
});
