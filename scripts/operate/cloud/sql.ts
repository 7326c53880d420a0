import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "./smoke.ts";
import type { Wrangler } from "./wrangler.ts";

/**
 * Runs statements through wrangler, in the database that `target` names, such as `["--remote"]`.
 */
export function sqlThrough(wrangler: Wrangler, target: string[]): Sql {
  return async (statements) => {
    // In a file, so that no process list shows a hash.
    const folder = mkdtempSync(join(tmpdir(), "sql-"));
    try {
      const file = join(folder, "statements.sql");
      writeFileSync(file, statements, { mode: 0o600 });
      await wrangler(["d1", "execute", "DB", ...target, "--yes", "--file", file]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
