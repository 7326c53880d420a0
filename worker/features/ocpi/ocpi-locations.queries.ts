import { and, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { ocpiLocations, stationStatus, stations } from "../../db/schema.ts";
import type { OcpiLocation } from "./ocpi.schemas.ts";
import { hiddenReasonOf } from "./ocpi-location.rules.ts";
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
  partyId: string;
  now: number;
  newId: () => string;
  /** Maps every location again, because a tariff changed. */
  isForced?: boolean;
  /** Further statements of the same transaction. */
  also?: readonly Statement[];
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
export async function findLocation(db: Db, partyId: string, id: string): Promise<OcpiLocation | null> {
  const found = await readLocations(db, partyId, [id.toLowerCase()]);
  return found.get(id.toLowerCase())?.body ?? null;
}

/**
 * Changes locations, by their ids in lower case, together with their stations and the live status
 * of these, all in one transaction. When another write overtakes it, it starts again with what
 * that stored.
 */
export async function changeLocations(
  changes: ReadonlyMap<string, Change>,
  write: LocationWrite,
): Promise<Written> {
  for (let attempt = 1; ; attempt++) {
    const stored = await readLocations(write.db, write.partyId, [...changes.keys()]);
    const { statements, ...written } = await prepare(stored, changes, write);
    const batch = [...statements, ...(write.also ?? [])];
    if (batch.length === 0) return written;
    try {
      await write.db.batch(batch as [Statement, ...Statement[]]);
      return written;
    } catch (error) {
      if (!isOvertaken(error) || attempt === maxAttempts) throw error;
    }
  }
}

async function prepare(
  stored: ReadonlyMap<string, StoredLocation>,
  changes: ReadonlyMap<string, Change>,
  write: LocationWrite,
): Promise<Written & { statements: Statement[] }> {
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
    }),
  );
  const prepared = await prepareStations(stationChanges, write);
  const statements = next.flatMap(({ key, old, state }): Statement[] => {
    const station = prepared.get(key);
    const stationId = station?.stationId ?? old?.stationId ?? null;
    return [
      storeLocation({ key, old, state, stationId }, write),
      ...(station?.statements ?? []),
      ...(stationId ? storeStatus(stationId, { old, state }, write) : []),
    ];
  });
  return {
    statements,
    created: next.filter(({ old }) => !old).length,
    factsChanged: [...prepared.values()].some((one) => one.statements.length > 0),
  };
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

/** Fails with a constraint when the stored body is no longer the one that was read. */
function storeLocation(
  { key, old, state, stationId }: Stored,
  { db, partyId, now }: LocationWrite,
): Statement {
  const { lastUpdated } = state;
  if (!old) {
    const body = state.body as Record<string, unknown>;
    return db
      .insert(ocpiLocations)
      .values({ partyId, locationKey: key, stationId, body, lastUpdated, seenAt: now });
  }
  const text = JSON.stringify(state.body);
  return db
    .update(ocpiLocations)
    .set({
      body: sql`CASE WHEN body = ${old.text} THEN ${text} END`,
      stationId,
      lastUpdated,
      // What was only mapped again has not been seen.
      ...(state !== old && { seenAt: now }),
    })
    .where(and(eq(ocpiLocations.partyId, partyId), eq(ocpiLocations.locationKey, key)));
}

function storeStatus(
  stationId: string,
  { old, state }: Pick<Stored, "old" | "state">,
  { db }: LocationWrite,
): Statement[] {
  if (old && JSON.stringify(old.live) === JSON.stringify(state.live)) return [];
  const version = sql<number>`(SELECT coalesce(max(version), 0) + 1 FROM station_status)`;
  const evses = state.live;
  return [
    db
      .insert(stationStatus)
      .values({ stationId, version, evses })
      .onConflictDoUpdate({ target: stationStatus.stationId, set: { version, evses } }),
  ];
}

/** True for the constraints with which `storeLocation` refuses, and for a slug that was just taken. */
function isOvertaken(error: unknown): boolean {
  if (isUniqueViolation(error)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/NOT NULL constraint failed: ocpi_locations\.body/i.test(current.message)) return true;
  }
  return false;
}

async function readLocations(db: Db, partyId: string, keys: string[]): Promise<Map<string, StoredLocation>> {
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
    .where(and(eq(ocpiLocations.partyId, partyId), inArray(ocpiLocations.locationKey, keys)));
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
  { partyId, after, limit }: { partyId: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ key: ocpiLocations.locationKey })
    .from(ocpiLocations)
    .where(and(eq(ocpiLocations.partyId, partyId), sql`location_key > ${after}`))
    .orderBy(ocpiLocations.locationKey)
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** Hides the stations of the locations that a pull that began at `since` did not find. */
export async function hideUnseen(
  db: Db,
  { partyId, since, now }: { partyId: string; since: number; now: number },
): Promise<number> {
  const unseen = sql`(SELECT station_id FROM ocpi_locations
    WHERE party_id = ${partyId} AND seen_at < ${since} AND station_id IS NOT NULL)`;
  const hidden = await db
    .update(stations)
    .set({ hiddenReason: "vanished", version: sql`version + 1`, updatedAt: now })
    .where(and(sql`id IN ${unseen}`, sql`hidden_reason IS NULL`))
    .returning({ id: stations.id });
  return hidden.length;
}
