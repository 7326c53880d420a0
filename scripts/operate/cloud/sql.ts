import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "./smoke.ts";
import type { Wrangler } from "./wrangler.ts";

/** Runs statements through wrangler, in the database that `place` names, such as `["--remote"]`. */
export function sqlThrough(wrangler: Wrangler, place: string[]): Sql {
  return async (statements) => {
    // Through a file, so that a hash stands in no process list.
    const folder = mkdtempSync(join(tmpdir(), "sql-"));
    try {
      const file = join(folder, "statements.sql");
      writeFileSync(file, statements, { mode: 0o600 });
      await wrangler(["d1", "execute", "DB", ...place, "--yes", "--file", file]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
