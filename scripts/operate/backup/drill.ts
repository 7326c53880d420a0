import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackupBindings, openLocal } from "./bindings.ts";
import { putBack } from "./put-back.ts";
import { readTables } from "./tables.ts";
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

/**
 * Searches each index for words that occur, and compares the results. Ranks may differ: an index
 * remembers deleted rows until it is merged.
 */
async function compareSearch(before: D1Database, after: D1Database): Promise<string[]> {
  const { search } = await readTables(before);
  const texts = `SELECT title AS text FROM discover_items UNION ALL SELECT first_name FROM submissions UNION ALL SELECT city FROM stations`;
  const { results } = await before.prepare(`${texts} LIMIT 2000`).all<{ text: string }>();
  const terms = new Set(results.flatMap(({ text }) => text.match(/[\p{L}\p{M}]{4,}/gu) ?? []));
  const words = JSON.stringify([...terms].slice(0, 40));
  const differences: string[] = [];
  let hits = 0;
  for (const index of search) {
    // All words at once, because each statement takes two round trips to workerd.
    const ask = async (db: D1Database) => {
      const { results } = await db
        .prepare(
          `SELECT word.value AS term, group_concat(found.rowid) AS hits FROM json_each(?) AS word
           JOIN ${index} AS found ON found.${index} MATCH '"' || word.value || '"' GROUP BY term ORDER BY term`,
        )
        .bind(words)
        .all<{ term: string; hits: string }>();
      return new Map(results.map((found) => [found.term, found.hits.split(",").sort().join()]));
    };
    const [one, other] = [await ask(before), await ask(after)];
    hits += one.size;
    for (const term of new Set([...one.keys(), ...other.keys()])) {
      if (one.get(term) !== other.get(term)) differences.push(`${index} finds "${term}" differently`);
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
