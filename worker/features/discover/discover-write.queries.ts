import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { DiscoverAdminItem, DiscoverInput } from "#shared/contract/discover.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { discoverItems, discoverSlugs } from "../../db/schema.ts";
import { type Actor, auditEntry } from "../audit/audit.queries.ts";
import { freeSlug, readingMinutes, withSectionIds } from "./discover.rules.ts";
import { findItem } from "./discover-admin.queries.ts";
import { keepFirstVersion, keepVersion } from "./discover-revisions.queries.ts";

/** Who writes, when, and the id of the audit line. */
export interface WriteContext {
  actor: Actor;
  now: number;
  auditId: string;
  /** The editor saves by itself. */
  autosaved?: boolean;
}

/** What a write to one record needs beside its content: which, and which versions of it may be overwritten (null: any). */
export interface Target {
  id: string;
  versions: number[] | null;
}

/** A slug that another live item has. */
export const slugTaken = Symbol("slug taken");

const attempts = 4;

/**
 * Adds an item. Without a slug of its own it gets the first free one after `slugBase`, however many are added at once.
 */
export async function createItem(
  db: Db,
  { id, input, slugBase }: { id: string; input: DiscoverInput; slugBase: string },
  write: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const row = {
    ...contentColumns(input),
    id,
    isPublished: input.isPublished,
    publishedAt: input.isPublished ? write.now : null,
    createdAt: write.now,
    updatedAt: write.now,
    authorId: write.actor.id,
    authorName: write.actor.name,
  };
  const inserted = await withFreeSlug(db, input.slug, slugBase, id, async (slug) => {
    await db.batch([
      db.insert(discoverItems).values({ ...row, slug }),
      auditEntry(db, audited(write, "discover.create", id, { slug, isPublished: input.isPublished })),
      ...keepVersion(db, id, write),
    ]);
  });
  return inserted ? findItem(db, id) : slugTaken;
}

/** Replaces an item's content. A slug that has been public goes on leading to the item. Null: nothing was overwritten. */
export async function updateItem(
  db: Db,
  { id, versions }: Target,
  input: DiscoverInput,
  write: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const mayWrite = liveTarget({ id, versions });
  const update = db
    .update(discoverItems)
    .set({
      ...contentColumns(input),
      ...(input.slug === null ? {} : { slug: input.slug }),
      isPublished: input.isPublished,
      publishedAt: input.isPublished ? firstPublished(write.now) : sql`${discoverItems.publishedAt}`,
      scheduledAt: input.isPublished ? null : sql`${discoverItems.scheduledAt}`,
      ...nextVersion(write.now),
    })
    .where(mayWrite)
    .returning({ id: discoverItems.id });
  const detail = { isPublished: input.isPublished, ...(write.autosaved && { autosaved: true }) };
  const entry = auditEntry(db, audited(write, "discover.update", id, detail));
  try {
    const before = [keepFirstVersion(db, mayWrite)] as const;
    const after = [update, entry, ...keepVersion(db, id, write)] as const;
    const [rows] =
      input.slug === null
        ? (await db.batch([...before, ...after])).slice(1)
        : (await db.batch([...before, ...moveSlug(db, mayWrite, input.slug, write.now), ...after])).slice(3);
    return (rows as { id: string }[]).length > 0 ? findItem(db, id) : null;
  } catch (error) {
    if (isUniqueViolation(error)) return slugTaken;
    throw error;
  }
}

/** Publishes a draft, or takes a published item back. Null: nothing was changed. */
export async function togglePublished(
  db: Db,
  target: Target,
  write: WriteContext,
): Promise<DiscoverAdminItem | null> {
  return changeState(db, liveTarget(target), target.id, "discover.toggle", write, {
    isPublished: sql`1 - ${discoverItems.isPublished}`,
    scheduledAt: null,
    publishedAt: sql`CASE ${discoverItems.isPublished} WHEN 0 THEN ${firstPublished(write.now)} ELSE ${discoverItems.publishedAt} END`,
  });
}

/** Sets when a draft is published by itself (milliseconds since 1970), or with null that it is not. Null: nothing was changed. */
export async function scheduleItem(
  db: Db,
  target: Target,
  at: number | null,
  write: WriteContext,
): Promise<DiscoverAdminItem | null> {
  const draft = and(liveTarget(target), sql`${discoverItems.isPublished} = 0`);
  const action = at === null ? "discover.unschedule" : "discover.schedule";
  return changeState(db, draft, target.id, action, write, { scheduledAt: at });
}

/** Deletes an item softly. False: nothing was changed. */
export async function deleteItem(db: Db, target: Target, write: WriteContext): Promise<boolean> {
  const [changed] = await stateBatch(db, liveTarget(target), target.id, "discover.delete", write, {
    isActive: false,
  });
  return changed.length > 0;
}

/**
 * Brings a deleted item back, under another slug when its own is taken; a time of publishing that has passed meanwhile is forgotten, so that
 * nothing is published unasked. Null: no deleted item has this id.
 */
export async function restoreItem(
  db: Db,
  id: string,
  write: WriteContext,
): Promise<DiscoverAdminItem | null> {
  const [deleted] = await db
    .select({ slug: discoverItems.slug })
    .from(discoverItems)
    .where(and(eq(discoverItems.id, id), eq(discoverItems.isActive, false)));
  if (!deleted) return null;
  await withFreeSlug(db, null, deleted.slug, id, async (slug) => {
    const gone = and(eq(discoverItems.id, id), eq(discoverItems.isActive, false));
    await stateBatch(db, gone, id, "discover.restore", write, {
      isActive: true,
      slug,
      scheduledAt: sql`CASE WHEN ${discoverItems.scheduledAt} > ${write.now} THEN ${discoverItems.scheduledAt} END`,
    });
  });
  return findItem(db, id);
}

async function changeState(
  db: Db,
  where: SQL | undefined,
  id: string,
  action: string,
  write: WriteContext,
  set: Record<string, SQL | boolean | string | number | null>,
): Promise<DiscoverAdminItem | null> {
  const [changed] = await stateBatch(db, where, id, action, write, set);
  return changed.length > 0 ? findItem(db, id) : null;
}

function stateBatch(
  db: Db,
  where: SQL | undefined,
  id: string,
  action: string,
  write: WriteContext,
  set: Record<string, SQL | boolean | string | number | null>,
) {
  return db.batch([
    db
      .update(discoverItems)
      .set({ ...set, ...nextVersion(write.now) })
      .where(where)
      .returning({ id: discoverItems.id }),
    auditEntry(db, audited(write, action, id)),
  ]);
}

/**
 * Runs `insert` with a slug until none is in its way; false when the one that was asked for is taken. Others may take a slug
 * between the look and the write, so after some attempts the item's id makes it unlike any other.
 */
async function withFreeSlug(
  db: Db,
  wanted: string | null,
  base: string,
  id: string,
  insert: (slug: string) => Promise<void>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === attempts;
    const slug = wanted ?? (last ? `${base}-${id.slice(-8)}` : freeSlug(base, await takenSlugs(db, base)));
    try {
      await insert(slug);
      return true;
    } catch (error) {
      if (!isUniqueViolation(error) || (last && wanted === null)) throw error;
      if (wanted !== null) return false;
    }
  }
}

/** Slugs that begin with `base`: of live items, and those that still lead to one. */
async function takenSlugs(db: Db, base: string): Promise<Set<string>> {
  // "." is the character after "-", so the range holds the base itself and every base-something.
  const [live, old] = await db.batch([
    db
      .select({ slug: discoverItems.slug })
      .from(discoverItems)
      .where(
        and(
          gte(discoverItems.slug, base),
          lt(discoverItems.slug, `${base}.`),
          sql`${discoverItems.isActive} = 1`,
        ),
      ),
    db
      .select({ slug: discoverSlugs.slug })
      .from(discoverSlugs)
      .where(and(gte(discoverSlugs.slug, base), lt(discoverSlugs.slug, `${base}.`))),
  ]);
  return new Set([...live, ...old].map(({ slug }) => slug));
}

/** Keeps the old slug of an item that has been public, and frees the new one if it led elsewhere before. */
function moveSlug(db: Db, mayWrite: SQL | undefined, slug: string, now: number) {
  return [
    db
      .insert(discoverSlugs)
      .select(
        sql`SELECT slug, id, ${now} FROM ${discoverItems}
            WHERE ${mayWrite} AND slug <> ${slug} AND published_at IS NOT NULL`,
      )
      .onConflictDoUpdate({ target: discoverSlugs.slug, set: { itemId: sql`excluded.item_id` } }),
    db
      .delete(discoverSlugs)
      .where(
        and(eq(discoverSlugs.slug, slug), sql`EXISTS (SELECT 1 FROM ${discoverItems} WHERE ${mayWrite})`),
      ),
  ] as const;
}

function liveTarget({ id, versions }: Target) {
  return and(
    eq(discoverItems.id, id),
    sql`${discoverItems.isActive} = 1`,
    versions === null ? undefined : inArray(discoverItems.version, versions),
  );
}

function contentColumns({ slug: _, isPublished: __, ...input }: DiscoverInput) {
  const sections = withSectionIds(input.sections);
  return {
    ...input,
    description: input.description ?? "",
    sections,
    readingTime: readingMinutes({ ...input, sections }),
  };
}

/** The time of the first publication, which stays. */
function firstPublished(now: number) {
  return sql`coalesce(${discoverItems.publishedAt}, ${now})`;
}

function nextVersion(now: number) {
  return { updatedAt: now, version: sql`${discoverItems.version} + 1` };
}

function audited(write: WriteContext, action: string, id: string, detail?: Record<string, unknown>) {
  const { actor, now, auditId } = write;
  return { id: auditId, at: now, actor, action, subjectType: "discover" as const, subjectId: id, detail };
}
