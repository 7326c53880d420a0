import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { cachePurges, discoverItems } from "../../db/schema.ts";
import { systemClock } from "../../platform/clock.ts";
import { log } from "../../platform/log.ts";
import { auditedBatch, previousChanged } from "../audit/audit.queries.ts";
import { nextVersion } from "../records/record-table.queries.ts";
import { firstPublishedAt } from "./discover-write.queries.ts";

/** How many drafts one run publishes; the next run takes the rest. */
const maxPerRun = 50;

/** The actor of automatic publications. */
const scheduler = { id: null, name: "Schedule", requestId: "cron" };

/**
 * Publishes the drafts whose scheduled time has come. Each is one transaction that also stores
 * the purge of the edge cache, so a run that stops midway leaves nothing half done: the purge is
 * retried until it succeeds, and publishing twice changes nothing.
 */
export async function publishDue(db: Db, now: number): Promise<void> {
  const isDue = and(
    lte(discoverItems.scheduledAt, now),
    // As literals, not bound values: SQLite uses a partial index only when it sees that the
    // condition holds.
    sql`scheduled_at IS NOT NULL AND is_active = 1 AND is_published = 0`,
  );
  const due = await db
    .select({ id: discoverItems.id })
    .from(discoverItems)
    .where(isDue)
    .orderBy(asc(discoverItems.scheduledAt))
    .limit(maxPerRun);
  const tags = ["discover"];
  for (const { id } of due) {
    await auditedBatch(
      db,
      { actor: scheduler, now, newId: systemClock.id },
      {
        write: db
          .update(discoverItems)
          .set({
            isPublished: true,
            publishedAt: firstPublishedAt(now),
            scheduledAt: null,
            ...nextVersion(discoverItems, now),
          })
          .where(and(eq(discoverItems.id, id), isDue)),
        audit: { action: "discover.publish_scheduled", subjectId: id },
        history: [insertWhere(db, cachePurges, { tags, createdAt: now }, previousChanged)],
      },
    );
  }
  if (due.length > 0) log("info", "scheduled_published", { items: due.length });
}
