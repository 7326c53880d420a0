import { sql } from "drizzle-orm";
import type { ContactOutcome } from "#shared/contract/submission-fields.ts";
import type { Db } from "../../db/client.ts";
import { responseMinutes } from "./submissions.rules.ts";

/** Outcomes with which a person was spoken to. */
const answeredOutcomes: ContactOutcome[] = ["reached"];

/** True for a message, and for a call in which the person was spoken to. */
export function isResponse(outcome: ContactOutcome | null | undefined): boolean {
  return !outcome || answeredOutcomes.includes(outcome);
}

/** The columns that make `at` the first response, unless there was one. Milliseconds since 1970. */
export function respondedAt(createdAt: number, at: number) {
  return {
    firstRespondedAt: sql`coalesce(first_responded_at, ${at})`,
    firstResponseMinutes: sql`CASE WHEN first_responded_at IS NULL THEN ${responseMinutes(createdAt, at)} ELSE first_response_minutes END`,
  };
}

/**
 * The columns of the first response to a submission as they are without one contact or message:
 * the earliest other contact that reached the person, or reply, also to one of those `linked`.
 */
export async function firstResponseWithout(
  db: Db,
  exceptId: string,
  { id, createdAt }: { id: string; createdAt: number },
  linked: readonly { id: string }[],
) {
  const group = [id, ...linked.map((one) => one.id)];
  const { at } = await db.get<{ at: number | null }>(sql`SELECT min(at) AS at FROM (
    SELECT at FROM submission_history WHERE submission_id = ${id} AND field = 'contact'
      AND id <> ${exceptId} AND (outcome IS NULL OR outcome IN ${answeredOutcomes})
    UNION ALL SELECT at FROM messages WHERE submission_id IN ${group}
      AND direction = 'out' AND id <> ${exceptId} AND at >= ${createdAt})`);
  return { firstRespondedAt: at, firstResponseMinutes: at === null ? null : responseMinutes(createdAt, at) };
}
