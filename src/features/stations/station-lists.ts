import type { CompactStations } from "#shared/contract/station-compact.ts";
import type { StationStatusList } from "#shared/contract/station-status.ts";
import { type FinderStation, readCompact } from "./finder-station.ts";
import { readLive } from "./live-station.ts";

/** All stations with their live status, for a page that the server renders. */
export async function readStations(api: <Body>(path: string) => Promise<Body>): Promise<FinderStation[]> {
  const [compact, live] = await Promise.all([
    api<CompactStations>("/api/stations/compact"),
    api<StationStatusList>("/api/stations/status?only=counts"),
  ]);
  return readCompact(compact).map((station) => {
    const reported = live.stations[station.slug];
    return reported ? { ...station, counts: readLive(reported), isLive: true } : station;
  });
}
