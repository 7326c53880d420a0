import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { restrictionMs } from "#shared/privacy-terms.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { outbox, submissionPresence, submissions } from "../../db/schema.ts";
import { auditedBatch, previousChanged, type WriteContext } from "../audit/audit.queries.ts";
import { isAboutSubmission } from "../mail/outbox.queries.ts";
import { insertRequestIf, type NewRequest, takeBackRequests } from "./privacy-requests.queries.ts";

/** Since when a submission is restricted, and when it is erased for good; null for one that is not. */
export function restrictionOf({ restrictedAt }: { restrictedAt: number | null }) {
  return {
    restrictedAt: isoTimeOrNull(restrictedAt),
    purgeAt: restrictedAt === null ? null : isoTime(restrictedAt + restrictionMs),
  };
}

/** The columns of a submission whose restriction ends at `now`. */
export function lifted(now: number) {
  return { isActive: true, restrictedAt: null, updatedAt: now, version: sql`version + 1` };
}

/**
 * Restricts a submission and records the request that asks for it: from then on only the privacy
 * desk and its sender's own page know of it, until it is purged. Returns whether it was not
 * restricted before.
 */
export async function restrictSubmission(
  db: Db,
  id: string,
  request: NewRequest,
  context: WriteContext,
): Promise<boolean> {
  const changed = await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({ isActive: false, restrictedAt: context.now, marketingConsent: false, version: sql`version + 1` })
      .where(and(eq(submissions.id, id), isNull(submissions.restrictedAt)))
      .returning({ id: submissions.id }),
    audit: { action: "submission.restrict", subjectId: id, detail: { request: request.type } },
    history: [insertRequestIf(db, id, request, previousChanged, context)],
    after: [
      // A digest that names it too: the cron writes that morning's again.
      db
        .delete(outbox)
        .where(
          or(
            isAboutSubmission(id),
            sql`instr(body, ${id})`,
            sql`about IN (SELECT 'message:' || id FROM messages WHERE submission_id = ${id})`,
          ),
        ),
      db.delete(submissionPresence).where(eq(submissionPresence.submissionId, id)),
    ],
  });
  return changed.length > 0;
}

/**
 * Lifts a restriction that the sender takes back, with the requests that asked for it. Returns
 * whether there was one.
 */
export async function liftRestriction(db: Db, id: string, context: WriteContext): Promise<boolean> {
  const changed = await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set(lifted(context.now))
      .where(and(eq(submissions.id, id), isNotNull(submissions.restrictedAt)))
      .returning({ id: submissions.id }),
    audit: { action: "submission.lift_restriction", subjectId: id },
    history: [takeBackRequests(db, id, previousChanged, context)],
  });
  return changed.length > 0;
}
