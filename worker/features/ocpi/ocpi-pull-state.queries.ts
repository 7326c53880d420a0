import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { ocpiOperators } from "../../db/schema.ts";
import { recordRevived } from "../reliability/status-changes.queries.ts";
import { endFailure } from "./ocpi-failures.queries.ts";
import type { OperatorRow } from "./ocpi-operators.queries.ts";

/** Where the reading of an operator's lists goes on. */
export interface ListState {
  startedAt: number;
  module: "tariffs" | "locations";
  /** The next page; null: the first one. */
  next: string | null;
  /** Objects read of this module, and how many there are. */
  seen: number;
  total: number;
  /** Objects that could not be used, and whether the list got shorter while it was read. */
  skipped: number;
  shrank: boolean;
  /** Whether it has objects without an id, so that what it lacks may be one of them. */
  hasUnnamed: boolean;
  /** Only what changed since then is read; null: everything. */
  dateFrom: string | null;
}

/** What `ocpi_parties.pull` holds. `pricesAfter`: prices are computed again after this location. */
export interface PullState {
  list?: ListState;
  pricesAfter?: string;
}

export function pullStateOf({ pull }: OperatorRow): PullState {
  return (pull ?? {}) as PullState;
}

/** The statement that notes where the reading goes on. */
export function saveList(db: Db, operatorId: string, list: ListState): BatchItem<"sqlite"> {
  return db
    .update(ocpiOperators)
    .set({ pull: sql`json_set(coalesce(pull, '{}'), '$.list', json(${JSON.stringify(list)}))` })
    .where(eq(ocpiOperators.id, operatorId));
}

/** Ends the reading of lists that began at `lastPullAt`. */
export async function endList(
  db: Db,
  operatorId: string,
  { list, lastError, now }: { list: ListState; lastError: string | null; now: number },
): Promise<void> {
  const lastPullAt = list.startedAt;
  const errorSince =
    lastError === null ? null : sql`iif(last_error = ${lastError}, coalesce(error_since, ${now}), ${now})`;
  await db.batch([
    endFailure(db, operatorId, { lastError, now }),
    db
      .update(ocpiOperators)
      .set({
        pull: sql`json_remove(coalesce(pull, '{}'), '$.list')`,
        lastError,
        errorSince,
        lastPullAt,
        ...(list.dateFrom === null && { fullListAt: lastPullAt }),
      })
      .where(eq(ocpiOperators.id, operatorId)),
  ]);
}

/** Stores after which location prices go on; null: they are done. */
export async function savePrices(db: Db, operatorId: string, after: string | null): Promise<void> {
  const pull =
    after === null
      ? sql`json_remove(coalesce(pull, '{}'), '$.pricesAfter')`
      : sql`json_set(coalesce(pull, '{}'), '$.pricesAfter', ${after})`;
  await db.update(ocpiOperators).set({ pull }).where(eq(ocpiOperators.id, operatorId));
}

/**
 * Confirms the reports of an operator's stations at `now`: a list of changes has what changed, so
 * all others are as they were. Reports that were last confirmed before `since` stay as they are.
 */
export async function confirmReports(
  db: Db,
  operatorId: string,
  { now, since }: { now: number; since: number },
): Promise<void> {
  await recordRevived(db, operatorId, { now, since });
  await db.run(sql`UPDATE station_status SET version = confirmed.version, evses = confirmed.evses
    FROM (SELECT station_id,
        (SELECT max(version) FROM station_status) + row_number() OVER (ORDER BY station_id) AS version,
        (SELECT json_group_object(key, json_set(value, '$.confirmedAt',
            iif(value ->> 'confirmedAt' >= ${since}, max(value ->> 'confirmedAt', ${now}), value ->> 'confirmedAt')))
          FROM json_each(evses)) AS evses
      FROM station_status
      WHERE station_id IN (SELECT id FROM stations WHERE party_id = ${operatorId} AND hidden_reason IS NULL)
    ) AS confirmed WHERE station_status.station_id = confirmed.station_id`);
}

/** The connected operators. */
export async function listConnected(db: Db): Promise<OperatorRow[]> {
  return db.select().from(ocpiOperators).where(eq(ocpiOperators.status, "connected"));
}
