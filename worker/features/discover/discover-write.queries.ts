import { and, eq, inArray, sql } from "drizzle-orm";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { DiscoverInput } from "#shared/contract/discover-input.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { discoverItems } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { readingMinutes, withSectionIds } from "./discover.rules.ts";
import { findItem } from "./discover-admin.queries.ts";
import { recordFirstRevision, recordRevision } from "./discover-revisions.queries.ts";
import { insertWithFreeSlug, moveSlug } from "./discover-slugs.queries.ts";

/** Which item to write, and which of its versions may be overwritten (null: any). */
export interface WriteTarget {
  id: string;
  versions: number[] | null;
}

/** A slug that another live item has. */
export const slugTaken = Symbol("slug taken");

/** Adds an item, under the first free slug from `slugBase` on when the input names none. */
export async function createItem(
  db: Db,
  { id, input, slugBase }: { id: string; input: DiscoverInput; slugBase: string },
  context: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const { actor, now } = context;
  const row = {
    ...contentColumns(input),
    id,
    isPublished: input.isPublished,
    publishedAt: input.isPublished ? now : null,
    createdAt: now,
    updatedAt: now,
    authorId: actor.id,
    authorName: actor.name,
  };
  const inserted = await insertWithFreeSlug(db, { wanted: input.slug, base: slugBase, id }, (slug) =>
    auditedBatch(db, context, {
      write: db.insert(discoverItems).values({ ...row, slug }),
      audit: { action: "discover.create", subjectId: id, detail: { slug, isPublished: input.isPublished } },
      ...recordRevision(db, id, context),
    }),
  );
  return inserted ? findItem(db, id) : slugTaken;
}

/** Replaces an item's content; a public slug keeps redirecting. Null: nothing was changed. */
export async function updateItem(
  db: Db,
  target: WriteTarget,
  { input, autosaved = false }: { input: DiscoverInput; autosaved?: boolean },
  context: WriteContext,
): Promise<DiscoverAdminItem | typeof slugTaken | null> {
  const { id } = target;
  const { now } = context;
  const guard = liveTarget(target);
  const { isPublished, slug } = input;
  try {
    const changed = await auditedBatch(db, context, {
      before: [
        recordFirstRevision(db, guard),
        ...(slug === null ? [] : moveSlug(db, { guard, to: slug, now })),
      ],
      write: db
        .update(discoverItems)
        .set({
          ...contentColumns(input),
          ...(slug === null ? {} : { slug }),
          isPublished,
          publishedAt: isPublished ? firstPublishedAt(now) : sql`${discoverItems.publishedAt}`,
          scheduledAt: isPublished ? null : sql`${discoverItems.scheduledAt}`,
          ...nextVersion(now),
        })
        .where(guard)
        .returning({ id: discoverItems.id }),
      audit: {
        action: "discover.update",
        subjectId: id,
        detail: { isPublished, ...(autosaved && { autosaved }) },
      },
      ...recordRevision(db, id, context, { autosaved }),
    });
    return changed.length > 0 ? findItem(db, id) : null;
  } catch (error) {
    if (isUniqueViolation(error)) return slugTaken;
    throw error;
  }
}

/** The condition that a live item is the target in a version that may be overwritten. */
export function liveTarget({ id, versions }: WriteTarget) {
  return and(
    eq(discoverItems.id, id),
    sql`${discoverItems.isActive} = 1`,
    versions === null ? undefined : inArray(discoverItems.version, versions),
  );
}

/** The time of the first publication, which never changes. */
export function firstPublishedAt(now: number) {
  return sql`coalesce(${discoverItems.publishedAt}, ${now})`;
}

/** What every change of an item sets. */
export function nextVersion(now: number) {
  return { updatedAt: now, version: sql`${discoverItems.version} + 1` };
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
