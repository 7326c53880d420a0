import { once } from "node:events";
import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { migrationsOf } from "../../setup/migrations.ts";
import { progress } from "../../setup/progress.ts";
import type { BackupBindings } from "./bindings.ts";
import {
  contentFile,
  type FileRecord,
  filesFile,
  type Manifest,
  manifestFile,
  sha256,
  tableFile,
} from "./files.ts";
import { derivedLines, readRows, readTables } from "./tables.ts";

/**
 * Writes every stored row and every file of a deployment into `folder`, which must not exist. A
 * table is read before those that it references, so that rows added meanwhile do not break a
 * reference.
 */
export async function takeBackup({ db, bucket }: BackupBindings, folder: string): Promise<Manifest> {
  // Submissions are personal data, so only the owner can read the folder.
  mkdirSync(folder, { mode: 0o700 });
  mkdirSync(join(folder, "tables"));
  mkdirSync(join(folder, "media"));
  const { stored, derived, search } = await readTables(db);
  const manifest: Manifest = {
    madeAt: new Date().toISOString(),
    migrations: await migrationsOf(db),
    tables: {},
    derived: {},
    search: {},
    files: 0,
    bytes: 0,
  };
  progress.begin("tables", stored.length);
  for (const table of stored.toReversed()) {
    manifest.tables[table] = await writeTable(db, table, folder);
    progress.add();
  }
  progress.begin("counters and search");
  for (const table of derived) manifest.derived[table] = hashOf(await derivedLines(db, table));
  manifest.search = Object.fromEntries(await countRows(db, search));
  progress.begin("files");
  for await (const { size } of writeFiles(bucket, folder)) {
    manifest.files += 1;
    progress.add();
    manifest.bytes += size;
  }
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function writeTable(
  db: D1Database,
  table: string,
  folder: string,
): Promise<{ rows: number; sha256: string }> {
  const out = createWriteStream(tableFile(folder, table), { mode: 0o600 });
  const hash = sha256();
  let count = 0;
  for await (const rows of readRows(db, table)) {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    hash.update(text);
    count += rows.length;
    if (!out.write(text)) await once(out, "drain");
  }
  out.end();
  await finished(out);
  return { rows: count, sha256: hash.digest("hex") };
}

/** Copies every file of the bucket except uploads in progress. */
async function* writeFiles(bucket: R2Bucket, folder: string): AsyncGenerator<FileRecord> {
  const list = createWriteStream(filesFile(folder), { mode: 0o600 });
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ cursor, limit: 500 });
    for (const { key } of page.objects) {
      if (key.startsWith("incoming/")) continue;
      const found = await bucket.get(key);
      if (!found) continue;
      const hash = sha256();
      await pipeline(
        Readable.from(found.body),
        async function* (chunks) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(contentFile(folder, key), { mode: 0o600 }),
      );
      const { size, httpMetadata = {}, customMetadata = {} } = found;
      const record = { key, size, sha256: hash.digest("hex"), httpMetadata, customMetadata };
      list.write(`${JSON.stringify(record)}\n`);
      yield record;
    }
    if (!page.truncated) break;
    cursor = page.cursor;
  }
  list.end();
  await finished(list);
}

export function hashOf(lines: string[]): string {
  return sha256().update(lines.join("\n")).digest("hex");
}

/** The number of rows of each table, in one batch, because each request is a round trip. */
export async function countRows(db: D1Database, tables: string[]): Promise<Map<string, number>> {
  const counts = await db.batch<{ n: number }>(
    tables.map((table) => db.prepare(`SELECT count(*) AS n FROM ${table}`)),
  );
  return new Map(tables.map((table, index) => [table, counts[index]?.results[0]?.n ?? 0]));
}
