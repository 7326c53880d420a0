import { and, asc, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import { stationProblems } from "#shared/contract/station-fields.ts";
import type {
  StationAdminItem,
  StationAdminList,
  StationAdminListQuery,
  StationAdminSummary,
} from "#shared/contract/stations-admin.ts";
import { paginate } from "#shared/paging.ts";
import { type LiveReport, reportOf, type StoredVisit } from "#shared/station-status.ts";
import { dayMs, indianDay, isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { ocpiOperators, stationStatus, stations } from "../../db/schema.ts";
import { columnsOf, indexedBy } from "../../db/source.ts";
import { contentOf } from "./station.dto.ts";

/** An operator must have confirmed something within this time. */
const staleAfterMs = dayMs;

/** One page of the stations of staff, the last changed first. */
export async function listAdminStations(
  db: Db,
  { page, limit, ...filter }: StationAdminListQuery,
  now: number,
): Promise<StationAdminList> {
  const where = filterOf(filter, now);
  const [rows, [counted]] = await db.batch([
    adminStations(db, now, indexedBy(stations, "stations_changed"))
      .where(where)
      .orderBy(sql`${stations.updatedAt} DESC, ${stations.seq} DESC`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: sql<number>`count(*)` }).from(stations).where(where),
  ]);
  return { stations: rows.map(toAdminItem), pagination: paginate(page, limit, counted?.total ?? 0) };
}

/** How many stations have each problem, and the operators that stations can come from. */
export async function summariseStations(db: Db, now: number): Promise<StationAdminSummary> {
  const { id, name, status } = ocpiOperators;
  const [[counted], sources] = await db.batch([
    db
      .select({
        // As text, because drizzle would leave out the table, and a point of a list has an id too.
        problems: sql<string>`json_object(${sql.join(
          stationProblems.map(
            (problem) => sql`${problem}, count(*) FILTER (WHERE ${problems(now)[problem]})`,
          ),
          sql`, `,
        )})`,
      })
      .from(sql`${stations}`)
      .where(sql`${stations.isActive} = 1`),
    db.select({ id, name }).from(ocpiOperators).where(ne(status, "pending")).orderBy(asc(name)),
  ]);
  return { problems: JSON.parse(counted?.problems ?? "{}"), sources };
}

/** A station that is not deleted, published or not, or null. */
export async function findAdminStation(db: Db, id: string, now: number): Promise<StationAdminItem | null> {
  const [row] = await adminStations(db, now, sql`${stations}`).where(
    and(eq(stations.id, id), sql`${stations.isActive} = 1`),
  );
  return row ? toAdminItem(row) : null;
}

function adminStations(db: Db, now: number, source: SQL) {
  return db
    .select({
      ...columnsOf(getTableColumns(stations)),
      live: sql<string | null>`(SELECT json_object('reports', json(evses), 'visits', json(visits))
        FROM ${stationStatus} WHERE station_id = ${stations.id})`,
      // Written out: drizzle would leave out the table, and an operator has a column of that name.
      operator: sql<string | null>`(SELECT name FROM ${ocpiOperators} WHERE id = stations.party_id)`,
      problems: sql<string>`json_array(${sql.join(
        stationProblems.map((name) => sql`iif(${problems(now)[name]}, ${name}, NULL)`),
        sql`, `,
      )})`,
    })
    .from(source);
}

/** The condition of each problem. */
function problems(now: number): Record<(typeof stationProblems)[number], SQL> {
  const status = sql`FROM ${stationStatus} s, json_each(s.evses) e WHERE s.station_id = ${stations.id}`;
  return {
    out_of_order: sql`(EXISTS (SELECT 1 FROM json_each(${stations.evses}) e
        WHERE e.value ->> 'status' = 'OUTOFORDER' AND coalesce(e.value ->> 'until', '9') >= ${indianDay(now)})
      OR EXISTS (SELECT 1 ${status} AND e.value ->> 'status' IN ('OUTOFORDER', 'INOPERATIVE')))`,
    hidden: sql`${stations.hiddenReason} IS NOT NULL`,
    stale: sql`(${stations.operatorId} IS NOT NULL
      AND coalesce((SELECT max(e.value ->> 'confirmedAt') ${status}), 0) < ${now - staleAfterMs})`,
    incomplete: sql`(${stations.pricePaise} = 0 OR ${stations.timing} = '' OR ${stations.pictures} = '[]'
      OR ${stations.evses} = '[]' OR ${stations.state} = '' OR ${stations.pincode} = '')`,
  };
}

type Filter = Omit<StationAdminListQuery, "page" | "limit">;

function filterOf({ search, state, status, source, problem }: Filter, now: number): SQL | undefined {
  const { name, address, city, pincode, storeNumber } = stations;
  const texts = sql`lower(${name} || ' ' || ${address} || ' ' || ${city} || ' ' || ${stations.state} || ' '
    || ${pincode} || ' ' || coalesce(${storeNumber}, ''))`;
  return and(
    // As a literal, so that SQLite sees that its partial indexes hold.
    status === "deleted" ? sql`${stations.isActive} = 0` : sql`${stations.isActive} = 1`,
    status === "published" ? sql`${stations.isPublished} = 1` : undefined,
    status === "draft" ? sql`${stations.isPublished} = 0` : undefined,
    state && eq(stations.state, state),
    source === "manual" ? sql`${stations.operatorId} IS NULL` : undefined,
    source && source !== "manual" ? eq(stations.operatorId, source) : undefined,
    problem && problems(now)[problem],
    ...(search?.toLowerCase().split(/\s+/) ?? []).map((word) => sql`instr(${texts}, ${word}) > 0`),
  );
}

type Row = Awaited<ReturnType<typeof adminStations>>[number];

function toAdminItem(row: Row): StationAdminItem {
  const { reports, visits } = JSON.parse(row.live ?? '{"reports":{},"visits":{}}') as LiveRow;
  const content = contentOf(row);
  return {
    id: row.id,
    version: row.version,
    ...content,
    evses: content.evses.map((evse) => ({
      ...evse,
      live: toLive(reportOf(reports, evse)),
      visit: toVisit(reportOf(visits, evse)),
    })),
    isActive: row.isActive,
    source: row.operatorId === null ? null : { id: row.operatorId, name: row.operator ?? "" },
    overrides: row.overrides,
    hiddenReason: row.hiddenReason,
    problems: (JSON.parse(row.problems) as (StationAdminItem["problems"][number] | null)[]).filter(
      (problem) => problem !== null,
    ),
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
  };
}

interface LiveRow {
  reports: Record<string, LiveReport>;
  visits: Record<string, StoredVisit>;
}

function toVisit(visit: StoredVisit | undefined): StationAdminItem["evses"][number]["visit"] {
  return visit ? { ...visit, at: isoTime(visit.at) } : null;
}

function toLive(live: LiveReport | undefined): StationAdminItem["evses"][number]["live"] {
  return live ? { status: live.status, confirmedAt: isoTime(live.confirmedAt) } : null;
}
