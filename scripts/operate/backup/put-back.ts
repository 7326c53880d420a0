import { existsSync, readFileSync } from "node:fs";
import { migrationsOf } from "../../setup/migrations.ts";
import type { BackupBindings } from "./bindings.ts";
import {
  contentFile,
  type FileRecord,
  filesFile,
  type Manifest,
  readLines,
  readManifest,
  sha256,
  tableFile,
} from "./files.ts";
import { derivedLines, type Row, readRows, readTables } from "./tables.ts";
import { countRows, hashOf } from "./take.ts";

/**
 * Rows that a new deployment has already: the first station and the first admin. The backup's
 * replace them.
 */
const begunWith = ["stations", "admins"];

/** Rows that triggers create before the backup's own are inserted. */
const madeByTriggers = "discover_views";

/** Why a backup cannot be restored; nothing was changed. */
export class NotPossible extends Error {}

/**
 * Restores a backup into an empty deployment and compares every row with it. Triggers rebuild
 * search and counters. `goOn` continues an interrupted restore. Returns the differences as
 * sentences.
 */
export async function putBack(target: BackupBindings, folder: string, goOn = false): Promise<string[]> {
  const { db, bucket } = target;
  const manifest = await checkBackup(folder);
  const { stored } = await readTables(db);
  const migrations = await migrationsOf(db);
  if (migrations.join() !== manifest.migrations.join()) {
    const last = manifest.migrations.at(-1);
    throw new NotPossible(
      `The backup's tables end with migration ${last}, these with ${migrations.at(-1)}: restore with the version that made it.`,
    );
  }
  if (!goOn) await requireEmpty(target, stored);
  for await (const record of readLines<FileRecord>(filesFile(folder))) {
    const { httpMetadata, customMetadata } = record;
    await bucket.put(record.key, readFileSync(contentFile(folder, record.key)), {
      httpMetadata,
      customMetadata,
    });
  }
  if (!goOn) await db.batch(begunWith.map((table) => db.prepare(`DELETE FROM ${table}`)));
  for (const table of stored) {
    if (manifest.tables[table]) await writeRows(db, table, folder);
  }
  return compare(target, folder, manifest);
}

/** Checks that every file of the backup exists and is unchanged. */
async function checkBackup(folder: string): Promise<Manifest> {
  if (!existsSync(folder)) throw new NotPossible(`There is no folder ${folder}.`);
  let manifest: Manifest;
  try {
    manifest = readManifest(folder);
  } catch {
    throw new NotPossible(`${folder} holds no whole backup: its manifest.json is missing or damaged.`);
  }
  for (const [table, { sha256: wanted }] of Object.entries(manifest.tables)) {
    const file = tableFile(folder, table);
    if (!existsSync(file) || sha256().update(readFileSync(file)).digest("hex") !== wanted)
      throw new NotPossible(`${file} is not as it was written.`);
  }
  let files = 0;
  for await (const { key, sha256: wanted } of readLines<FileRecord>(filesFile(folder))) {
    files += 1;
    const file = contentFile(folder, key);
    if (!existsSync(file) || sha256().update(readFileSync(file)).digest("hex") !== wanted)
      throw new NotPossible(`${file} is not as it was written.`);
  }
  if (files !== manifest.files) throw new NotPossible(`${filesFile(folder)} is not as it was written.`);
  return manifest;
}

async function requireEmpty({ db, bucket }: BackupBindings, tables: string[]): Promise<void> {
  for (const table of tables) {
    if (!begunWith.includes(table) && (await countRows(db, table)) > 0)
      throw new NotPossible(`The table ${table} has rows already: a backup goes into an empty deployment.`);
  }
  if ((await bucket.list({ limit: 1 })).objects.length > 0)
    throw new NotPossible("The bucket has files already: a backup goes into an empty deployment.");
}

async function writeRows(db: D1Database, table: string, folder: string): Promise<void> {
  let batch: D1PreparedStatement[] = [];
  const flush = async () => {
    if (batch.length > 0) await db.batch(batch);
    batch = [];
  };
  for await (const row of readLines<Row>(tableFile(folder, table))) {
    const columns = Object.keys(row);
    const onConflict =
      table === madeByTriggers
        ? "ON CONFLICT (item_seq) DO UPDATE SET views = excluded.views"
        : "ON CONFLICT DO NOTHING";
    const places = columns.map(() => "?").join(", ");
    const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places}) ${onConflict}`;
    batch.push(db.prepare(sql).bind(...Object.values(row)));
    if (batch.length === 50) await flush();
  }
  await flush();
}

/** Reads every row and every file's size again, and compares them with the backup. */
async function compare(
  { db, bucket }: BackupBindings,
  folder: string,
  manifest: Manifest,
): Promise<string[]> {
  const differences: string[] = [];
  for (const [table, { rows, sha256: wanted }] of Object.entries(manifest.tables)) {
    const hash = sha256();
    let count = 0;
    for await (const page of readRows(db, table)) {
      hash.update(page.map((row) => `${JSON.stringify(row)}\n`).join(""));
      count += page.length;
    }
    if (hash.digest("hex") !== wanted)
      differences.push(`${table}: ${count} rows that are not equal to the backup's ${rows}`);
  }
  for (const [table, wanted] of Object.entries(manifest.derived)) {
    if (hashOf(await derivedLines(db, table)) !== wanted)
      differences.push(`${table}: made anew from the rows, and other than it was`);
  }
  for (const [index, wanted] of Object.entries(manifest.search)) {
    const count = await countRows(db, index);
    if (count !== wanted) differences.push(`${index}: ${count} rows can be found, ${wanted} could before`);
  }
  for await (const { key, size } of readLines<FileRecord>(filesFile(folder))) {
    if ((await bucket.head(key))?.size !== size) differences.push(`the file ${key} is missing or cut`);
  }
  return differences;
}
