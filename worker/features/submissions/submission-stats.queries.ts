import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { submissionPriorities, submissionStatuses } from "#shared/contract/submission-fields.ts";
import type { SubmissionStats } from "#shared/contract/submissions.ts";
import { formTypes } from "#shared/forms/forms.ts";
import { dayMs, indianDay } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { submissionAssigneeCounts, submissionCounts, submissionMonths } from "../../db/schema.ts";

/** Counts of live submissions that are not spam, from tables that triggers maintain. */
export async function submissionStats(
  db: Db,
  { now, adminId }: { now: number; adminId: string },
): Promise<SubmissionStats> {
  const { formType, status, priority, spam } = submissionCounts;
  const dates = Array.from({ length: 30 }, (_, index) => indianDay(now - (29 - index) * dayMs));
  const perAssignee = submissionAssigneeCounts;
  const countsWhere = (...conditions: SQL[]) =>
    db
      .select()
      .from(submissionCounts)
      .where(and(eq(spam, 0), ...conditions));
  // Separate queries read a few rows of the key each; one query with OR would read every
  // combination.
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
      .select({ assignee: perAssignee.assignee, count: perAssignee.count })
      .from(perAssignee)
      .where(
        and(
          inArray(perAssignee.assignee, [adminId, ""]),
          eq(perAssignee.spam, 0),
          eq(perAssignee.formType, ""),
          eq(perAssignee.status, ""),
          eq(perAssignee.priority, ""),
        ),
      ),
  ]);
  const assignedTo = (id: string) => assigned.find(({ assignee }) => assignee === id)?.count ?? 0;
  const counts = [...total, ...statuses, ...types];
  const days = Object.assign({}, ...newest.map((month) => month.days)) as Record<string, number>;
  const by = <Value extends string>(field: "formType" | "status" | "priority", values: readonly Value[]) =>
    Object.fromEntries(
      values.map((value) => [value, counts.find((row) => row[field] === value)?.count ?? 0]),
    ) as Record<Value, number>;
  return {
    total: counts.find((row) => !row.formType && !row.status && !row.priority)?.count ?? 0,
    byStatus: by("status", submissionStatuses),
    byPriority: by("priority", submissionPriorities),
    byFormType: by("formType", formTypes),
    assigned: { me: assignedTo(adminId), nobody: assignedTo("") },
    last30Days: dates.map((date) => ({ date, count: days[date] ?? 0 })),
  };
}
