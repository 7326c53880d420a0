import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ListedRevision, Revision } from "#shared/contract/revisions.ts";
import { isoTime, minuteMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import type { RecordTable } from "./record-table.queries.ts";

/** How many revisions of a record are stored. */
const maxRevisions = 50;
/** An autosaved revision younger than this is replaced by the next save of the same admin. */
const autosaveReplacedMs = 10 * minuteMs;

/** The revisions of one kind of record: a record's content after each save. */
export interface RevisionTables {
  records: RecordTable;
  revisions: SQLiteTable;
  /** The column of `revisions` with the record's id. */
  owner: AnySQLiteColumn<{ data: string; notNull: true }>;
  /** A record's content under the contract's names as JSON, exactly as stored. */
  content: SQL;
  /** Id and name of who wrote a record that has no revision yet, as two columns. */
  author: SQL;
}

/** A stored revision with its content, as a request body of the contract. */
export type StoredRevision = Revision & { content: Record<string, unknown> };

/**
 * Stores the content before a record's first change, for records older than revisions. Runs
 * before the change, under its guard.
 */
export function recordFirstRevision(
  db: Db,
  { records, revisions, owner, content, author }: RevisionTables,
  guard: SQL | undefined,
) {
  const isRecorded = sql`EXISTS (SELECT 1 FROM ${revisions} WHERE ${owner} = ${records.id})`;
  return db.insert(revisions).select(
    sql`SELECT id, version, updated_at, ${author}, ${content}, 0 FROM ${records}
        WHERE ${guard} AND NOT ${isRecorded}`,
  );
}

/**
 * The parts of an `auditedBatch` that store the content after a save, and delete the revisions
 * that it replaces or that are too old.
 */
export function recordRevision(
  db: Db,
  { records, revisions, owner, content }: RevisionTables,
  id: string,
  { actor, now }: WriteContext,
  { autosaved = false }: { autosaved?: boolean } = {},
) {
  const newest = sql`(SELECT version FROM ${revisions} WHERE ${owner} = ${id} ORDER BY version DESC LIMIT ${maxRevisions})`;
  const isReplaced = and(
    eq(owner, id),
    sql`autosaved = 1 AND admin_id = ${actor.id} AND at > ${now - autosaveReplacedMs}`,
    sql`version < (SELECT max(version) FROM ${revisions} WHERE ${owner} = ${id})`,
  );
  return {
    history: [
      db.insert(revisions).select(
        sql`SELECT id, version, ${now}, ${actor.id}, ${actor.name}, ${content}, ${autosaved ? 1 : 0} FROM ${records}
            WHERE id = ${id} AND ${previousChanged}`,
      ),
      db.delete(revisions).where(and(previousChanged, isReplaced)),
    ],
    after: [db.delete(revisions).where(and(eq(owner, id), sql`version NOT IN ${newest}`))],
  };
}

interface RevisionRow {
  version: number;
  at: number;
  adminName: string | null;
  autosaved: number;
}

/**
 * Who saved a record, when, and which fields that changed; newest first. A field that the revision before does not
 * have, because it is older than the field, did not change.
 */
export async function listRevisions(
  db: Db,
  { revisions, owner }: RevisionTables,
  id: string,
): Promise<ListedRevision[]> {
  const rows = await db.all<RevisionRow & { changed: string | null }>(
    sql`SELECT version, at, admin_name AS adminName, autosaved, iif(before IS NULL, NULL, (
          SELECT json_group_array(now.key) FROM json_each(content) now
          JOIN json_each(before) old ON old.key = now.key WHERE now.value IS NOT old.value)) AS changed
        FROM (SELECT *, lag(content) OVER (ORDER BY version) AS before FROM ${revisions} WHERE ${owner} = ${id})
        ORDER BY version DESC`,
  );
  return rows.map((row) => ({
    ...toRevision(row),
    changed: row.changed === null ? null : JSON.parse(row.changed),
  }));
}

/** One revision with its content, or null. */
export async function findRevision(
  db: Db,
  { revisions, owner }: RevisionTables,
  id: string,
  version: number,
): Promise<StoredRevision | null> {
  const [row] = await db.all<RevisionRow & { content: string }>(
    sql`SELECT version, at, admin_name AS adminName, autosaved, content FROM ${revisions}
        WHERE ${owner} = ${id} AND version = ${version}`,
  );
  return row ? { ...toRevision(row), content: JSON.parse(row.content) } : null;
}

function toRevision({ version, at, adminName, autosaved }: RevisionRow): Revision {
  return { version, at: isoTime(at), author: adminName, autosaved: Boolean(autosaved) };
}
