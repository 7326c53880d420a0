import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { formTypes, submissionPriorities, submissionStatuses } from "#shared/contract/submission-fields.ts";
import type { SubmissionStats } from "#shared/contract/submissions.ts";
import { dayMs, indianDay } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { submissionAssigneeCounts, submissionCounts, submissionMonths } from "../../db/schema.ts";

/** Counts of the live enquiries that are not spam, from the tables that triggers keep. */
export async function submissionStats(
  db: Db,
  { now, adminId }: { now: number; adminId: string },
): Promise<SubmissionStats> {
  const { formType, status, priority, spam } = submissionCounts;
  const dates = Array.from({ length: 30 }, (_, index) => indianDay(now - (29 - index) * dayMs));
  const owned = submissionAssigneeCounts;
  const countsWhere = (...conditions: SQL[]) =>
    db
      .select()
      .from(submissionCounts)
      .where(and(eq(spam, 0), ...conditions));
  // Apart, each reads its own few rows of the key; joined by OR they would read every combination.
  const [total, statuses, types, newest, assigned] = await db.batch([
    countsWhere(eq(formType, ""), eq(status, "")),
    countsWhere(eq(formType, ""), inArray(status, [...submissionStatuses]), eq(priority, "")),
    countsWhere(inArray(formType, [...formTypes]), eq(status, ""), eq(priority, "")),
    db
      .select()
      .from(submissionMonths)
      .orderBy(desc(submissionMonths.month))
      .limit(new Set(dates.map((date) => date.slice(0, 7))).size),
    db
      .select({ assignee: owned.assignee, count: owned.count })
      .from(owned)
      .where(
        and(
          inArray(owned.assignee, [adminId, ""]),
          eq(owned.spam, 0),
          eq(owned.formType, ""),
          eq(owned.status, ""),
          eq(owned.priority, ""),
        ),
      ),
  ]);
  const heldBy = (id: string) => assigned.find(({ assignee }) => assignee === id)?.count ?? 0;
  const counts = [...total, ...statuses, ...types];
  const days = Object.assign({}, ...newest.map((month) => month.days)) as Record<string, number>;
  const of = <Word extends string>(words: readonly Word[], field: "formType" | "status" | "priority") =>
    Object.fromEntries(
      words.map((word) => [word, counts.find((row) => row[field] === word)?.count ?? 0]),
    ) as Record<Word, number>;
  return {
    total: counts.find((row) => !row.formType && !row.status && !row.priority)?.count ?? 0,
    byStatus: of(submissionStatuses, "status"),
    byPriority: of(submissionPriorities, "priority"),
    byFormType: of(formTypes, "formType"),
    assigned: { me: heldBy(adminId), nobody: heldBy("") },
    last30Days: dates.map((date) => ({ date, count: days[date] ?? 0 })),
  };
}
