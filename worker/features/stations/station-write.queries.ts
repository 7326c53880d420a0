import { eq, sql } from "drizzle-orm";
import type { EvseStatusInput, EvseVisitInput, StationInput } from "#shared/contract/station-input.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import type { StoredVisit } from "#shared/station-status.ts";
import type { Db } from "../../db/client.ts";
import { stationStatus, stations } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { liveTarget, slugTaken, type WriteTarget } from "../records/record-table.queries.ts";
import { changeState, insertRecord, restoreRecord, saveRecord } from "../records/records.queries.ts";
import { nextStatusVersion } from "./evidence.queries.ts";
import { stationColumns } from "./station-columns.rules.ts";
import { overridesOf } from "./station-overrides.queries.ts";
import { stationRecords } from "./station-records.queries.ts";
import { stationSlugBase } from "./stations.rules.ts";
import { findAdminStation } from "./stations-admin.queries.ts";

/** Adds a station, under a slug of its name and city when the input names none. */
export async function createStation(
  db: Db,
  { id, input }: { id: string; input: StationInput },
  context: WriteContext,
): Promise<StationAdminItem | typeof slugTaken | null> {
  const { now } = context;
  const { slug, isPublished } = input;
  const row = { ...stationColumns(input), id, amenities: [], createdAt: now, updatedAt: now };
  const audit = { action: "station.create", detail: { isPublished } } as const;
  const write = { row, slug, slugBase: stationSlugBase(input, id), audit };
  const inserted = await insertRecord(db, stationRecords, write, context);
  return inserted ? findAdminStation(db, id, now) : slugTaken;
}

/** Replaces a station's content; a public slug keeps redirecting. Null: nothing was changed. */
export async function updateStation(
  db: Db,
  target: WriteTarget,
  { input, autosaved }: { input: StationInput; autosaved?: boolean },
  context: WriteContext,
): Promise<StationAdminItem | typeof slugTaken | null> {
  const { slug, isPublished } = input;
  const overrides = (await overridesOf(db, [{ id: target.id, input }], context.now)).get(target.id);
  const columns = { ...stationColumns(input), ...(overrides && { overrides }) };
  const audit = { action: "station.update", detail: { isPublished } } as const;
  const saved = await saveRecord(db, stationRecords, target, { columns, slug, audit, autosaved }, context);
  if (saved === slugTaken) return slugTaken;
  return saved ? findAdminStation(db, target.id, context.now) : null;
}

/** Deletes a station softly. False: nothing was changed. */
export function deleteStation(db: Db, target: WriteTarget, context: WriteContext): Promise<boolean> {
  const guard = liveTarget(stations, target);
  const change = { guard, audit: { action: "station.delete" }, set: { isActive: false } } as const;
  return changeState(db, stationRecords, target.id, change, context);
}

/** Restores a deleted station. Null: no deleted station has this id. */
export async function restoreStation(db: Db, id: string, context: WriteContext) {
  const audit = { action: "station.restore" } as const;
  const restored = await restoreRecord(db, stationRecords, id, { audit }, context);
  return restored ? findAdminStation(db, id, context.now) : null;
}

/**
 * Stores what staff say of an EVSE. Null: the station could not be written in this version.
 * Undefined: it has no such EVSE.
 */
export async function setEvseStatus(
  db: Db,
  { id, version, uid }: { id: string; version: number; uid: string },
  { status, reason, until }: EvseStatusInput,
  context: WriteContext,
): Promise<StationAdminItem | null | undefined> {
  const [row] = await db.select({ evses: stations.evses }).from(stations).where(eq(stations.id, id));
  const found = row?.evses.find((evse) => evse.uid.toLowerCase() === uid.toLowerCase());
  if (!row || !found) return undefined;
  const cause = status === "AVAILABLE" ? { reason: null, until: null } : { reason, until };
  const evses = row.evses.map((evse) => (evse === found ? { ...evse, status, ...cause } : evse));
  const audit = { action: "station.status", detail: { uid: found.uid, status } } as const;
  const target = { id, versions: [version] };
  const saved = await saveRecord(
    db,
    stationRecords,
    target,
    { columns: { evses }, slug: null, audit },
    context,
  );
  return saved === true ? findAdminStation(db, id, context.now) : null;
}

/**
 * Stores what staff found at an EVSE. Null: no station has such an EVSE. Undefined: no operator
 * reports its status, so that nothing is to be confirmed.
 */
export async function addVisit(
  db: Db,
  { id: stationId, uid }: { id: string; uid: string },
  { works }: EvseVisitInput,
  context: WriteContext,
): Promise<StationAdminItem | null | undefined> {
  const station = await findAdminStation(db, stationId, context.now);
  const found = station?.evses.find((evse) => evse.uid.toLowerCase() === uid.toLowerCase());
  if (!found) return null;
  const { actor, now } = context;
  const visit: StoredVisit = { at: now, works, adminName: actor.name };
  const [row] = await auditedBatch(db, context, {
    write: db
      .update(stationStatus)
      .set({
        visits: sql`json_patch(visits, ${JSON.stringify({ [found.uid]: visit })})`,
        version: nextStatusVersion,
      })
      .where(eq(stationStatus.stationId, stationId))
      .returning({ id: stationStatus.stationId }),
    audit: { action: "station.visit", subjectId: stationId, detail: { uid: found.uid, works } },
  });
  return row && ((await findAdminStation(db, stationId, now)) ?? null);
}
