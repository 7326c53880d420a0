import { and, asc, between, countDistinct, eq, lt, max, min, sql, sum } from "drizzle-orm";
import type { Reliability, ReliabilityFigures, StationReliability } from "#shared/contract/reliability.ts";
import { noSeconds, type RecordedSeconds, sharesOf } from "#shared/reliability.ts";
import type { Db } from "../../db/client.ts";
import { stationDays, stations } from "../../db/schema.ts";
import { isPublic } from "../stations/station-conditions.queries.ts";
import { dayAfter, decodeChanges } from "./station-day.rules.ts";

/** The days that figures are made of, and that a station's page shows. */
export const figureDays = 30;
const stationPageDays = 90;
/** Rows of the log that one query reads. */
const logPage = 200;

/** The seconds of days together. */
export const sums = {
  working: sum(stationDays.working).mapWith(Number),
  unknown: sum(stationDays.unknown).mapWith(Number),
  blocked: sum(stationDays.blocked).mapWith(Number),
  broken: sum(stationDays.broken).mapWith(Number),
};

/** The first and the last day of the whole record. */
export async function recordedDays(db: Db): Promise<{ first: string | null; last: string | null }> {
  // Two statements: SQLite takes each from the end of an index, but not both at once.
  const [[first], [last]] = await db.batch([
    db.select({ day: min(stationDays.day) }).from(stationDays),
    db.select({ day: max(stationDays.day) }).from(stationDays),
  ]);
  return { first: first?.day ?? null, last: last?.day ?? null };
}

/** The figures of the last 30 days, for all, by operator and by city. */
export async function readReliability(
  db: Db,
): Promise<Omit<Reliability, "license" | "license_url" | "attribution">> {
  const { first, last } = await recordedDays(db);
  if (first === null || last === null)
    return {
      from: null,
      to: null,
      recordedSince: null,
      months: [],
      all: null,
      days: [],
      operators: [],
      cities: [],
    };
  const from = dayAfter(last, 1 - figureDays);
  const { operator, state, city, day, stationId } = stationDays;
  const rows = await db
    .select({ operator, state, city, stations: countDistinct(stationId), ...sums })
    .from(stationDays)
    .where(between(day, from, last))
    .groupBy(operator, state, city);
  const perDay = await db
    .select({ day, ...sums })
    .from(stationDays)
    .where(between(day, from, last))
    .groupBy(day)
    .orderBy(asc(day));
  return {
    from: first.localeCompare(from) > 0 ? first : from,
    to: last,
    recordedSince: first,
    months: monthsBetween(first, last),
    all: grouped(rows, () => ({}))[0] ?? null,
    days: perDay.flatMap(dayShares),
    operators: grouped(rows, ({ operator }) => ({ operator })),
    cities: grouped(rows, ({ city, state }) => ({ city, state })),
  };
}

type FigureRow = RecordedSeconds & { stations: number };

/** Rows with the same names together, by name; those without any recorded time are left out. */
function grouped<Row extends FigureRow, Names extends Record<string, string>>(
  rows: readonly Row[],
  namesOf: (row: Row) => Names,
): (Names & ReliabilityFigures)[] {
  const groups = new Map<string, { names: Names; seconds: RecordedSeconds; stations: number }>();
  for (const row of rows) {
    const names = namesOf(row);
    const key = Object.values(names).join("\n");
    const group = groups.get(key) ?? { names, seconds: noSeconds(), stations: 0 };
    group.stations += row.stations;
    for (const kind of ["working", "unknown", "blocked", "broken"] as const) group.seconds[kind] += row[kind];
    groups.set(key, group);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, { names, seconds, stations }]) => {
      const shares = sharesOf(seconds);
      return shares ? [{ ...names, stations, ...shares }] : [];
    });
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); ) {
    months.push(month);
    month = dayAfter(`${month}-28`, 4).slice(0, 7);
  }
  return months;
}

/** The last 90 days of a public station; null when there is none with this slug. */
export async function readStationReliability(db: Db, slug: string): Promise<StationReliability | null> {
  const [station] = await db
    .select({ id: stations.id })
    .from(stations)
    .where(and(isPublic, eq(stations.slug, slug)))
    .limit(1);
  if (!station) return null;
  const { last } = await recordedDays(db);
  const own = eq(stationDays.stationId, station.id);
  const [since] = await db
    .select({ day: min(stationDays.day) })
    .from(stationDays)
    .where(own);
  const { day, working, unknown, blocked, broken } = stationDays;
  const first = last && dayAfter(last, 1 - stationPageDays);
  const rows = first
    ? await db
        .select({ day, working, unknown, blocked, broken })
        .from(stationDays)
        .where(and(own, sql`${day} >= ${first}`))
        .orderBy(asc(day))
    : [];
  const monthFrom = last && dayAfter(last, 1 - figureDays);
  const inMonth = rows.filter((row) => monthFrom !== null && row.day >= monthFrom);
  const [month] = grouped(
    inMonth.map((row) => ({ ...row, stations: 1 })),
    () => ({}),
  );
  return {
    to: last,
    recordedSince: since?.day ?? null,
    month: month ? withoutStations(month) : null,
    days: rows.flatMap(dayShares),
  };
}

/** A day as shares; none where nothing was recorded. */
function dayShares({ day, ...seconds }: RecordedSeconds & { day: string }) {
  const shares = sharesOf(seconds);
  return shares ? [{ day, ...shares }] : [];
}

function withoutStations({ stations: _, ...shares }: ReliabilityFigures) {
  return shares;
}

/** The log of a month, some lines of NDJSON at a time, by day. */
export async function* readLog(db: Db, month: string, pageSize = logPage): AsyncGenerator<string> {
  const { day, stationId, operator, state, city, evses, open } = stationDays;
  let after = { day: month, operator: "", state: "", city: "", stationId: "" };
  while (true) {
    // In the order of an index, so that a page begins where the last one ended.
    const isLater = sql`(${day}, ${operator}, ${state}, ${city}, ${stationId})
      > (${after.day}, ${after.operator}, ${after.state}, ${after.city}, ${after.stationId})`;
    const rows = await db
      .select({ day, stationId, station: stations.slug, operator, state, city, evses, open })
      .from(stationDays)
      .innerJoin(stations, eq(stations.id, stationId))
      .where(and(isLater, lt(day, `${month}-99`)))
      .orderBy(asc(day), asc(operator), asc(state), asc(city), asc(stationId))
      .limit(pageSize);
    const lines = rows.map(({ stationId: _, evses, ...row }) => {
      const changes = Object.entries(evses).map(([uid, text]) => [uid, decodeChanges(text)] as const);
      return `${JSON.stringify({ ...row, evses: Object.fromEntries(changes) })}\n`;
    });
    if (lines.length > 0) yield lines.join("");
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last;
  }
}
