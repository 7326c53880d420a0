import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { StationStatusList } from "#shared/contract/station-status.ts";
import { openDb } from "#worker/db/client.ts";
import { listStatuses } from "#worker/features/stations/station-status.queries.ts";
import { reportSamples } from "../../scripts/sample/reports.ts";
import { operatorStatements, stationStatements } from "../../scripts/sample/station-rows.ts";
import { stations } from "../../scripts/sample/stations.ts";

const loadedAt = Date.parse("2026-11-25T08:00:00Z");
const minute = 60_000;

async function liveCount(now: number): Promise<number> {
  const { stations: all }: StationStatusList = await listStatuses(openDb(env.DB), { only: "counts" }, now);
  return Object.values(all).filter(({ free }) => free !== null).length;
}

it("keeps the sample stations as live an hour later as in the first minute, while cars come and go", async () => {
  await env.DB.batch([
    ...operatorStatements(env.DB, loadedAt),
    ...stations.flatMap((station, index) =>
      stationStatements(env.DB, station, { index, now: loadedAt, urls: new Map() }),
    ),
  ]);
  const first = await liveCount(loadedAt);
  expect(first).toBeGreaterThan(20);
  // Without reports nothing is known after a quarter of an hour.
  expect(await liveCount(loadedAt + 16 * minute)).toBe(0);

  const before = await listStatuses(openDb(env.DB), {}, loadedAt);
  let turn = 0;
  const random = () => (turn++ % 10) / 10;
  for (let now = loadedAt + 5 * minute; now <= loadedAt + 60 * minute; now += 5 * minute) {
    await reportSamples(env.DB, { now, random });
  }
  const later = loadedAt + 60 * minute;
  expect(await liveCount(later)).toBe(first);
  const after = await listStatuses(openDb(env.DB), { since: before.version }, later);
  expect(Object.keys(after.stations)).toHaveLength(first);
  const slug = Object.keys(after.stations)[0] ?? "";
  const statuses = (list: StationStatusList) =>
    Object.values(list.stations).flatMap(({ evses }) => Object.values(evses ?? {}).map(([status]) => status));
  expect(before.stations[slug]).toBeDefined();
  expect(statuses(after)).toContain("CHARGING");
  expect(statuses(after)).toContain("AVAILABLE");
  const recorded = await env.DB.prepare(
    "SELECT status, count(*) AS n FROM evse_status_changes GROUP BY status",
  ).all<{ status: string; n: number }>();
  expect(recorded.results.map(({ status }) => status)).toEqual(["AVAILABLE", "CHARGING"]);
});
