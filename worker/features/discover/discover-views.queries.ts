import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { discoverItems, discoverViewMarks, discoverViews } from "../../db/schema.ts";
import { type Visitor, viewWindow } from "./visitor.ts";

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
  const mark = { itemSeq: seq, visitor: visitor.name, seenAt: now };
  // Around midnight the last mark has yesterday's name.
  const unlessYesterday = sql`SELECT ${seq}, ${visitor.name}, ${now} WHERE NOT EXISTS (
    SELECT 1 FROM ${discoverViewMarks}
    WHERE item_seq = ${seq} AND visitor = ${visitor.before} AND seen_at > ${now - viewWindow})`;
  const insert = db.insert(discoverViewMarks);
  await db.batch([
    (visitor.before === null ? insert.values(mark) : insert.select(unlessYesterday)).onConflictDoUpdate({
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
