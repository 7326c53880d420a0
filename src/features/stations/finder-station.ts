import type { CompactStations, Equipment } from "#shared/contract/station-compact.ts";
import type { Station } from "#shared/contract/stations.ts";
import type { StationKeys } from "#shared/search/station-search.ts";
import { stationText } from "#shared/search/station-text.ts";
import { searchKey } from "#shared/search/word-forms.ts";
import type { OpeningTimes } from "#shared/station-hours.ts";
import type { EvseCounts } from "#shared/station-status.ts";
import type { PriceRange } from "#shared/tariff.ts";
import { timeOf } from "./live-station.ts";
import { fastestKw } from "./power-text.ts";

/** A station of the finder and the lists, without what only its page shows. */
export interface FinderStation {
  slug: string;
  name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  lat: number;
  lng: number;
  /** Null where it is not known. */
  price: PriceRange | null;
  equipment: Equipment;
  times: OpeningTimes;
  counts: EvseCounts;
  /** Whether an operator reports its status. */
  isLive: boolean;
  /** Its keys for searches, made at the first one; the same object in every copy. */
  searched: { keys: StationKeys | null };
}

/** The stations of `GET /api/stations/compact`; nothing is known of their status yet. */
export function readCompact(compact: CompactStations): FinderStation[] {
  const { slug: slugs, prices, places, equipments, openingTimes } = compact;
  return slugs.map((slug, at) => {
    const place = places[compact.place[at] ?? -1];
    const equipment = equipments[compact.equipment[at] ?? -1] ?? noEquipment;
    return {
      slug,
      name: compact.name[at] ?? "",
      address: compact.address[at] ?? "",
      city: place?.city ?? "",
      state: place?.state ?? "",
      pincode: compact.pincode[at] ?? "",
      lat: compact.lat[at] ?? 0,
      lng: compact.lng[at] ?? 0,
      price: prices[compact.price[at] ?? -1] ?? null,
      equipment,
      times: openingTimes[compact.times[at] ?? -1] ?? { hours: [], exceptions: [] },
      counts: withoutReports(equipment),
      isLive: false,
      searched: { keys: null },
    };
  });
}

const noEquipment: Equipment = { points: 0, broken: 0, connectors: [] };

function withoutReports({ points, broken }: Equipment): EvseCounts {
  const unknown = points - broken;
  return { free: null, total: points, unknown, broken, confirmedAt: null, lastFreeAt: null };
}

/** The counts of a station of the API, as of its response. */
export function countsOf({ evses, ...station }: Station): EvseCounts {
  const count = (...statuses: string[]) => evses.filter(({ status }) => statuses.includes(status)).length;
  return {
    free: station.availability,
    total: station.chargers,
    unknown: count("UNKNOWN"),
    broken: count("OUTOFORDER", "INOPERATIVE"),
    confirmedAt: timeOf(station.confirmedAt),
    lastFreeAt: timeOf(station.lastFreeAt),
  };
}

/** What a search looks at in a station. */
export function keysOf(station: FinderStation): StationKeys {
  station.searched.keys ??= makeKeys(station);
  return station.searched.keys;
}

const connectorTexts = new WeakMap<Equipment, string>();

function makeKeys(station: FinderStation): StationKeys {
  const { name, address, city, state, pincode, equipment } = station;
  let connectors = connectorTexts.get(equipment);
  if (connectors === undefined) {
    const standards = equipment.connectors.map(({ standard }) => standard);
    connectors = stationText({ name: "", address: "", city: "", state: "", pincode: "", standards });
    connectorTexts.set(equipment, connectors);
  }
  return {
    text: asciiKey(`${name} ${address} ${city} ${state} ${pincode} ${connectors}`),
    name: asciiKey(name),
    city: placeKey(city),
    state: placeKey(state),
    coordinates: station,
    maxPowerKw: fastestKw(equipment.connectors),
  };
}

const placeKeys = new Map<string, string>();

/** The key of a city or a state: one string for the hundreds of stations in it. */
function placeKey(name: string): string {
  const key = placeKeys.get(name) ?? asciiKey(name);
  placeKeys.set(name, key);
  return key;
}

const ascii = /^[\p{ASCII}]*$/u;

/** As `searchKey`; most texts need no normalising, which takes several times as long. */
function asciiKey(text: string): string {
  if (!ascii.test(text)) return searchKey(text);
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
