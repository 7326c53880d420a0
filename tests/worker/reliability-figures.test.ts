import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import {
  type Reliability,
  reliability,
  stationReliability,
  worstStations,
} from "#shared/contract/reliability.ts";
import { evseStatuses } from "#shared/contract/station-fields.ts";
import { openDb } from "#worker/db/client.ts";
import { readLog, readReliability } from "#worker/features/reliability/reliability.queries.ts";
import { dayAfter, dayStart, stationDay } from "#worker/features/reliability/station-day.rules.ts";
import { recompute } from "../../docs/recompute-reliability.mjs";
import { addAdmin, startApi } from "../support/api.ts";
import { countRows } from "../support/rows-read.ts";

const api = startApi();
const first = "2026-10-01";
const dayCount = 45;
const stationCount = 12;

/** Numbers that look random and are the same in every run. */
let seed = 7;
const random = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

/** One more than have a record. */
async function addStations(): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO stations (id, slug, name, address, city, state, pincode, lat, lng, price_paise, max_capacity_kw, timing, updated_at)
     SELECT 'a' || i, 'recorded-' || i, 'Station', 'Road', 'Kochi', 'Kerala', '682001', 10, 76, 1500, 60, '24 hours', 1 FROM n`,
  )
    .bind(10 + stationCount)
    .run();
}

beforeAll(async () => {
  await addStations();
  const { results } = await env.DB.prepare(
    "SELECT id FROM stations WHERE slug LIKE 'recorded-%' ORDER BY id LIMIT ?",
  )
    .bind(stationCount)
    .all<{ id: string }>();
  expect(results).toHaveLength(stationCount);
  const rows = results.flatMap(({ id }, index) =>
    Array.from({ length: dayCount }, (_, number) => {
      const day = dayAfter(first, number);
      const changes = ["a", "b"].flatMap((uid) =>
        Array.from({ length: 1 + random(9) }, () => random(86_400_000))
          .sort((one, other) => one - other)
          .map((ms) => ({ uid, at: dayStart(day) + ms, status: evseStatuses[random(9)] ?? "UNKNOWN" })),
      );
      const open = index % 3 === 0 ? ([[21_600, 79_200]] as const) : null;
      const made = stationDay(changes, open, day);
      return made ? [{ id, day, operator: `Operator ${index % 3}`, city: `City ${index % 5}`, ...made }] : [];
    }).flat(),
  );
  await env.DB.prepare(
    `INSERT INTO station_days SELECT value ->> 'id', value ->> 'day', value ->> 'operator', 'Kerala', value ->> 'city',
       value -> 'evses', nullif(value -> 'open', 'null'), value ->> 'working', value ->> 'unknown', value ->> 'blocked',
       value ->> 'broken' FROM json_each(?)`,
  )
    .bind(JSON.stringify(rows))
    .run();
});

const read = async (path: string) => (await api(path)).json();

it("the script in docs computes every published figure from the open log, to 0.01 points", async () => {
  const figures = await recompute("", (path) => api(path));
  // All, three operators and five cities, with five figures each.
  expect(figures).toHaveLength(9 * 5);
  for (const { name, kind, published, computed } of figures)
    expect(Math.abs(published - computed), `${name}, ${kind}`).toBeLessThanOrEqual(0.01);
});

it("figures are of the last 30 days on record, and say since when there is one", async () => {
  const figures = reliability.parse(await read("/api/reliability")) as Reliability;
  const to = dayAfter(first, dayCount - 1);
  expect(figures).toMatchObject({ from: dayAfter(to, -29), to, recordedSince: first });
  expect(figures.months).toEqual(["2026-10", "2026-11"]);
  expect(figures.all?.stations).toBe(stationCount);
  const { working = 0, unknown = 0, blocked = 0, broken = 0, reliable = 0 } = figures.all ?? {};
  expect(working + unknown + blocked + broken).toBeCloseTo(100, 1);
  expect(reliable).toBeCloseTo(100 - broken, 1);
  expect(figures.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, index) => dayAfter(to, index - 29)),
  );
});

it("a month of the log is NDJSON that the edge stores, under CC BY, and an empty one is missing", async () => {
  const response = await api("/api/reliability/log/2026-10.ndjson");
  expect(response.headers.get("Content-Type")).toContain("application/x-ndjson");
  expect(response.headers.get("Link")).toContain("creativecommons.org/licenses/by/4.0");
  expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toContain("max-age=3600");
  expect(response.headers.get("Cache-Tag")).toBe("reliability");
  const lines = (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(new Set(lines.map(({ day }) => day)).size).toBe(31);
  expect(lines.every(({ station, evses }) => station && Object.keys(evses).length > 0)).toBe(true);
  expect((await api("/api/reliability/log/2020-01.ndjson")).status).toBe(404);
  expect((await api("/api/reliability/log/2020-13.ndjson")).status).toBe(400);
});

it("a station's record has its days of the last 90, and a station without one has none", async () => {
  const slugs = await env.DB.prepare(
    "SELECT slug, id IN (SELECT station_id FROM station_days) AS has FROM stations WHERE slug LIKE 'recorded-%'",
  ).all<{ slug: string; has: number }>();
  const slugOf = (has: number) => slugs.results.find((row) => row.has === has)?.slug;
  const recorded = stationReliability.parse(await read(`/api/reliability/stations/${slugOf(1)}`));
  expect(recorded.recordedSince).toBe(first);
  const counted = await env.DB.prepare(
    `SELECT count(*) AS days FROM station_days JOIN stations ON id = station_id
     WHERE slug = ? AND working + unknown + blocked + broken > 0`,
  )
    .bind(slugOf(1))
    .first<number>("days");
  expect(recorded.days).toHaveLength(counted ?? 0);
  expect(recorded.month).not.toBeNull();
  const none = stationReliability.parse(await read(`/api/reliability/stations/${slugOf(0)}`));
  expect(none).toMatchObject({ recordedSince: null, month: null, days: [] });
  expect((await api("/api/reliability/stations/no-such-station")).status).toBe(404);
});

it("the log of a month reads each of its days once, whatever its length", async () => {
  let lines = 0;
  const rows = await countRows(async (db) => {
    for await (const text of readLog(openDb(db), "2026-10", 20)) lines += text.split("\n").length - 1;
  });
  expect(lines).toBeGreaterThan(300);
  // The index, the row itself, and its station.
  expect(rows).toBeLessThanOrEqual(3 * lines + 50);
});

it("figures read no row but those of their 30 days", async () => {
  const rows = await countRows((db) => readReliability(openDb(db)));
  // Once to find them, once more to group them, and once for the days.
  expect(rows).toBeLessThanOrEqual(3 * 30 * stationCount + 50);
});

it("staff read the ten that were broken most and the ten of which least was known, worst first", async () => {
  const { token } = await addAdmin({ role: "editor" });
  const response = await api("/api/reliability/admin/worst", { token });
  const { to, broken, unknown } = worstStations.parse(await response.json());
  expect(to).toBe(dayAfter(first, dayCount - 1));
  for (const [kind, list] of [["broken", broken] as const, ["unknown", unknown] as const]) {
    expect(list).toHaveLength(10);
    const shares = list.map((station) => station[kind]);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  }
});
