import { existsSync, readFileSync } from "node:fs";
import { ledgerPrefix } from "../../../worker/features/privacy/purge-ledger.ts";
import { migrationsOf } from "../../setup/migrations.ts";
import { progress } from "../../setup/progress.ts";
import type { BackupBindings } from "./bindings.ts";
import {
  contentFile,
  type FileRecord,
  filesFile,
  type Manifest,
  NotPossible,
  readLines,
  readManifest,
  sha256,
  tableFile,
} from "./files.ts";
import { knownPurges, type LaterPurges, readWritten, replayLaterPurges } from "./purges.ts";
import { derivedLines, type Row, readRows, readTables } from "./tables.ts";
import { countRows, hashOf } from "./take.ts";

/**
 * Rows that a new deployment has already: the first station, the first admin, and what its cron
 * read from the bucket's ledger of erasures. The backup's replace them.
 */
const begunWith = ["stations", "admins", "purges"];

/** Rows that triggers create before the backup's own are inserted. */
const madeByTriggers = "discover_views";

interface Restored {
  /** Between the backup and what was restored, as sentences. */
  differences: string[];
  /** Submissions that were erased after the backup, and now again. */
  erased: number;
}

/**
 * Restores a backup into an empty deployment, compares every row with it, and then erases again
 * what was erased since. Triggers rebuild search and counters. `goOn` continues an interrupted
 * restore.
 */
export async function putBack(
  target: BackupBindings,
  folder: string,
  { goOn = false, later }: { goOn?: boolean; later: LaterPurges },
): Promise<Restored> {
  progress.begin("checking the backup");
  const manifest = await checkBackup(folder);
  const { stored } = await readTables(target.db);
  const migrations = await migrationsOf(target.db);
  if (migrations.join() !== manifest.migrations.join()) {
    const last = manifest.migrations.at(-1);
    throw new NotPossible(
      `The backup's tables end with migration ${last}, these with ${migrations.at(-1)}: restore with the version that made it.`,
    );
  }
  if (!goOn) await requireEmpty(target, stored);
  const known = await knownPurges(target, folder, later);
  const written = goOn ? await readWritten(target, manifest) : null;
  const differences = written ?? (await writeAll(target, folder, { goOn, manifest, stored }));
  return { differences, erased: await replayLaterPurges(target, known, { manifest, differences }) };
}

/** Writes the files and rows of a backup. Returns the differences as sentences. */
async function writeAll(
  target: BackupBindings,
  folder: string,
  { goOn, manifest, stored }: { goOn: boolean; manifest: Manifest; stored: string[] },
): Promise<string[]> {
  const { db, bucket } = target;
  progress.begin("files", manifest.files);
  for await (const record of readLines<FileRecord>(filesFile(folder))) {
    progress.add();
    const { key, httpMetadata, customMetadata } = record;
    if (key.startsWith(ledgerPrefix)) continue;
    await bucket.put(key, readFileSync(contentFile(folder, key)), { httpMetadata, customMetadata });
  }
  const replaced = goOn ? ["purges"] : begunWith;
  await db.batch(replaced.map((table) => db.prepare(`DELETE FROM ${table}`)));
  progress.begin("tables", stored.length);
  for (const table of stored) {
    if (manifest.tables[table]) await writeRows(db, table, folder);
    progress.add();
  }
  progress.begin("comparing row by row");
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
  for (const [table, rows] of await countRows(db, tables)) {
    if (!begunWith.includes(table) && rows > 0)
      throw new NotPossible(`The table ${table} has rows already: a backup goes into an empty deployment.`);
  }
  // The ledger of erasures may be there: it is needed, and says nothing of people.
  const { objects, truncated } = await bucket.list();
  if (truncated || objects.some(({ key }) => !key.startsWith(ledgerPrefix)))
    throw new NotPossible("The bucket has files already: a backup goes into an empty deployment.");
}

/**
 * Inserts the rows of a table. Many go as one parameter, because a statement for each row takes two
 * round trips to workerd; D1 takes 2 MB as a parameter.
 */
async function writeRows(db: D1Database, table: string, folder: string): Promise<void> {
  const onConflict =
    table === madeByTriggers
      ? "ON CONFLICT (item_seq) DO UPDATE SET views = excluded.views"
      : "ON CONFLICT DO NOTHING";
  let columns: string[] = [];
  let rows: string[] = [];
  let length = 0;
  const flush = async () => {
    if (rows.length === 0) return;
    const values = columns.map((_, index) => `value ->> ${index}`);
    const sql = `INSERT INTO ${table} (${columns}) SELECT ${values} FROM json_each(?) WHERE true ${onConflict}`;
    await db.batch([db.prepare(sql).bind(`[${rows}]`)]);
    rows = [];
    length = 0;
  };
  for await (const row of readLines<Row>(tableFile(folder, table))) {
    columns = Object.keys(row);
    const text = JSON.stringify(Object.values(row));
    if (rows.length === 50 || length + text.length > 500_000) await flush();
    rows.push(text);
    length += text.length;
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
  const counted = await countRows(db, Object.keys(manifest.tables));
  for (const [table, { rows, sha256: wanted }] of Object.entries(manifest.tables)) {
    // Most tables of a small deployment are empty, and reading one costs a request.
    if (rows === 0 && counted.get(table) === 0) continue;
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
  for (const [index, count] of await countRows(db, Object.keys(manifest.search))) {
    const wanted = manifest.search[index];
    if (count !== wanted) differences.push(`${index}: ${count} rows can be found, ${wanted} could before`);
  }
  for await (const { key, size } of readLines<FileRecord>(filesFile(folder))) {
    if (key.startsWith(ledgerPrefix)) continue;
    if ((await bucket.head(key))?.size !== size) differences.push(`the file ${key} is missing or cut`);
  }
  return differences;
}
