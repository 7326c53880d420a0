import type { StationRequestBody } from "#shared/contract/station-input.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";

type Send = (path: string, request: { method: string; body: object }) => Promise<Response>;

/** A station as the editor sends it, with everything that a page shows. */
export function stationBody(changes: Partial<StationRequestBody> = {}): StationRequestBody {
  return {
    name: "Anna Nagar",
    address: "12, Second Avenue",
    city: "Chennai",
    state: "Tamil Nadu",
    pincode: "600040",
    lat: 13.085,
    lng: 80.21,
    storeNumber: null,
    customerCareNumber: "+919800000000",
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "06:00", to: "23:00" })),
    exceptions: [{ date: "2026-08-15", closed: true }],
    facilities: [{ name: "Cafe", available: true }],
    price: { energyPerKwh: 18.5, gstIncluded: true },
    pictures: ["/media/0123456789abcdef0123456789abcdef.jpg"],
    evses: [
      { uid: "A1", connectors: [{ id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 60 }] },
      { uid: "A2", connectors: [{ id: "1", standard: "TYPE2", powerType: "AC", maxPowerKw: 7.4 }] },
    ],
    isPublished: true,
    ...changes,
  };
}

let made = 0;

/** Creates a station with a unique name; `send` sends as staff. */
export async function createStation(
  send: Send,
  changes: Partial<StationRequestBody> = {},
): Promise<StationAdminItem> {
  const name = `Station ${++made} ${crypto.randomUUID().slice(0, 8)}`;
  const response = await send("/api/stations/admin", {
    method: "POST",
    body: stationBody({ name, ...changes }),
  });
  if (response.status !== 201) throw new Error(`Not created: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: StationAdminItem }).data;
}
