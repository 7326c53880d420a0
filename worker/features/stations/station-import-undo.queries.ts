import { desc, eq, sql } from "drizzle-orm";
import type { StationInput } from "#shared/contract/station-input.ts";
import type { StationImportList } from "#shared/contract/stations-admin.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { stationImports, stationRevisions, stations } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { allCurrent, type Written, writeAll } from "./station-import.queries.ts";

/** How many imports are listed, and can be undone. */
const maxListed = 20;

/** The last imports, the newest first. */
export async function listImports(db: Db): Promise<StationImportList> {
  const rows = await db.select().from(stationImports).orderBy(desc(stationImports.at)).limit(maxListed);
  return {
    imports: rows.map(({ id, at, adminName, undoneAt, changes }) => ({
      id,
      at: isoTime(at),
      author: adminName,
      created: changes.filter(({ isNew }) => isNew).length,
      updated: changes.filter(({ isNew }) => !isNew).length,
      undoneAt: isoTimeOrNull(undoneAt),
    })),
  };
}

/** Why an import cannot be undone: it is unknown, undone already, or these stations changed since. */
export type UndoProblem = "unknown" | "undone" | { changed: string[] };

/**
 * Gives the stations of an import the content that they had before, and deletes those that it
 * made. All or nothing.
 */
export async function undoImport(
  db: Db,
  importId: string,
  context: WriteContext,
): Promise<UndoProblem | null> {
  const [found] = await db.select().from(stationImports).where(eq(stationImports.id, importId));
  if (!found) return "unknown";
  if (found.undoneAt !== null) return "undone";
  const { changes } = found;
  const changed = await changedSince(db, changes);
  if (changed.length > 0) return { changed };
  const current = changes.map(({ stationId, version }) => ({ id: stationId, version }));
  const made = changes.filter(({ isNew }) => isNew).map(({ stationId }) => stationId);
  const { now } = context;
  await auditedBatch(db, context, {
    write: db
      .update(stationImports)
      .set({ undoneAt: now, at: sql`iif(${allCurrent(current)} AND undone_at IS NULL, at, NULL)` })
      .where(eq(stationImports.id, importId)),
    audit: {
      action: "station.undo_import",
      subjectId: importId,
      detail: { created: made.length, changed: changes.length - made.length },
    },
    after: [
      ...(await writeAll(db, await contentsBefore(db, changes), context)),
      db
        .update(stations)
        .set({ isActive: false, updatedAt: now, version: sql`version + 1` })
        .where(sql`id IN (SELECT value FROM json_each(${JSON.stringify(made)}))`),
    ],
  });
  return null;
}

type Changes = (typeof stationImports.$inferSelect)["changes"];

async function changedSince(db: Db, changes: Changes): Promise<string[]> {
  const list = JSON.stringify(changes.map(({ stationId, version }) => [stationId, version]));
  const rows = await db.all<{ name: string }>(
    sql`SELECT s.name FROM json_each(${list}) j CROSS JOIN ${stations} s ON s.id = j.value ->> 0
        WHERE s.version <> j.value ->> 1 OR s.is_active = 0`,
  );
  return rows.map(({ name }) => name);
}

/** What the stations that an import changed were before it. */
async function contentsBefore(db: Db, changes: Changes): Promise<Written[]> {
  const old = changes.filter(({ isNew }) => !isNew).map(({ stationId, version }) => [stationId, version]);
  const rows = await db.all<{ id: string; version: number; content: string }>(
    sql`SELECT station_id AS id, j.value ->> 1 AS version, content
        FROM json_each(${JSON.stringify(old)}) j CROSS JOIN ${stationRevisions} r
        ON r.station_id = j.value ->> 0 AND r.version = (j.value ->> 1) - 1`,
  );
  return rows.map(({ id, version, content }) => {
    const input = JSON.parse(content) as StationInput & { slug: string };
    return { id, version, slug: input.slug, input };
  });
}
