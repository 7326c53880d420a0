import { and, sql } from "drizzle-orm";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { Db } from "../../db/client.ts";
import { discoverItems } from "../../db/schema.ts";
import type { WriteContext } from "../audit/audit.queries.ts";
import { liveTarget, type WriteTarget } from "../records/record-table.queries.ts";
import { changeState, restoreRecord } from "../records/records.queries.ts";
import { findItem } from "./discover-admin.queries.ts";
import { discoverRecords } from "./discover-records.queries.ts";
import { firstPublishedAt } from "./discover-write.queries.ts";

/** Publishes a draft, or unpublishes a published item. Null: nothing was changed. */
export async function togglePublished(
  db: Db,
  target: WriteTarget,
  context: WriteContext,
): Promise<DiscoverAdminItem | null> {
  const { isPublished, publishedAt } = discoverItems;
  const publishTime = sql`CASE ${isPublished} WHEN 0 THEN ${firstPublishedAt(context.now)} ELSE ${publishedAt} END`;
  const change = {
    guard: liveTarget(discoverItems, target),
    audit: { action: "discover.toggle" },
    set: { isPublished: sql`1 - ${isPublished}`, scheduledAt: null, publishedAt: publishTime },
  } as const;
  return (await changeState(db, discoverRecords, target.id, change, context))
    ? findItem(db, target.id)
    : null;
}

/** Schedules a draft's publication (milliseconds), or cancels it. Null: nothing was changed. */
export async function scheduleItem(
  db: Db,
  target: WriteTarget,
  at: number | null,
  context: WriteContext,
): Promise<DiscoverAdminItem | null> {
  const change = {
    guard: and(liveTarget(discoverItems, target), sql`${discoverItems.isPublished} = 0`),
    audit: { action: at === null ? "discover.unschedule" : "discover.schedule" },
    set: { scheduledAt: at },
  } as const;
  return (await changeState(db, discoverRecords, target.id, change, context))
    ? findItem(db, target.id)
    : null;
}

/** Deletes an item softly. False: nothing was changed. */
export function deleteItem(db: Db, target: WriteTarget, context: WriteContext): Promise<boolean> {
  const guard = liveTarget(discoverItems, target);
  const change = { guard, audit: { action: "discover.delete" }, set: { isActive: false } } as const;
  return changeState(db, discoverRecords, target.id, change, context);
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
  const { scheduledAt } = discoverItems;
  const set = { scheduledAt: sql`CASE WHEN ${scheduledAt} > ${context.now} THEN ${scheduledAt} END` };
  const audit = { action: "discover.restore" } as const;
  return (await restoreRecord(db, discoverRecords, id, { audit, set }, context)) ? findItem(db, id) : null;
}
