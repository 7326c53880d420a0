import type { CompactStations } from "#shared/contract/station-compact.ts";
import type { StationStatusList } from "#shared/contract/station-status.ts";
import type { Station, StationList, StationPage } from "#shared/contract/stations.ts";
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

/** The first pictures of the stations of a page, by their slugs; the page is whole without them. */
export async function readPhotos(
  api: Api,
  groups: readonly { stations: readonly Pick<FinderStation, "slug">[] }[],
): Promise<Record<string, string>> {
  const slugs = groups.flatMap(({ stations }) => stations.map(({ slug }) => slug));
  if (slugs.length === 0) return {};
  const query = new URLSearchParams({ slugs: slugs.join() });
  const { stations } = await api<StationList>(`/api/stations?${query}`).catch(() => ({ stations: [] }));
  return Object.fromEntries(
    stations.flatMap(({ slug, pictures: [first] }) => (first ? [[slug, first]] : [])),
  );
}

/** All about the only station of a place, which its page shows; null with more, and where it cannot be read. */
export async function readOnlyStation(
  api: Api,
  {
    groups,
    facts,
  }: { groups: readonly { stations: readonly { slug: string }[] }[]; facts: { stations: number } },
): Promise<Station | null> {
  const [first] = groups[0]?.stations ?? [];
  if (facts.stations !== 1 || !first) return null;
  return api<StationPage>(`/api/stations/${encodeURIComponent(first.slug)}`).then(
    ({ data }) => data,
    () => null,
  );
}
