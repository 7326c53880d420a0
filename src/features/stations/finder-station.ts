import type { CompactStations, Equipment } from "#shared/contract/station-compact.ts";
import type { Station } from "#shared/contract/stations.ts";
import type { OpeningTimes } from "#shared/station-hours.ts";
import { searchKey, stationText } from "#shared/station-search.ts";
import type { StationCounts } from "#shared/station-status.ts";
import { timeOf } from "./live-station.ts";

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
  /** Rupees per kWh; 0 where it is not known. */
  price: number;
  equipment: Equipment;
  times: OpeningTimes;
  counts: StationCounts;
  /** Whether an operator reports its status. */
  isLive: boolean;
  /** Its text for searches, made at the first one; the same object in every copy. */
  searched: { text: string | null };
}

/** The stations of `GET /api/stations/compact`; nothing is known of their status yet. */
export function readCompact(compact: CompactStations): FinderStation[] {
  const { slug: slugs, places, equipments, openingTimes } = compact;
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
      price: compact.price[at] ?? 0,
      equipment,
      times: openingTimes[compact.times[at] ?? -1] ?? { hours: [], exceptions: [] },
      counts: withoutReports(equipment),
      isLive: false,
      searched: { text: null },
    };
  });
}

const noEquipment: Equipment = { points: 0, broken: 0, connectors: [] };

function withoutReports({ points, broken }: Equipment): StationCounts {
  const unknown = points - broken;
  return { free: null, total: points, unknown, broken, confirmedAt: null, lastFreeAt: null };
}

/** The counts of a station of the API, as of its response. */
export function countsOf({ evses, ...station }: Station): StationCounts {
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

const texts = new WeakMap<Equipment, string>();
const ascii = /^[\p{ASCII}]*$/u;

/** The text of a station that searches are compared with; most need no normalising. */
export function textOf(station: FinderStation): string {
  station.searched.text ??= makeText(station);
  return station.searched.text;
}

function makeText({ name, address, city, state, pincode, equipment }: FinderStation): string {
  let connectors = texts.get(equipment);
  if (connectors === undefined) {
    const standards = equipment.connectors.map(({ standard }) => standard);
    connectors = stationText({ name: "", address: "", city: "", state: "", pincode: "", standards });
    texts.set(equipment, connectors);
  }
  const text = `${name} ${address} ${city} ${state} ${pincode} ${connectors}`;
  return ascii.test(text) ? text.toLowerCase() : searchKey(text);
}
