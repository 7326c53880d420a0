import { expect, test } from "vitest";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { parseCoordinates } from "#src/features/stations/admin/editor/parse-coordinates.ts";
import { pincodeHint } from "#src/features/stations/admin/editor/pincode-hint.ts";
import {
  copyEvse,
  draftFromStation,
  emptyEvse,
  emptyStation,
} from "#src/features/stations/admin/editor/station-draft.ts";
import {
  draftsAfterSave,
  hasSameContent,
  issuesOf,
  toRequestBody,
} from "#src/features/stations/admin/editor/station-mapping.ts";

const station: StationAdminItem = {
  id: "0198c2f0-0000-7000-8000-000000000001",
  version: 3,
  slug: "tower-park-chennai",
  name: "Tower Park",
  address: "12 Third Avenue, Anna Nagar",
  city: "Chennai",
  state: "Tamil Nadu",
  pincode: "600040",
  lat: 13.0872,
  lng: 80.2131,
  storeNumber: null,
  customerCareNumber: "+914440000000",
  hours: [
    { weekday: 1, from: "09:00", to: "13:00" },
    { weekday: 1, from: "15:00", to: "01:00" },
    { weekday: 7, from: "00:00", to: "00:00" },
  ],
  exceptions: [{ date: "2027-01-26", closed: true }],
  facilities: [{ name: "Parking", available: false }],
  price: { energyPerKwh: 18.5, gstIncluded: false },
  pictures: ["/media/0123456789abcdef0123456789abcdef-1x1.png"],
  evses: [
    {
      uid: "TP-09",
      status: "OUTOFORDER",
      reason: "A part is on its way",
      until: "2027-01-10",
      connectors: [{ id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 60 }],
      live: null,
      visit: null,
    },
  ],
  isPublished: true,
  isActive: true,
  source: null,
  overrides: [],
  hiddenReason: null,
  problems: [],
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};

test("a stored station becomes a draft and the same request body again", () => {
  const body = toRequestBody(draftFromStation(station));
  expect(issuesOf(body)).toEqual([]);
  const { name, hours, exceptions, facilities, price, pictures, lat, lng } = station;
  expect(body).toMatchObject({ name, hours, exceptions, facilities, price, pictures, lat, lng });
  expect(body.evses).toEqual([
    {
      uid: "TP-09",
      status: "OUTOFORDER",
      reason: "A part is on its way",
      until: "2027-01-10",
      connectors: [{ id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 60 }],
    },
  ]);
});

test("an empty station names every missing field once, in the order of the form", () => {
  expect(issuesOf(toRequestBody(emptyStation())).map(({ path }) => path.join("."))).toEqual([
    "name",
    "address",
    "city",
    "state",
    "pincode",
    "lat",
  ]);
});

test("a save keeps the keys of entries, and a picture whose upload failed in its place", () => {
  const draft = draftFromStation(station);
  const waiting = { key: "waiting", url: "" };
  const sent = { ...draft, pictures: [waiting, ...draft.pictures] };
  const after = draftsAfterSave(station, sent);
  expect(after.draft.pictures).toEqual(sent.pictures);
  expect(after.draft.evses[0]?.key).toBe(draft.evses[0]?.key);
  expect(hasSameContent(after.draft, after.saved)).toBe(true);
});

test("a new or copied point gets an id that no other has", () => {
  const { evses } = draftFromStation(station);
  const [first] = evses;
  if (!first) throw new Error("The station has a point");
  const second = copyEvse(first, evses);
  expect(second.uid).toBe("TP-10");
  expect(copyEvse(first, [first, second]).uid).toBe("TP-11");
  expect(emptyEvse([]).uid).toBe("EVSE-1");
});

test.each([
  ["13.0072, 80.2131", { lat: 13.0072, lng: 80.2131 }],
  [" 13.0072 80.2131 ", { lat: 13.0072, lng: 80.2131 }],
  ["13.0072° N, 80.2131° E", { lat: 13.0072, lng: 80.2131 }],
  ["https://www.google.com/maps/@13.0072,80.2131,15z", { lat: 13.0072, lng: 80.2131 }],
  ["https://maps.google.com/?q=13.0072,80.2131", { lat: 13.0072, lng: 80.2131 }],
  ["https://www.google.com/maps?q=13.0072%2C80.2131", { lat: 13.0072, lng: 80.2131 }],
  // The place's pin, not the middle of the view.
  [
    "https://www.google.com/maps/place/X/@12.9,80.1,17z/data=!3m1!4b1!4m6!3m5!8m2!3d13.0072!4d80.2131",
    { lat: 13.0072, lng: 80.2131 },
  ],
  ["https://maps.app.goo.gl/abc", null],
  ["Anna Nagar", null],
  ["100% sure", null],
])("coordinates in %s", (text, found) => {
  expect(parseCoordinates(text)).toEqual(found);
});

test("a PIN code says its region, and doubts another state", () => {
  expect(pincodeHint("600040", "Tamil Nadu")).toBe("In Tamil Nadu");
  expect(pincodeHint("600040", "Kerala")).toContain("in Tamil Nadu, not in Kerala");
  expect(pincodeHint("6000", "Kerala")).toBeUndefined();
});
