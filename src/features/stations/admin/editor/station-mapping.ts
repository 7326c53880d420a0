import type { IndianState } from "#shared/contract/station-fields.ts";
import { type StationRequestBody, stationInput } from "#shared/contract/station-input.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { mergeStored } from "#src/editing/drafts/merge-stored.ts";
import type { Keyed } from "#src/editing/keyed.ts";
import { parseCoordinates } from "./parse-coordinates.ts";
import { draftFromStation, type StationDraft } from "./station-draft.ts";

/** The request body. Facilities without a name and pictures without an address are left out. */
export function toRequestBody(draft: StationDraft): StationRequestBody {
  const { week, exceptions, facilities, pictures, evses, coordinates, state, ...texts } = draft;
  const pin = parseCoordinates(coordinates);
  return {
    ...texts,
    state: state as IndianState,
    // Not a number is refused by the contract with a sentence.
    lat: pin?.lat ?? Number.NaN,
    lng: pin?.lng ?? Number.NaN,
    hours: week.flatMap((times, index) => times.map(({ from, to }) => ({ weekday: index + 1, from, to }))),
    exceptions: exceptions.map(({ date, closed, from, to }) =>
      closed ? { date, closed } : { date, from: from || undefined, to: to || undefined },
    ),
    facilities: facilities.filter(hasName).map(({ name, available }) => ({ name, available })),
    price: priceOf(draft.price),
    pictures: pictures.map(({ url }) => url).filter(Boolean),
    evses: evses.map(({ uid, label, status, reason, until, connectors }) => ({
      uid,
      ...(label && { label }),
      status,
      reason: status === "AVAILABLE" ? null : reason,
      until: status === "AVAILABLE" ? null : until || null,
      connectors: connectors.map(({ id, standard, powerType, maxPowerKw }) => ({
        ...{ id, standard, powerType },
        maxPowerKw: amountOf(maxPowerKw) ?? Number.NaN,
      })),
    })),
  };
}

function priceOf(price: StationDraft["price"]): StationRequestBody["price"] {
  const { energyPerKwh, perMinute, parkingPerHour, gstIncluded, tariffs } = price;
  if (!energyPerKwh.trim() && !perMinute.trim() && !parkingPerHour.trim()) return null;
  return {
    energyPerKwh: amountOf(energyPerKwh) ?? Number.NaN,
    perMinute: amountOf(perMinute),
    parkingPerHour: amountOf(parkingPerHour),
    gstIncluded,
    ...(tariffs && { tariffs }),
  };
}

/** `18.50`, `₹18,5`; undefined for no text, not a number for something else. */
function amountOf(text: string): number | undefined {
  const plain = text.replace(/[₹\s]/g, "").replace(",", ".");
  return plain === "" ? undefined : Number(plain);
}

/** What is wrong with a body; `lat` and `lng` are one field of the form. */
export function issuesOf(body: StationRequestBody) {
  const issues = stationInput.safeParse(body).error?.issues ?? [];
  const others = issues.filter(({ path }) => path[0] !== "lat" && path[0] !== "lng");
  const found =
    others.length === issues.length
      ? issues
      : [...others, { path: ["lat"], message: "Set the pin on the map, or paste coordinates in India" }];
  return found
    .map(({ path, message }) => ({ path, message }))
    .toSorted((one, other) => orderOf(one.path) - orderOf(other.path));
}

/** The fields in the order of the form. */
const order = ["name", "slug", "evses", "address", "city", "state", "pincode", "lat", "hours", "exceptions"];

function orderOf([field]: readonly PropertyKey[]): number {
  const index = order.indexOf(String(field));
  return index < 0 ? order.length : index;
}

/** True when both drafts have the same texts; the keys of entries and empty entries do not count. */
export function hasSameContent(one: StationDraft, other: StationDraft): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(draft: StationDraft): string {
  return JSON.stringify(stored(draft), (name, value) => (name === "key" ? undefined : value));
}

/** What a save would store of it. */
export function stored(draft: StationDraft): StationDraft {
  return {
    ...draft,
    facilities: draft.facilities.filter(hasName),
    pictures: draft.pictures.filter(({ url }) => url !== ""),
  };
}

function hasName({ name }: { name: string }): boolean {
  return name.trim() !== "";
}

/**
 * What is stored of `sent`, and the draft to go on with: the same, and the empty entries of `sent`
 * in their places. Entries keep their keys, and so their pending uploads and the focus.
 */
export function draftsAfterSave(station: StationAdminItem, sent: StationDraft) {
  const next = draftFromStation(station);
  const draft: StationDraft = {
    ...next,
    week: next.week.map((times, index) => withKeysOf(sent.week[index] ?? [], times)),
    exceptions: withKeysOf(sent.exceptions, next.exceptions),
    facilities: mergeStored(sent.facilities, next.facilities, hasName),
    pictures: mergeStored(sent.pictures, next.pictures, ({ url }) => url !== ""),
    evses: withKeysOf(sent.evses, next.evses).map((evse, index) => ({
      ...evse,
      connectors: withKeysOf(sent.evses[index]?.connectors ?? [], evse.connectors),
    })),
  };
  return { saved: stored(draft), draft };
}

function withKeysOf<Entry extends Keyed<object>>(sent: Entry[], next: Entry[]): Entry[] {
  return next.map((entry, index) => ({ ...entry, key: sent[index]?.key ?? entry.key }));
}
