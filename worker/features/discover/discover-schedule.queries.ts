import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { cachePurges, discoverItems } from "../../db/schema.ts";
import { systemClock } from "../../platform/clock.ts";
import { log } from "../../platform/log.ts";
import { auditEntry } from "../audit/audit.queries.ts";

/** How many drafts one run publishes; the next run takes the rest. */
const most = 50;

/**
 * Publishes the drafts whose time has come. Each is one transaction that also notes what the edge must forget, so a run that dies midway leaves
 * nothing half done: the purge is tried until it goes through, and publishing twice changes nothing.
 */
export async function publishDue(db: Db, now: number): Promise<void> {
  const isDue = and(
    lte(discoverItems.scheduledAt, now),
    // Written out, not bound: SQLite uses a partial index only when it can see that the condition holds.
    sql`scheduled_at IS NOT NULL AND is_active = 1 AND is_published = 0`,
  );
  const due = await db
    .select({ id: discoverItems.id })
    .from(discoverItems)
    .where(isDue)
    .orderBy(asc(discoverItems.scheduledAt))
    .limit(most);
  const tags = JSON.stringify(["discover"]);
  for (const { id } of due) {
    await db.batch([
      db
        .update(discoverItems)
        .set({
          isPublished: true,
          publishedAt: sql`coalesce(${discoverItems.publishedAt}, ${now})`,
          scheduledAt: null,
          updatedAt: now,
          version: sql`${discoverItems.version} + 1`,
        })
        .where(and(eq(discoverItems.id, id), isDue)),
      auditEntry(db, {
        id: systemClock.id(),
        at: now,
        actor: { id: null, name: "Schedule", requestId: "cron" },
        action: "discover.publish_scheduled",
        subjectType: "discover",
        subjectId: id,
      }),
      db.insert(cachePurges).select(sql`SELECT NULL, ${tags}, ${now}, 0 WHERE changes() > 0`),
    ]);
  }
  if (due.length > 0) log("info", "scheduled_published", { items: due.length });
}
