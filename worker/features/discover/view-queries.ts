import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { discoverItems, discoverViewMarks, discoverViews } from "../../db/schema.ts";

/** How long one visitor's repeated visits to an article count as one view. */
const viewWindow = 30 * 60 * 1000;

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
  { seq, visitor, now }: { seq: number; visitor: string; now: number },
): Promise<void> {
  await db.batch([
    db
      .insert(discoverViewMarks)
      .values({ itemSeq: seq, visitor, seenAt: now })
      .onConflictDoUpdate({
        target: [discoverViewMarks.itemSeq, discoverViewMarks.visitor],
        set: { seenAt: now },
        setWhere: sql`${discoverViewMarks.seenAt} <= ${now - viewWindow}`,
      }),
    // Follows the mark: when that changed nothing, the view was counted already.
    db
      .update(discoverViews)
      .set({ views: sql`${discoverViews.views} + 1` })
      .where(and(eq(discoverViews.itemSeq, seq), sql`changes() > 0`)),
  ]);
}

/** Forgets marks that no longer keep a view from being counted. Safe to run at any time. */
export async function expireViewMarks(db: Db, now: number): Promise<void> {
  await db.delete(discoverViewMarks).where(lt(discoverViewMarks.seenAt, now - viewWindow));
}
