import type { Station, StationList, StationPage } from "#shared/contract/stations.ts";
import type { Api } from "#src/lib/api.ts";

/** What the index of stations shows of one. */
export type StationRow = Pick<
  Station,
  "slug" | "name" | "address" | "city" | "state" | "pincode" | "chargers" | "availability" | "maxCapacity"
>;

/** Every station, for the index. */
export async function readStationRows(api: Api): Promise<StationRow[]> {
  const { stations } = await api<StationList>("/api/stations");
  return stations.map((station) => ({
    slug: station.slug,
    name: station.name,
    address: station.address,
    city: station.city,
    state: station.state,
    pincode: station.pincode,
    chargers: station.chargers,
    availability: station.availability,
    maxCapacity: station.maxCapacity,
  }));
}

/** One station with its neighbours. Fails with the API's 404 when there is none. */
export function readStationPage(api: Api, slug: string): Promise<StationPage> {
  return api<StationPage>(`/api/stations/${encodeURIComponent(slug)}`);
}

export interface StateGroup {
  state: string;
  /** The anchor of the state on the page. */
  id: string;
  count: number;
  cities: { city: string; stations: StationRow[] }[];
}

/** The stations by state and city, everything in the order of the alphabet. */
export function byState(rows: readonly StationRow[]): StateGroup[] {
  const states = groupBy(rows, ({ state }) => state);
  return states.map(([state, stations]) => ({
    state,
    id: state.toLowerCase().replace(/[^a-z]+/g, "-"),
    count: stations.length,
    cities: groupBy(stations, ({ city }) => city).map(([city, inCity]) => ({
      city,
      stations: inCity.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    })),
  }));
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b, "en"));
}
