import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { StationInput } from "#shared/contract/station-input.ts";
import type { Db } from "../../db/client.ts";
import { stationImports, stationRevisions, stationSlugs, stations } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { takenSlugs } from "../records/slugs.queries.ts";
import { freeSlug } from "../records/slugs.rules.ts";
import { contentOf, type StationRow } from "./station.dto.ts";
import { stationColumns } from "./station-columns.rules.ts";
import type { ImportChange, StoredStation } from "./station-import.rules.ts";
import { overridesOf } from "./station-overrides.queries.ts";
import { stationRecords } from "./station-records.queries.ts";
import { stationSlugBase } from "./stations.rules.ts";

type Statement = BatchItem<"sqlite">;

/** Characters, of three bytes at most: D1 takes values of at most 2 MB. */
const maxChunkLength = 600_000;

/** A station as an import reads and compares it. */
export function toStored(row: StationRow): StoredStation {
  const { id, version, isActive, operatorId } = row;
  const body = { ...contentOf(row), state: row.state as StationInput["state"] };
  return { id, version, isActive, isFed: operatorId !== null, body };
}

/** The stations that a file may mean: those with its ids, slugs, store numbers or names. */
export async function findStored(
  db: Db,
  keys: { ids: string[]; slugs: string[]; storeNumbers: string[]; names: string[] },
): Promise<StoredStation[]> {
  const among = (values: string[]) => sql`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  const rows = await db
    .select()
    .from(stations)
    .where(
      sql`${stations.id} ${among(keys.ids)} OR ${stations.slug} ${among(keys.slugs)}
        OR ${stations.storeNumber} ${among(keys.storeNumbers)} OR lower(${stations.name}) ${among(keys.names)}`,
    );
  return rows.map(toStored);
}

/**
 * Writes all changes or, when one of their stations was changed meanwhile, none: that fails with
 * a missing value, see `isMissingValue`.
 */
export async function applyImport(
  db: Db,
  importId: string,
  changes: readonly ImportChange[],
  context: WriteContext,
): Promise<void> {
  const { actor, now, newId } = context;
  const wanted = changes.map(({ before, input }) => {
    const id = before?.id ?? newId();
    const slug = input.slug ?? before?.body.slug ?? null;
    return { id, version: before?.version ?? 0, slug, base: slug ?? stationSlugBase(input, id), input };
  });
  const bases = wanted.filter(({ slug }) => slug === null).map(({ base }) => base);
  const taken = await takenSlugs(db, stationRecords, bases);
  // A slug that the file names is not given to a station before it.
  for (const { slug } of wanted) if (slug !== null) taken.add(slug);
  const written = wanted.map(({ base, ...one }) => {
    const slug = one.slug ?? freeSlug(base, taken);
    taken.add(slug);
    return { ...one, slug };
  });
  const known = written.filter(({ version }) => version > 0);
  const isCurrent = allCurrent(known);
  const list = written.map(({ id, version }) => ({
    stationId: id,
    version: version + 1,
    isNew: version === 0,
  }));
  await auditedBatch(db, context, {
    write: db
      .insert(stationImports)
      .select(
        sql`SELECT ${importId}, iif(${isCurrent}, ${now}, NULL), ${actor.id}, ${actor.name}, NULL, ${JSON.stringify(list)}`,
      ),
    audit: {
      action: "station.import",
      subjectId: importId,
      detail: { created: written.length - known.length, changed: known.length },
    },
    after: await writeAll(db, written, context),
  });
}

/** A station as it is to be written. */
export interface Written {
  id: string;
  /** The version that is replaced; 0 for a new station. */
  version: number;
  slug: string;
  input: StationInput;
}

/** Whether all these live stations still have these versions. */
export function allCurrent(known: readonly Pick<Written, "id" | "version">[]): SQL {
  const list = JSON.stringify(known.map(({ id, version }) => [id, version]));
  return sql`(SELECT count(*) FROM json_each(${list}) j CROSS JOIN ${stations} s ON s.id = j.value ->> 0
    WHERE s.version = j.value ->> 1 AND s.is_active = 1) = ${known.length}`;
}

/** The statements that write stations with their revisions and former slugs, in few chunks. */
export async function writeAll(
  db: Db,
  written: readonly Written[],
  context: WriteContext,
): Promise<Statement[]> {
  const { now } = context;
  const overrides = await overridesOf(db, written, now);
  const rows = written.map(({ id, version, slug, input }) => ({
    ...stationColumns(input),
    ...{ id, version, slug, overrides: overrides.get(id) ?? null },
  }));
  return chunksOf(rows).flatMap((chunk) => {
    const ids = sql`(SELECT value ->> 'id' FROM json_each(${chunk}))`;
    return [
      recordRevisions(db, ids, { at: sql`updated_at`, author: sql`NULL, NULL` }),
      ...moveSlugs(db, chunk, now),
      updateStations(db, chunk, now),
      insertStations(db, chunk, now),
      recordRevisions(db, ids, { at: sql`${now}`, author: sql`${context.actor.id}, ${context.actor.name}` }),
    ];
  });
}

/** Stores the current content of stations as revisions, unless it is stored already. */
function recordRevisions(db: Db, ids: SQL, { at, author }: { at: SQL; author: SQL }): Statement {
  return db.insert(stationRevisions).select(
    sql`SELECT id, version, ${at}, ${author}, ${stationRecords.content}, 0 FROM ${stations}
        WHERE id IN ${ids} ON CONFLICT DO NOTHING`,
  );
}

function moveSlugs(db: Db, chunk: string, now: number): Statement[] {
  const changed = sql`FROM json_each(${chunk}) j CROSS JOIN ${stations} s ON s.id = j.value ->> 'id'
    WHERE s.version = j.value ->> 'version' AND s.slug <> j.value ->> 'slug'`;
  return [
    db.insert(stationSlugs).select(
      sql`SELECT s.slug, s.id, ${now} ${changed} AND s.is_published = 1
          ON CONFLICT (slug) DO UPDATE SET station_id = excluded.station_id`,
    ),
    db.delete(stationSlugs).where(sql`slug IN (SELECT value ->> 'slug' FROM json_each(${chunk}))`),
  ];
}

const writtenColumns = [
  ...(["slug", "name", "address", "city", "state", "pincode", "lat", "lng", "storeNumber"] as const),
  ...(["customerCareNumber", "hours", "exceptions", "facilities", "price", "pictures", "evses"] as const),
  ...(["isPublished", "timing", "timingSecond", "pricePaise", "maxCapacityKw"] as const),
];
const fromRow = Object.fromEntries(writtenColumns.map((name) => [name, sql.raw(`j.value ->> '${name}'`)]));

function updateStations(db: Db, chunk: string, now: number): Statement {
  return db
    .update(stations)
    .set({
      ...fromRow,
      version: sql`stations.version + 1`,
      updatedAt: now,
      overrides: sql`coalesce(j.value ->> 'overrides', overrides)`,
    })
    .from(sql`json_each(${chunk}) j`)
    .where(
      sql`stations.id = j.value ->> 'id' AND stations.version = j.value ->> 'version' AND stations.is_active = 1`,
    );
}

function insertStations(db: Db, chunk: string, now: number): Statement {
  const values: Record<string, SQL> = {
    ...fromRow,
    ...{ id: sql`j.value ->> 'id'`, createdAt: sql`${now}`, updatedAt: sql`${now}` },
    ...{
      version: sql`1`,
      isActive: sql`1`,
      amenities: sql`'[]'`,
      overrides: sql`'[]'`,
      pictureCopies: sql`'{}'`,
    },
  };
  // An insert from a select names every column of the table, in order.
  const columns = Object.keys(getTableColumns(stations)).map((name) => values[name] ?? sql`NULL`);
  return db
    .insert(stations)
    .select(
      sql`SELECT ${sql.join(columns, sql`, `)} FROM json_each(${chunk}) j WHERE j.value ->> 'version' = 0`,
    );
}

/** Rows as JSON lists, each short enough for one bound value. */
function chunksOf(rows: readonly object[]): string[] {
  const chunks: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > maxChunkLength) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(text);
    length += text.length;
  }
  return chunks.map((chunk) => `[${chunk.join(",")}]`);
}
