import type { CompactStations } from "#shared/contract/station-compact.ts";
import type { StationStatusList } from "#shared/contract/station-status.ts";
import type { Station, StationList } from "#shared/contract/stations.ts";
import type { Api } from "#src/lib/api.ts";
import { type FinderStation, readCompact } from "./finder-station.ts";
import { readLive } from "./live-station.ts";

/** All stations with their live status, for a page that the server renders. */
export async function readStations(api: Api): Promise<FinderStation[]> {
  const [compact, live] = await Promise.all([
    api<CompactStations>("/api/stations/compact"),
    api<StationStatusList>("/api/stations/status?only=counts"),
  ]);
  return readCompact(compact).map((station) => {
    const reported = live.stations[station.slug];
    return reported ? { ...station, counts: readLive(reported), isLive: true } : station;
  });
}

/** All about the stations of a page; none where they cannot be read: the page is whole without. */
export async function readDetails(
  api: Api,
  groups: readonly { stations: readonly Pick<FinderStation, "slug">[] }[],
): Promise<Station[]> {
  const slugs = groups.flatMap(({ stations }) => stations.map(({ slug }) => slug));
  if (slugs.length === 0) return [];
  const query = new URLSearchParams({ slugs: slugs.join() });
  const { stations } = await api<StationList>(`/api/stations?${query}`).catch(() => ({ stations: [] }));
  return stations;
}

/** The first pictures of stations, by their slugs. */
export function firstPictures(
  stations: readonly Pick<Station, "slug" | "pictures">[],
): Record<string, string> {
  return Object.fromEntries(
    stations.flatMap(({ slug, pictures: [first] }) => (first ? [[slug, first]] : [])),
  );
}
