import type { SQL } from "drizzle-orm";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { type AuditAction, auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { liveTarget, nextVersion, slugTaken, type WriteTarget } from "./record-table.queries.ts";
import { type RevisionTables, recordFirstRevision, recordRevision } from "./revisions.queries.ts";
import { insertWithFreeSlug, moveSlug, type SlugTables } from "./slugs.queries.ts";

/** Everything that belongs to one kind of record. */
export type RecordTables = RevisionTables & SlugTables;

type Audit = { action: AuditAction; detail?: Record<string, unknown> };

/** Adds a record with its first revision, under a free slug from `slugBase` on when none is wanted. */
export function insertRecord(
  db: Db,
  tables: RecordTables,
  {
    row,
    slug,
    slugBase,
    audit,
  }: { row: { id: string }; slug: string | null; slugBase: string; audit: Audit },
  context: WriteContext,
): Promise<boolean> {
  const { id } = row;
  return insertWithFreeSlug(db, tables, { wanted: slug, base: slugBase, id }, (free) =>
    auditedBatch(db, context, {
      write: db.insert(tables.records).values({ ...row, slug: free }),
      audit: { ...audit, subjectId: id, detail: { slug: free, ...audit.detail } },
      ...recordRevision(db, tables, id, context),
    }),
  );
}

/**
 * Replaces a record's content and stores it as a revision; a public slug keeps redirecting.
 * Returns whether the target could be written.
 */
export async function saveRecord(
  db: Db,
  tables: RecordTables,
  target: WriteTarget,
  {
    columns,
    slug,
    audit,
    autosaved = false,
  }: { columns: Record<string, unknown>; slug: string | null; audit: Audit; autosaved?: boolean },
  context: WriteContext,
): Promise<boolean | typeof slugTaken> {
  const { records } = tables;
  const guard = liveTarget(records, target);
  const { now } = context;
  if (slug !== null && tables.reserved?.has(slug)) return slugTaken;
  try {
    const changed = await auditedBatch(db, context, {
      before: [
        recordFirstRevision(db, tables, guard),
        ...(slug === null ? [] : moveSlug(db, tables, { guard, to: slug, now })),
      ],
      write: db
        .update(records)
        .set({ ...columns, ...(slug === null ? {} : { slug }), ...nextVersion(records, now) })
        .where(guard)
        .returning({ id: records.id }),
      audit: { ...audit, subjectId: target.id, detail: { ...audit.detail, ...(autosaved && { autosaved }) } },
      ...recordRevision(db, tables, target.id, context, { autosaved }),
    });
    return changed.length > 0;
  } catch (error) {
    if (isUniqueViolation(error)) return slugTaken;
    throw error;
  }
}

/** Changes a record without touching its content. Returns whether the guard let it. */
export async function changeState(
  db: Db,
  { records }: Pick<RecordTables, "records">,
  id: string,
  { guard, audit, set }: { guard: SQL | undefined; audit: Audit; set: Record<string, unknown> },
  context: WriteContext,
): Promise<boolean> {
  const write = db
    .update(records)
    .set({ ...set, ...nextVersion(records, context.now) })
    .where(guard)
    .returning({ id: records.id });
  const changed = await auditedBatch(db, context, { write, audit: { ...audit, subjectId: id } });
  return changed.length > 0;
}

/**
 * Restores a deleted record, under another slug when its own is taken. Returns false when no
 * deleted record has this id.
 */
export async function restoreRecord(
  db: Db,
  tables: RecordTables,
  id: string,
  { audit, set = {} }: { audit: Audit; set?: Record<string, unknown> },
  context: WriteContext,
): Promise<boolean> {
  const { records } = tables;
  const guard = and(eq(records.id, id), sql`${records.isActive} = 0`);
  const [deleted] = await db.select({ slug: records.slug }).from(records).where(guard);
  if (!deleted) return false;
  await insertWithFreeSlug(db, tables, { wanted: null, base: deleted.slug as string, id }, (slug) =>
    changeState(db, tables, id, { guard, audit, set: { ...set, isActive: true, slug } }, context),
  );
  return true;
}
