import { and, asc, inArray, lt, max, sql } from "drizzle-orm";
import { dayMs, hourMs, indianDay } from "#shared/time.ts";
import { purge } from "../../cache/purge.ts";
import type { Db } from "../../db/client.ts";
import { evseStatusChanges, ocpiFailures, ocpiOperators, stationDays, stations } from "../../db/schema.ts";
import type { Bindings } from "../../env.ts";
import { hoursOf } from "../stations/station.dto.ts";
import { dayAfter, dayStart, openSeconds, stationDay } from "./station-day.rules.ts";
import { recordExpired } from "./status-changes.queries.ts";

/** The tag of cached responses that show the record. */
export const reliabilityTag = "reliability";

/** For how many days the record is kept. */
const keptDays = 400;
/** Stations of one transaction, and how many transactions a run makes; the next one goes on. */
const pageSize = 100;
const maxPages = 60;

/** The cron's part, once an hour: records what expired, and makes days of the changes of days that are over. */
export async function keepRecord({
  env,
  ctx,
  db,
  now,
}: {
  env: Bindings;
  ctx: unknown;
  db: Db;
  now: number;
}): Promise<void> {
  await recordExpired(db, now);
  // By then every report of the day has been confirmed or has expired.
  const day = indianDay(now - dayMs - hourMs);
  let isNew = false;
  for (let page = 1, after = ""; page <= maxPages; page++) {
    const ids = await unfinishedStations(db, { day, after });
    if (ids.length === 0) break;
    await finishDays(db, ids, day);
    isNew = true;
    after = ids.at(-1) ?? "";
  }
  const { rowsDeleted } = await expireDays(db, indianDay(now - keptDays * dayMs));
  if (isNew || rowsDeleted) await purge(env, ctx, now, [reliabilityTag]);
}

/** Stations after an id with changes before the end of a day that is not stored yet. */
async function unfinishedStations(db: Db, { day, after }: { day: string; after: string }): Promise<string[]> {
  const end = dayStart(dayAfter(day));
  const rows = await db.all<{ id: string }>(sql`SELECT s.station_id AS id FROM station_status s
    WHERE s.station_id > ${after}
      AND NOT EXISTS (SELECT 1 FROM station_days d WHERE d.station_id = s.station_id AND d.day >= ${day})
      AND EXISTS (SELECT 1 FROM evse_status_changes c WHERE c.station_id = s.station_id AND c.at < ${end})
    ORDER BY s.station_id LIMIT ${pageSize}`);
  return rows.map(({ id }) => id);
}

/**
 * Stores the days of these stations up to `last` and deletes the changes that are in them, in one
 * transaction. The last change of each EVSE stays: the next day begins with it.
 */
async function finishDays(db: Db, ids: string[], last: string): Promise<void> {
  const end = dayStart(dayAfter(last));
  const [changes, rows, stored] = await Promise.all([
    db
      .select()
      .from(evseStatusChanges)
      .where(and(inIds(evseStatusChanges.stationId, ids), lt(evseStatusChanges.at, end)))
      .orderBy(asc(evseStatusChanges.stationId), asc(evseStatusChanges.uid), asc(evseStatusChanges.at)),
    stationFacts(db, ids),
    db
      .select({ id: stationDays.stationId, day: max(stationDays.day) })
      .from(stationDays)
      .where(inIds(stationDays.stationId, ids))
      .groupBy(stationDays.stationId),
  ]);
  const storedUntil = new Map(stored.map(({ id, day }) => [id, day]));
  const byStation = Map.groupBy(changes, ({ stationId }) => stationId);
  const days = rows.flatMap(({ id, operator, state, city, times }) => {
    const own = byStation.get(id) ?? [];
    const until = storedUntil.get(id);
    const first = until ? dayAfter(until) : indianDay(Math.min(...own.map(({ at }) => at)));
    return daysBetween(first, last).flatMap((day) => {
      const made = stationDay(own, openSeconds(times, day), day);
      return made ? [{ stationId: id, day, operator, state, city, ...made }] : [];
    });
  });
  const { stationId, uid, at } = evseStatusChanges;
  const isRepeated = sql`EXISTS (SELECT 1 FROM evse_status_changes later WHERE later.station_id = ${stationId}
    AND later.uid = ${uid} AND later.at > ${at} AND later.at < ${end})`;
  await db.batch([
    db
      .insert(stationDays)
      .select(
        sql`SELECT value ->> 'stationId', value ->> 'day', value ->> 'operator', value ->> 'state', value ->> 'city',
          value -> 'evses', nullif(value -> 'open', 'null'), value ->> 'working', value ->> 'unknown',
          value ->> 'blocked', value ->> 'broken' FROM json_each(${JSON.stringify(days)}) WHERE true`,
      )
      .onConflictDoNothing(),
    db
      .delete(evseStatusChanges)
      .where(and(inIds(stationId, ids), lt(at, end), sql`(status = 'REMOVED' OR ${isRepeated})`)),
  ]);
}

/** What a day stores of the stations themselves. */
async function stationFacts(db: Db, ids: string[]) {
  const rows = await db.select().from(stations).where(inIds(stations.id, ids));
  const operators = await db.select({ id: ocpiOperators.id, name: ocpiOperators.name }).from(ocpiOperators);
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    operator: row.operatorName ?? names.get(row.operatorId ?? "") ?? "",
    state: row.state,
    city: row.city,
    times: { hours: hoursOf(row), exceptions: row.exceptions },
  }));
}

function inIds(
  column: typeof stations.id | typeof stationDays.stationId | typeof evseStatusChanges.stationId,
  ids: string[],
) {
  return inArray(column, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

/** Deletes the days and failures before a day. */
async function expireDays(db: Db, before: string): Promise<{ rowsDeleted: boolean }> {
  const [{ meta }] = await db.batch([
    db.delete(stationDays).where(lt(stationDays.day, before)),
    db.delete(ocpiFailures).where(lt(ocpiFailures.until, dayStart(before))),
  ]);
  return { rowsDeleted: meta.changes > 0 };
}
