import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { discoverItems, discoverViews, recentViews } from "../../db/schema.ts";
import { previousChanged } from "../audit/audit.queries.ts";
import { type Visitor, viewWindowMs } from "./visitor.ts";

/** The row number of a published item. */
export async function findSeq(db: Db, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ seq: discoverItems.seq })
    .from(discoverItems)
    .where(
      and(
        eq(discoverItems.slug, slug),
        sql`${discoverItems.isActive} = 1 AND ${discoverItems.isPublished} = 1`,
      ),
    )
    .limit(1);
  return row?.seq ?? null;
}

/** Counts one view, unless this visitor's last counted one is less than 30 minutes old. */
export async function countView(
  db: Db,
  { seq, visitor, now }: { seq: number; visitor: Visitor; now: number },
): Promise<void> {
  const view = { itemSeq: seq, visitor: visitor.hash, seenAt: now };
  // Around midnight the last view may be stored under yesterday's hash.
  const unlessCountedYesterday = sql`SELECT ${seq}, ${visitor.hash}, ${now} WHERE NOT EXISTS (
    SELECT 1 FROM ${recentViews}
    WHERE item_seq = ${seq} AND visitor = ${visitor.previousHash} AND seen_at > ${now - viewWindowMs})`;
  const insert = db.insert(recentViews);
  await db.batch([
    (visitor.previousHash === null
      ? insert.values(view)
      : insert.select(unlessCountedYesterday)
    ).onConflictDoUpdate({
      target: [recentViews.itemSeq, recentViews.visitor],
      set: { seenAt: now },
      setWhere: sql`${recentViews.seenAt} <= ${now - viewWindowMs}`,
    }),
    // When the statement before changed nothing, this visitor was counted already.
    db
      .update(discoverViews)
      .set({ views: sql`${discoverViews.views} + 1` })
      .where(and(eq(discoverViews.itemSeq, seq), previousChanged)),
  ]);
}

/** Deletes views older than the window of repeated views. Safe at any time. */
export async function expireRecentViews(db: Db, now: number): Promise<void> {
  await db.delete(recentViews).where(lt(recentViews.seenAt, now - viewWindowMs));
}
