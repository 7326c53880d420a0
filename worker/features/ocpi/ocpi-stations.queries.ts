import { and, eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { StationInput } from "#shared/contract/station-input.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { stations } from "../../db/schema.ts";
import { previousChanged } from "../audit/audit.queries.ts";
import { namedTariffs } from "../ocpi-objects/named-tariffs.queries.ts";
import { prefixOf } from "../ocpi-objects/object-key.rules.ts";
import type { OcpiLocation } from "../ocpi-objects/ocpi.schemas.ts";
import {
  hiddenReasonOf,
  type MappedField,
  type MappedStation,
  stationFromLocation,
} from "../ocpi-objects/ocpi-location.rules.ts";
import { takenSlugs } from "../records/slugs.queries.ts";
import { freeSlug } from "../records/slugs.rules.ts";
import { stationColumns } from "../stations/station-columns.rules.ts";
import { stationRecords } from "../stations/station-records.queries.ts";
import { stationSlugBase } from "../stations/stations.rules.ts";
import { listParties, type PartyRow } from "./ocpi-parties.queries.ts";

type StationRow = typeof stations.$inferSelect;

export interface StationChange {
  key: string;
  /** Null for a location that has no station yet. */
  stationId: string | null;
  location: OcpiLocation;
  /** False: it is only mapped again, which says nothing about whether the operator still has it. */
  isReported: boolean;
}

interface Context {
  db: Db;
  operatorId: string;
  now: number;
  newId: () => string;
}

interface Prepared {
  stationId: string;
  /** Made when the statement before changed a row; null: the station is as the location says. */
  statement: BatchItem<"sqlite"> | null;
}

/**
 * The statements that bring stations to what their locations say, by the location's key. Fields
 * that staff have overridden stay. A location outside India has no station.
 */
export async function prepareStations(
  changes: StationChange[],
  context: Context,
): Promise<Map<string, Prepared>> {
  const result = new Map<string, Prepared>();
  if (changes.length === 0) return result;
  const { db, operatorId, now } = context;
  const rows = await readStations(db, changes);
  const parties = await partiesByPrefix(changes, context);
  const tariffs = await namedTariffs(
    db,
    changes.map((change) => ({ ...change, operatorId })),
  );
  const added: Omit<NewStation, "slug">[] = [];
  for (const [index, { key, stationId, location, isReported }] of changes.entries()) {
    const party = parties.get(prefixOf(key));
    // Stations of a party that the owner did not choose stay as they are, and hidden.
    if (prefixOf(key) !== "" && !party?.isShown) continue;
    const operatorName = location.operator?.name ?? party?.name ?? null;
    const row = stationId === null ? undefined : rows.get(stationId);
    const mapped = stationFromLocation(location, tariffs[index] ?? new Map(), now);
    if (row) {
      const change = changeOf(row, { mapped, location, isReported, operatorName });
      result.set(key, { stationId: row.id, statement: change && updateStation(db, row.id, change, now) });
    } else if (mapped) added.push({ id: context.newId(), key, location, mapped, operatorName });
  }
  for (const station of await withSlugs(db, added)) {
    result.set(station.key, { stationId: station.id, statement: insertStation(station, context) });
  }
  return result;
}

/** The parties of these locations beside the operator's own, by the prefix of their keys. */
async function partiesByPrefix(
  changes: StationChange[],
  { db, operatorId }: Context,
): Promise<Map<string, PartyRow>> {
  if (changes.every(({ key }) => prefixOf(key) === "")) return new Map();
  const parties = await listParties(db, operatorId);
  return new Map(parties.map((one) => [`${one.countryCode}*${one.partyId}\n`.toLowerCase(), one]));
}

async function readStations(db: Db, changes: StationChange[]): Promise<Map<string, StationRow>> {
  const ids = changes.flatMap(({ stationId }) => stationId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(stations).where(inArray(stations.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

type Columns = Partial<Omit<StationRow, "id" | "seq">>;

type Mapped = Pick<StationChange, "location" | "isReported"> & {
  mapped: MappedStation | null;
  operatorName: string | null;
};

/** The columns that differ, or null when none does. */
function changeOf(row: StationRow, { mapped, location, isReported, operatorName }: Mapped): Columns | null {
  const hiddenReason = mapped ? hiddenReasonOf(location) : "vanished";
  const wanted: Columns = {
    ...(isReported && { hiddenReason }),
    operatorName,
    ...(mapped && columnsOf(withOverrides(mapped, row))),
  };
  const entries = Object.entries(wanted) as [keyof Columns, unknown][];
  const changed = entries.filter(([name, value]) => JSON.stringify(row[name]) !== JSON.stringify(value));
  return changed.length > 0 ? (Object.fromEntries(changed) as Columns) : null;
}

/** What the operator says, without the fields that staff set, and with their word on each EVSE. */
function withOverrides(mapped: MappedStation, row: StationRow): MappedStation {
  const current = new Map(row.evses.map((evse) => [evse.uid.toLowerCase(), evse]));
  const evses = mapped.evses.map((evse) => {
    const { status, reason, until } = { ...evse, ...current.get(evse.uid.toLowerCase()) };
    return { ...evse, status, reason: reason ?? null, until: until ?? null };
  });
  const kept = row.overrides.map((field) => [field, row[field as MappedField]] as const);
  return { ...mapped, evses, ...Object.fromEntries(kept) } as MappedStation;
}

function columnsOf(station: MappedStation) {
  const input = { ...station, slug: null, storeNumber: null, customerCareNumber: null, isPublished: true };
  const {
    storeNumber: _s,
    customerCareNumber: _c,
    isPublished: _p,
    ...columns
  } = stationColumns(input as StationInput);
  return columns;
}

function updateStation(db: Db, id: string, change: Columns, now: number) {
  return db
    .update(stations)
    .set({ ...change, version: sql`version + 1`, updatedAt: now })
    .where(and(eq(stations.id, id), previousChanged));
}

interface NewStation {
  id: string;
  key: string;
  slug: string;
  location: OcpiLocation;
  mapped: MappedStation;
  operatorName: string | null;
}

/** Without a PIN code or a state it is a draft, until staff add them. */
function insertStation(
  { id, key, slug, location, mapped, operatorName }: NewStation,
  { db, operatorId, now }: Context,
) {
  const values = {
    ...columnsOf(mapped),
    id,
    slug,
    operatorId,
    locationId: key,
    operatorName,
    amenities: [],
    hiddenReason: hiddenReasonOf(location),
    isPublished: mapped.pincode !== "" && mapped.state !== "",
    createdAt: now,
    updatedAt: now,
  };
  return insertWhere(db, stations, values, previousChanged);
}

async function withSlugs(db: Db, added: Omit<NewStation, "slug">[]): Promise<NewStation[]> {
  if (added.length === 0) return [];
  const bases = added.map(({ id, mapped }) => stationSlugBase(mapped, id));
  const taken = await takenSlugs(db, stationRecords, bases);
  return added.map((station, index) => {
    const slug = freeSlug(bases[index] ?? station.id, taken);
    taken.add(slug);
    return { ...station, slug };
  });
}
