import { type SQL, sql } from "drizzle-orm";
import { staleAfterMs } from "#shared/station-status.ts";
import type { Db } from "../../db/client.ts";
import { evseStatusChanges } from "../../db/schema.ts";
import { previousChanged } from "../audit/audit.queries.ts";
import type { StatusChange } from "./status-changes.rules.ts";

const visible = sql`t.is_active = 1 AND t.is_published = 1 AND t.hidden_reason IS NULL`;
const expiresAt = sql`(e.value ->> 'confirmedAt') + ${staleAfterMs}`;

/**
 * The statement that records changes of a station under the condition of the statement before it.
 * Running it twice adds nothing.
 */
export function recordChanges(db: Db, stationId: string, changes: readonly StatusChange[]) {
  const changed = sql`SELECT ${stationId}, value ->> 'uid', value ->> 'at', value ->> 'status'
    FROM json_each(${JSON.stringify(changes)}) WHERE ${previousChanged}`;
  return insertChanges(db, changed);
}

/**
 * Records which reports of an operator have expired and are valid again, for before they are
 * confirmed at `now`. Those confirmed before `since` are not.
 */
export async function recordRevived(
  db: Db,
  operatorId: string,
  { now, since }: { now: number; since: number },
): Promise<void> {
  const revived = sql`SELECT t.id, e.key, iif(part.expired, ${expiresAt}, ${now}),
      iif(part.expired, 'UNKNOWN', e.value ->> 'status')
    FROM stations t
    JOIN station_status s ON s.station_id = t.id
    JOIN json_each(s.evses) e
    JOIN (SELECT 1 AS expired UNION ALL SELECT 0) part
    WHERE t.party_id = ${operatorId} AND ${visible}
      AND e.value ->> 'status' <> 'UNKNOWN'
      AND ${expiresAt} < ${now} AND e.value ->> 'confirmedAt' >= ${since}`;
  await insertChanges(db, revived);
}

/**
 * Records what no report says: that reports expired, and that stations were hidden or are shown
 * again. It brings every EVSE to its present status, so that what a crash left out is made up for.
 */
export async function recordExpired(db: Db, now: number): Promise<void> {
  const expired = sql`SELECT station_id, uid, max(since, last_at), status
    FROM (SELECT station_id, uid, status, last_status, last_at,
        CASE WHEN status = 'REMOVED' THEN min(changed_at, ${now})
          WHEN status = 'UNKNOWN' AND coalesce(last_status, 'REMOVED') <> 'REMOVED' THEN min(expires_at, ${now})
          ELSE ${now} END AS since
      FROM (SELECT t.id AS station_id, e.key AS uid, t.updated_at AS changed_at, ${expiresAt} AS expires_at,
          CASE WHEN NOT (${visible}) THEN 'REMOVED' WHEN ${expiresAt} < ${now} THEN 'UNKNOWN'
            ELSE e.value ->> 'status' END AS status,
          last.status AS last_status, coalesce(last.at, 0) AS last_at
        FROM station_status s
        JOIN stations t ON t.id = s.station_id
        JOIN json_each(s.evses) e
        LEFT JOIN evse_status_changes last ON last.station_id = t.id AND last.uid = e.key
          AND last.at = (SELECT max(at) FROM evse_status_changes c WHERE c.station_id = t.id AND c.uid = e.key)))
    WHERE last_status IS NOT status AND NOT (last_status IS NULL AND status = 'REMOVED')`;
  await insertChanges(db, expired);
}

/** The statement that inserts station, uid, time and status; the last one wins. */
function insertChanges(db: Db, selection: SQL) {
  const { stationId, uid, at } = evseStatusChanges;
  return db
    .insert(evseStatusChanges)
    .select(selection)
    .onConflictDoUpdate({ target: [stationId, uid, at], set: { status: sql`excluded.status` } });
}
