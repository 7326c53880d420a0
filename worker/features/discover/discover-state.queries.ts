import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { findItem } from "./discover-admin.queries.ts";
import { insertWithFreeSlug } from "./discover-slugs.queries.ts";
import { firstPublishedAt, liveTarget, nextVersion, type WriteTarget } from "./discover-write.queries.ts";

/** Publishes a draft, or unpublishes a published item. Null: nothing was changed. */
export async function togglePublished(
  db: Db,
  target: WriteTarget,
  context: WriteContext,
): Promise<DiscoverAdminItem | null> {
  const { isPublished, publishedAt } = discoverItems;
  const publishTime = sql`CASE ${isPublished} WHEN 0 THEN ${firstPublishedAt(context.now)} ELSE ${publishedAt} END`;
  const changed = await changeState(db, context, {
    guard: liveTarget(target),
    audit: { action: "discover.toggle", subjectId: target.id },
    set: { isPublished: sql`1 - ${isPublished}`, scheduledAt: null, publishedAt: publishTime },
  });
  return changed ? findItem(db, target.id) : null;
}

/** Schedules a draft's publication (milliseconds), or cancels it. Null: nothing was changed. */
export async function scheduleItem(
  db: Db,
  target: WriteTarget,
  at: number | null,
  context: WriteContext,
): Promise<DiscoverAdminItem | null> {
  const action = at === null ? "discover.unschedule" : "discover.schedule";
  const changed = await changeState(db, context, {
    guard: and(liveTarget(target), sql`${discoverItems.isPublished} = 0`),
    audit: { action, subjectId: target.id },
    set: { scheduledAt: at },
  });
  return changed ? findItem(db, target.id) : null;
}

/** Deletes an item softly. False: nothing was changed. */
export function deleteItem(db: Db, target: WriteTarget, context: WriteContext): Promise<boolean> {
  return changeState(db, context, {
    guard: liveTarget(target),
    audit: { action: "discover.delete", subjectId: target.id },
    set: { isActive: false },
  });
}

/**
 * Restores a deleted item, under another slug when its own is taken. A schedule that has passed
 * is dropped, so that nothing is published by surprise. Null: no deleted item has this id.
 */
export async function restoreItem(
  db: Db,
  id: string,
  context: WriteContext,
): Promise<DiscoverAdminItem | null> {
  const isDeleted = and(eq(discoverItems.id, id), eq(discoverItems.isActive, false));
  const [deleted] = await db.select({ slug: discoverItems.slug }).from(discoverItems).where(isDeleted);
  if (!deleted) return null;
  const { scheduledAt } = discoverItems;
  await insertWithFreeSlug(db, { wanted: null, base: deleted.slug, id }, (slug) =>
    changeState(db, context, {
      guard: isDeleted,
      audit: { action: "discover.restore", subjectId: id },
      set: {
        isActive: true,
        slug,
        scheduledAt: sql`CASE WHEN ${scheduledAt} > ${context.now} THEN ${scheduledAt} END`,
      },
    }),
  );
  return findItem(db, id);
}

/** Changes an item without touching its content. Returns whether the guard let it. */
async function changeState(
  db: Db,
  context: WriteContext,
  {
    guard,
    audit,
    set,
  }: {
    guard: SQL | undefined;
    audit: { action: `discover.${string}`; subjectId: string };
    set: Record<string, SQL | boolean | string | number | null>;
  },
): Promise<boolean> {
  const write = db
    .update(discoverItems)
    .set({ ...set, ...nextVersion(context.now) })
    .where(guard)
    .returning({ id: discoverItems.id });
  const changed = await auditedBatch(db, context, { write, audit });
  return changed.length > 0;
}
