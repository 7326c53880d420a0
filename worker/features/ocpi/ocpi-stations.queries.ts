import { eq, inArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { StationInput } from "#shared/contract/station-input.ts";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import { takenSlugs } from "../records/slugs.queries.ts";
import { freeSlug } from "../records/slugs.rules.ts";
import { stationColumns } from "../stations/station-columns.rules.ts";
import { stationRecords } from "../stations/station-records.queries.ts";
import { stationSlugBase } from "../stations/stations.rules.ts";
import type { OcpiLocation } from "./ocpi.schemas.ts";
import {
  hiddenReasonOf,
  type MappedField,
  type MappedStation,
  stationFromLocation,
} from "./ocpi-location.rules.ts";
import { namedTariffs } from "./ocpi-tariffs.queries.ts";

type StationRow = typeof stations.$inferSelect;

export interface StationChange {
  key: string;
  /** Null for a location that has no station yet. */
  stationId: string | null;
  location: OcpiLocation;
}

interface Context {
  db: Db;
  partyId: string;
  now: number;
  newId: () => string;
}

interface Prepared {
  stationId: string;
  /** None when the station is already as the location says. */
  statements: BatchItem<"sqlite">[];
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
  const { db, partyId, now } = context;
  const rows = await readStations(db, changes);
  const named = changes.map(({ location }) => ({ partyId, location }));
  const tariffs = (await namedTariffs(db, named)).get(partyId) ?? new Map();
  const added: Omit<NewStation, "slug">[] = [];
  for (const { key, stationId, location } of changes) {
    const row = stationId === null ? undefined : rows.get(stationId);
    const mapped = stationFromLocation(location, tariffs, now);
    if (row) {
      const change = changeOf(row, { mapped, location });
      const statements = change ? [updateStation(db, row.id, change, now)] : [];
      result.set(key, { stationId: row.id, statements });
    } else if (mapped) added.push({ id: context.newId(), key, location, mapped });
  }
  for (const station of await withSlugs(db, added)) {
    result.set(station.key, { stationId: station.id, statements: [insertStation(station, context)] });
  }
  return result;
}

async function readStations(db: Db, changes: StationChange[]): Promise<Map<string, StationRow>> {
  const ids = changes.flatMap(({ stationId }) => stationId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(stations).where(inArray(stations.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

type Columns = Partial<Omit<StationRow, "id" | "seq">>;

/** The columns that differ, or null when none does. */
function changeOf(
  row: StationRow,
  { mapped, location }: { mapped: MappedStation | null; location: OcpiLocation },
): Columns | null {
  const hiddenReason = mapped ? hiddenReasonOf(location) : "vanished";
  const wanted: Columns = { hiddenReason, ...(mapped && columnsOf(withOverrides(mapped, row))) };
  const entries = Object.entries(wanted) as [keyof Columns, unknown][];
  const changed = entries.filter(([name, value]) => JSON.stringify(row[name]) !== JSON.stringify(value));
  return changed.length > 0 ? (Object.fromEntries(changed) as Columns) : null;
}

/** What the operator says, without the fields that staff set, and with their word on each EVSE. */
function withOverrides(mapped: MappedStation, row: StationRow): MappedStation {
  const said = new Map(row.evses.map((evse) => [evse.uid.toLowerCase(), evse]));
  const evses = mapped.evses.map((evse) => {
    const { status, reason, until } = { ...evse, ...said.get(evse.uid.toLowerCase()) };
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
    .where(eq(stations.id, id));
}

interface NewStation {
  id: string;
  key: string;
  slug: string;
  location: OcpiLocation;
  mapped: MappedStation;
}

/** Without a PIN code or a state it is a draft, until staff add them. */
function insertStation({ id, key, slug, location, mapped }: NewStation, { db, partyId, now }: Context) {
  return db.insert(stations).values({
    ...columnsOf(mapped),
    id,
    slug,
    partyId,
    locationId: key,
    amenities: [],
    hiddenReason: hiddenReasonOf(location),
    isPublished: mapped.pincode !== "" && mapped.state !== "",
    createdAt: now,
    updatedAt: now,
  });
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
