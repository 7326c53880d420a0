import { and, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { ocpiLocations, stationStatus, stations } from "../../db/schema.ts";
import { previousChanged } from "../audit/audit.queries.ts";
import type { OcpiLocation } from "../ocpi-objects/ocpi.schemas.ts";
import { hiddenReasonOf } from "../ocpi-objects/ocpi-location.rules.ts";
import { recordChanges } from "../reliability/status-changes.queries.ts";
import { statusChanges } from "../reliability/status-changes.rules.ts";
import { nextStatusVersion } from "../stations/evidence.queries.ts";
import { factsOf, type LocationState } from "./ocpi-push.rules.ts";
import { prepareStations, type StationChange } from "./ocpi-stations.queries.ts";

type Statement = BatchItem<"sqlite">;

/** Attempts of a write that others overtake. */
const maxAttempts = 10;

/** A location as it is stored, with what a guarded write needs. */
interface StoredLocation extends LocationState {
  /** The body as text: the write is made only while it is still this. */
  text: string;
  stationId: string | null;
  hiddenReason: string | null;
}

export interface LocationWrite {
  db: Db;
  operatorId: string;
  now: number;
  newId: () => string;
  /** Maps every location again, because a tariff changed. */
  isForced?: boolean;
}

interface Written {
  /** Locations that were not stored before. */
  created: number;
  /** Whether a station changed, so that pages that show it are out of date. */
  factsChanged: boolean;
}

/** What becomes of one location; null leaves it as it is. */
type Change = (stored: LocationState | null) => LocationState | null;

/** A location as an operator reads it back; null when it is not known. */
export async function findLocation(db: Db, operatorId: string, key: string): Promise<OcpiLocation | null> {
  const found = await readLocations(db, operatorId, [key]);
  return found.get(key)?.body ?? null;
}

/**
 * Changes locations, by their ids in lower case, each together with its station and the live status
 * of that, in one transaction. A location that another write overtook is left as that stored it,
 * and is changed again from there.
 */
export async function changeLocations(
  changes: ReadonlyMap<string, Change>,
  write: LocationWrite,
): Promise<Written> {
  const written: Written = { created: 0, factsChanged: false };
  let left = new Map(changes);
  for (let attempt = 1; left.size > 0; attempt++) {
    if (attempt > maxAttempts) throw new Error("Locations were overtaken too often.");
    const stored = await readLocations(write.db, write.operatorId, [...left.keys()]);
    const { prepared, overtaken } = await runWrites(await prepare(stored, left, write), write);
    written.created += prepared.filter(({ isNew }) => isNew).length;
    written.factsChanged ||= prepared.some(({ changesStation }) => changesStation);
    left = new Map([...left].filter(([key]) => overtaken.has(key)));
  }
  return written;
}

interface PreparedLocation {
  key: string;
  isNew: boolean;
  changesStation: boolean;
  /** The guarded write of the location, and those that are made when it was. */
  statements: [Statement, ...Statement[]];
}

/** Runs the writes as one transaction; returns those that were made, and the keys of the others. */
async function runWrites(
  all: PreparedLocation[],
  { db }: LocationWrite,
): Promise<{ prepared: PreparedLocation[]; overtaken: Set<string> }> {
  if (all.length === 0) return { prepared: [], overtaken: new Set() };
  try {
    const batch = all.flatMap(({ statements }) => statements);
    const results: unknown[] = await db.batch(batch as [Statement, ...Statement[]]);
    const isWritten = ({ statements }: PreparedLocation) =>
      (results[batch.indexOf(statements[0])] as unknown[]).length > 0;
    const prepared = all.filter(isWritten);
    const done = new Set(prepared.map(({ key }) => key));
    return { prepared, overtaken: new Set(all.map(({ key }) => key).filter((key) => !done.has(key))) };
  } catch (error) {
    // A slug was just taken.
    if (!isUniqueViolation(error)) throw error;
    return { prepared: [], overtaken: new Set(all.map(({ key }) => key)) };
  }
}

async function prepare(
  stored: ReadonlyMap<string, StoredLocation>,
  changes: ReadonlyMap<string, Change>,
  write: LocationWrite,
): Promise<PreparedLocation[]> {
  const next = [...changes].flatMap(([key, change]) => {
    const old = stored.get(key);
    const state = change(old ?? null);
    return state ? [{ key, old, state }] : [];
  });
  const needed = next.filter(({ old, state }) => needsStation(old, state, write.isForced));
  const stationChanges = needed.map(
    ({ key, old, state }): StationChange => ({
      key,
      stationId: old?.stationId ?? null,
      location: state.body,
      isReported: state !== old,
    }),
  );
  const prepared = await prepareStations(stationChanges, write);
  return next.map(({ key, old, state }) => {
    const station = prepared.get(key);
    const stationId = station?.stationId ?? old?.stationId ?? null;
    return {
      key,
      isNew: !old,
      changesStation: station?.statement != null,
      statements: [
        storeLocation({ key, old, state, stationId }, write),
        ...(station?.statement ? [station.statement] : []),
        ...(stationId ? storeStatus(stationId, { old, state }, write) : []),
      ],
    };
  });
}

function needsStation(old: StoredLocation | undefined, { body }: LocationState, isForced = false): boolean {
  return isForced || !old || old.hiddenReason !== hiddenReasonOf(body) || factsOf(old.body) !== factsOf(body);
}

interface Stored {
  key: string;
  old: StoredLocation | undefined;
  state: LocationState;
  stationId: string | null;
}

/** Returns a row only when the stored body is still the one that was read. */
function storeLocation(
  { key, old, state, stationId }: Stored,
  { db, operatorId, now }: LocationWrite,
): Statement {
  const { lastUpdated } = state;
  const body = state.body as Record<string, unknown>;
  if (!old) {
    return db
      .insert(ocpiLocations)
      .values({ operatorId, locationKey: key, stationId, body, lastUpdated, seenAt: now })
      .onConflictDoNothing()
      .returning({ key: ocpiLocations.locationKey });
  }
  return db
    .update(ocpiLocations)
    .set({
      ...{ body, stationId, lastUpdated },
      // What was only mapped again has not been seen.
      ...(state !== old && { seenAt: now }),
    })
    .where(
      and(
        eq(ocpiLocations.operatorId, operatorId),
        eq(ocpiLocations.locationKey, key),
        sql`${ocpiLocations.body} = ${old.text}`,
      ),
    )
    .returning({ key: ocpiLocations.locationKey });
}

/** The live status and the record of its changes, under the condition of the statement before. */
function storeStatus(
  stationId: string,
  { old, state }: Pick<Stored, "old" | "state">,
  { db, now }: LocationWrite,
): Statement[] {
  if (old && JSON.stringify(old.live) === JSON.stringify(state.live)) return [];
  // What visitors do not see is in no record; the job finds when they see it again.
  const isHidden = Boolean(old?.hiddenReason) || hiddenReasonOf(state.body) !== null;
  const changes = isHidden ? [] : statusChanges(old?.live ?? {}, state.live, now);
  const version = nextStatusVersion;
  const evses = state.live;
  return [
    insertWhere(db, stationStatus, { stationId, version, evses }, previousChanged).onConflictDoUpdate({
      target: stationStatus.stationId,
      set: { version, evses },
    }),
    ...(changes.length > 0 ? [recordChanges(db, stationId, changes)] : []),
  ];
}

async function readLocations(
  db: Db,
  operatorId: string,
  keys: string[],
): Promise<Map<string, StoredLocation>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      key: ocpiLocations.locationKey,
      text: sql<string>`${ocpiLocations.body}`,
      lastUpdated: ocpiLocations.lastUpdated,
      stationId: ocpiLocations.stationId,
      hiddenReason: stations.hiddenReason,
      live: stationStatus.evses,
    })
    .from(ocpiLocations)
    .leftJoin(stations, eq(stations.id, ocpiLocations.stationId))
    .leftJoin(stationStatus, eq(stationStatus.stationId, ocpiLocations.stationId))
    .where(and(eq(ocpiLocations.operatorId, operatorId), inArray(ocpiLocations.locationKey, keys)));
  return new Map(
    rows.map(({ key, ...row }) => [
      key,
      { ...row, body: JSON.parse(row.text) as OcpiLocation, live: row.live ?? {} },
    ]),
  );
}

/** The next locations of an operator after a key, in the order of their keys. */
export async function listLocationKeys(
  db: Db,
  { operatorId, after, limit }: { operatorId: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ key: ocpiLocations.locationKey })
    .from(ocpiLocations)
    .where(and(eq(ocpiLocations.operatorId, operatorId), sql`location_key > ${after}`))
    .orderBy(ocpiLocations.locationKey)
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** The statement that notes that a list holds these locations although they could not be used. */
export function markSeen(
  db: Db,
  operatorId: string,
  { keys, now }: { keys: readonly string[]; now: number },
): Statement {
  return db
    .update(ocpiLocations)
    .set({ seenAt: now })
    .where(
      and(
        eq(ocpiLocations.operatorId, operatorId),
        sql`location_key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
      ),
    );
}

/** Hides the stations of the locations that a pull that began at `since` did not find. */
export async function hideUnseen(
  db: Db,
  { operatorId, since, now }: { operatorId: string; since: number; now: number },
): Promise<number> {
  const unseen = sql`(SELECT station_id FROM ocpi_locations
    WHERE party_id = ${operatorId} AND seen_at < ${since} AND station_id IS NOT NULL)`;
  const hidden = await db
    .update(stations)
    .set({ hiddenReason: "vanished", version: sql`version + 1`, updatedAt: now })
    .where(and(sql`id IN ${unseen}`, sql`hidden_reason IS NULL`))
    .returning({ id: stations.id });
  return hidden.length;
}
