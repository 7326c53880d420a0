import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackupBindings, openLocal } from "./bindings.ts";
import { putBack } from "./put-back.ts";
import { derivedLines, readRows, readTables } from "./tables.ts";
import { takeBackup } from "./take.ts";

/**
 * Backs up a local deployment, restores it into an empty one, and compares rows, counters, files
 * and search results of both. Returns the differences as sentences.
 */
export async function drill(
  source: BackupBindings,
): Promise<{ rows: number; files: number; differences: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "drill-"));
  try {
    const manifest = await takeBackup(source, join(folder, "backup"));
    const target = await openLocal(join(folder, "state"));
    try {
      const restored = await putBack(target, join(folder, "backup"), { later: "none" });
      const differences = [
        ...restored.differences,
        ...(await compareTables(source.db, target.db)),
        ...(await compareSearch(source.db, target.db)),
        ...(await compareFiles(source.bucket, target.bucket)),
      ];
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      return { rows, files: manifest.files, differences };
    } finally {
      await target.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareTables(before: D1Database, after: D1Database): Promise<string[]> {
  const differences: string[] = [];
  const { stored, derived } = await readTables(before);
  for (const table of stored) {
    if ((await allRows(before, table)) !== (await allRows(after, table)))
      differences.push(`${table} differs`);
  }
  for (const table of derived) {
    const [one, other] = [await derivedLines(before, table), await derivedLines(after, table)];
    if (one.join("\n") !== other.join("\n")) differences.push(`${table} was made anew differently`);
  }
  return differences;
}

async function allRows(db: D1Database, table: string): Promise<string> {
  const lines: string[] = [];
  for await (const rows of readRows(db, table)) lines.push(...rows.map((row) => JSON.stringify(row)));
  return lines.join("\n");
}

/**
 * Searches each index for words that occur, and compares the results. Ranks may differ: an index
 * remembers deleted rows until it is merged.
 */
async function compareSearch(before: D1Database, after: D1Database): Promise<string[]> {
  const { search } = await readTables(before);
  const texts = `SELECT title AS text FROM discover_items UNION ALL SELECT first_name FROM submissions UNION ALL SELECT city FROM stations`;
  const { results } = await before.prepare(`${texts} LIMIT 2000`).all<{ text: string }>();
  const terms = new Set(results.flatMap(({ text }) => text.match(/[\p{L}\p{M}]{4,}/gu) ?? []));
  const differences: string[] = [];
  let hits = 0;
  for (const index of search) {
    for (const term of [...terms].slice(0, 40)) {
      const ask = (db: D1Database) =>
        db
          .prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH ? ORDER BY rowid`)
          .bind(`"${term}"`)
          .all();
      const [one, other] = [await ask(before), await ask(after)];
      hits += one.results.length;
      if (JSON.stringify(one.results) !== JSON.stringify(other.results))
        differences.push(`${index} finds "${term}" differently`);
    }
  }
  return hits > 0 ? differences : ["The search found nothing to compare."];
}

async function compareFiles(before: R2Bucket, after: R2Bucket): Promise<string[]> {
  const differences: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await before.list({ cursor });
    for (const { key } of page.objects) {
      const [one, other] = [await before.get(key), await after.get(key)];
      const same =
        one && other && Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()));
      const labels = JSON.stringify(one?.httpMetadata) === JSON.stringify(other?.httpMetadata);
      if (!same || !labels) differences.push(`the file ${key} differs`);
    }
    if (!page.truncated) return differences;
    cursor = page.cursor;
  }
}
