import { asc, eq, sql } from "drizzle-orm";
import type { SubmissionView } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { submissionViews } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

const maxViews = 30;

/** The views that the team shares, oldest first. */
export function listViews(db: Db): Promise<SubmissionView[]> {
  const { id, name, query, adminName, createdAt } = submissionViews;
  return db
    .select({ id, name, query, adminName })
    .from(submissionViews)
    .orderBy(asc(createdAt))
    .limit(maxViews);
}

/** Shares a view with the team. Null when there already are as many as the inbox shows. */
export async function addView(
  db: Db,
  { name, query }: Pick<SubmissionView, "name" | "query">,
  context: WriteContext,
): Promise<SubmissionView | null> {
  const view = { id: context.newId(), name, query, adminName: context.actor.name };
  const written = await auditedBatch(db, context, {
    write: insertWhere(
      db,
      submissionViews,
      { ...view, createdAt: context.now },
      sql`(SELECT count(*) FROM submission_views) < ${maxViews}`,
    ).returning({ id: submissionViews.id }),
    audit: { action: "submission.share_view", subjectId: view.id },
  });
  return written.length > 0 ? view : null;
}

/** Removes a shared view. Returns whether there was one. */
export async function removeView(db: Db, id: string, context: WriteContext): Promise<boolean> {
  const removed = await auditedBatch(db, context, {
    write: db.delete(submissionViews).where(eq(submissionViews.id, id)).returning({ id: submissionViews.id }),
    audit: { action: "submission.remove_view", subjectId: id },
  });
  return removed.length > 0;
}
