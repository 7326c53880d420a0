import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { type RequestType, restrictingTypes } from "#shared/contract/privacy-fields.ts";
import { requestTermsMs } from "#shared/privacy-terms.ts";
import type { Db } from "../../db/client.ts";
import { privacyRequests, submissions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** What a person asks for, or staff for them. */
export interface NewRequest {
  id: string;
  type: RequestType;
  message: string | null;
  /** The admin who enters it for the person; null when the person asks themselves. */
  enteredBy: string | null;
  /** When it was received, if that was before now: its terms begin then. */
  receivedAt?: number | undefined;
}

/** The statement that adds a request about a submission when `condition` holds. */
export function insertRequestIf(
  db: Db,
  submissionId: string,
  { id, type, message, enteredBy, receivedAt }: NewRequest,
  condition: SQL,
  { now }: WriteContext,
) {
  const terms = requestTermsMs[type];
  const start = receivedAt ?? now;
  return db.insert(privacyRequests).select(
    sql`SELECT ${id}, ${submissionId}, reference, ${type}, 'new', ${message}, NULL, ${enteredBy}, ${start},
          ${start + terms.acknowledge}, ${start + terms.answer}, NULL, NULL, 1
        FROM ${submissions} WHERE id = ${submissionId} AND ${condition}`,
  );
}

/** Adds a request about a submission that exists, restricted or not. Returns whether it does. */
export async function addRequest(
  db: Db,
  submissionId: string,
  request: NewRequest,
  context: WriteContext,
): Promise<boolean> {
  const written = await auditedBatch(db, context, {
    write: insertRequestIf(db, submissionId, request, sql`TRUE`, context).returning({
      id: privacyRequests.id,
    }),
    audit: { action: "privacy.request", subjectId: request.id, detail: { type: request.type } },
  });
  return written.length > 0;
}

/** The statement that closes the open requests for the restriction of a submission as taken back. */
export function takeBackRequests(db: Db, submissionId: string, condition: SQL, { now }: WriteContext) {
  return db
    .update(privacyRequests)
    .set({ status: "taken_back", closedAt: now, version: sql`version + 1` })
    .where(
      and(
        eq(privacyRequests.submissionId, submissionId),
        inArray(privacyRequests.type, restrictingTypes),
        isNull(privacyRequests.closedAt),
        condition,
      ),
    );
}
