import type {
  connectorStandards,
  IndianState,
  powerTypes,
  StaffStatus,
} from "#shared/contract/station-fields.ts";
import type { StationPrice } from "#shared/contract/station-price.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { type Keyed, newKey } from "#src/editing/keyed.ts";
import { knownState } from "../station-body.ts";

export type TimesDraft = Keyed<{ from: string; to: string }>;
export type ExceptionDraft = Keyed<{ date: string; closed: boolean; from: string; to: string }>;
export type FacilityDraft = Keyed<{ name: string; available: boolean }>;
export type PictureDraft = Keyed<{ url: string }>;
export type ConnectorDraft = Keyed<{
  id: string;
  standard: (typeof connectorStandards)[number];
  powerType: (typeof powerTypes)[number];
  maxPowerKw: string;
}>;
export type EvseDraft = Keyed<{
  uid: string;
  /** What an operator says is written at it. */
  label?: string;
  /** What staff say of it. */
  status: StaffStatus;
  reason: string;
  until: string;
  connectors: ConnectorDraft[];
}>;

/** The editor's values: every text as it is typed, empty instead of null. */
export interface StationDraft {
  isPublished: boolean;
  name: string;
  slug: string;
  address: string;
  city: string;
  state: IndianState | "";
  pincode: string;
  /** Latitude and longitude as they are typed or pasted: "13.0072, 80.2131". */
  coordinates: string;
  storeNumber: string;
  customerCareNumber: string;
  /** Monday to Sunday, each with its parts of the day. */
  week: TimesDraft[][];
  exceptions: ExceptionDraft[];
  facilities: FacilityDraft[];
  price: {
    energyPerKwh: string;
    perMinute: string;
    parkingPerHour: string;
    gstIncluded: boolean;
    /** What the operator says in detail; undefined once an amount is changed. */
    tariffs?: StationPrice["tariffs"];
  };
  pictures: PictureDraft[];
  evses: EvseDraft[];
}

/** The draft of a new station. */
export function emptyStation(): StationDraft {
  return {
    isPublished: false,
    name: "",
    slug: "",
    address: "",
    city: "",
    state: "",
    pincode: "",
    coordinates: "",
    storeNumber: "",
    customerCareNumber: "",
    week: [1, 2, 3, 4, 5, 6, 7].map(() => []),
    exceptions: [],
    facilities: [],
    price: { energyPerKwh: "", perMinute: "", parkingPerHour: "", gstIncluded: true },
    pictures: [],
    evses: [],
  };
}

/** A new point with one connector, as most have; `uid` is the next free number. */
export function emptyEvse(others: readonly EvseDraft[]): EvseDraft {
  return {
    key: newKey(),
    uid: nextUid(others),
    status: "AVAILABLE",
    reason: "",
    until: "",
    connectors: [emptyConnector([])],
  };
}

/** A copy of a point with an id of its own. */
export function copyEvse(evse: EvseDraft, others: readonly EvseDraft[]): EvseDraft {
  return {
    ...evse,
    key: newKey(),
    uid: nextUid(others, evse.uid),
    connectors: evse.connectors.map((connector) => ({ ...connector, key: newKey() })),
  };
}

/** The next connector of a point. */
export function emptyConnector(others: readonly ConnectorDraft[]): ConnectorDraft {
  const ids = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (ids.has(String(number))) number += 1;
  return { key: newKey(), id: String(number), standard: "CCS2", powerType: "DC", maxPowerKw: "" };
}

/** An id that no other point has: the last number of `from` is counted up. */
function nextUid(others: readonly EvseDraft[], from = others.at(-1)?.uid ?? "EVSE-0"): string {
  const used = new Set(others.map(({ uid }) => uid.toLowerCase()));
  const [, stem = from, digits = ""] = /^(.*?)(\d*)$/.exec(from) ?? [];
  for (let number = Number(digits || 1) + 1; ; number += 1) {
    const uid = `${digits ? stem : `${stem}-`}${String(number).padStart(digits.length, "0")}`;
    if (!used.has(uid.toLowerCase())) return uid;
  }
}

/** The draft of a stored station. */
export function draftFromStation(station: StationAdminItem): StationDraft {
  const { isPublished, name, slug, address, city, pincode } = station;
  const { hours, exceptions, facilities, price, pictures, evses } = station;
  const amount = (value: number | undefined) => (value === undefined ? "" : String(value));
  return {
    ...{ isPublished, name, slug, address, city, pincode },
    state: knownState(station.state),
    coordinates: `${station.lat}, ${station.lng}`,
    storeNumber: station.storeNumber ?? "",
    customerCareNumber: station.customerCareNumber ?? "",
    week: [1, 2, 3, 4, 5, 6, 7].map((day) =>
      hours.filter(({ weekday }) => weekday === day).map(({ from, to }) => ({ key: newKey(), from, to })),
    ),
    exceptions: exceptions.map(({ date, from = "", to = "", closed = false }) => ({
      ...{ key: newKey(), date, from, to, closed },
    })),
    facilities: facilities.map((facility) => ({ ...facility, key: newKey() })),
    price: {
      energyPerKwh: amount(price?.energyPerKwh),
      perMinute: amount(price?.perMinute),
      parkingPerHour: amount(price?.parkingPerHour),
      gstIncluded: price?.gstIncluded ?? true,
      ...(price?.tariffs && { tariffs: price.tariffs }),
    },
    pictures: pictures.map((url) => ({ key: newKey(), url })),
    evses: evses.map(({ uid, label, status, reason, until, connectors }) => ({
      key: newKey(),
      uid,
      ...(label && { label }),
      status,
      reason: reason ?? "",
      until: until ?? "",
      connectors: connectors.map((connector) => ({
        ...connector,
        key: newKey(),
        maxPowerKw: String(connector.maxPowerKw),
      })),
    })),
  };
}
