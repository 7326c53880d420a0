import { and, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { SubmissionFilter } from "#shared/contract/submissions.ts";
import { firstResponse } from "#shared/staff-limits.ts";
import { minuteMs } from "#shared/time.ts";
import { beforeWorking } from "#shared/working-hours.ts";
import { submissions } from "../../db/schema.ts";
import { restorableMs } from "./submissions.rules.ts";

const { createdAt, firstRespondedAt, priority, status } = submissions;

const isUnanswered = sql`${status} IN ('new','in_progress') AND ${firstRespondedAt} IS NULL`;

/** Submissions without a first response; the literals are those of the partial index. */
export const unanswered = sql`submissions INDEXED BY submissions_unanswered
  WHERE submissions.is_active = 1 AND spam = 0 AND ${isUnanswered}`;

/** The part of `unanswered` whose response is overdue at `now`, or due within the next hour. */
export function isLate(response: "due" | "overdue", now: number): SQL {
  const { minutes, urgentMinutes, soonMinutes } = firstResponse;
  const isBefore = (target: number) => sql`${createdAt} < ${beforeWorking(now, target * minuteMs)}`;
  const isUrgent = sql`${priority} = 'urgent'`;
  const late = sql`(${isUrgent} OR ${isBefore(minutes)}) AND ${isBefore(urgentMinutes)}`;
  if (response === "overdue") return late;
  const soon = sql`${isBefore(minutes - soonMinutes)} OR (${isUrgent} AND ${isBefore(urgentMinutes - soonMinutes)})`;
  return sql`(${soon}) AND NOT (${late})`;
}

/** Submissions with a reminder; the literals are those of the partial index. */
export const withReminder = sql`submissions INDEXED BY submissions_reminder
  WHERE submissions.is_active = 1 AND spam = 0 AND reminder_at IS NOT NULL`;

/** The part of `withReminder` that has any, or one that is due at `now`. */
export function isReminded(reminder: "set" | "due", now: number): SQL {
  return reminder === "due" ? sql`reminder_at <= ${now}` : sql`reminder_at IS NOT NULL`;
}

/** The filter's columns; each has an index together with the time of creation. */
const columns = {
  assignee: submissions.assigneeId,
  status: submissions.status,
  formType: submissions.formType,
  priority: submissions.priority,
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

/**
 * The condition of a filter without its search, except among deleted submissions, which the
 * search index does not hold.
 */
export function matchesFilter(filter: SubmissionFilter, now: number): SQL | undefined {
  const { response, reminder, deleted, search = "" } = filter;
  const words = deleted ? search.toLowerCase().split(/\s+/).filter(Boolean) : [];
  return and(
    deleted
      ? and(
          sql`submissions.is_active = 0 AND restricted_at IS NULL`,
          gte(submissions.updatedAt, now - restorableMs),
        )
      : sql`submissions.is_active = 1`,
    deleted ? undefined : eq(submissions.spam, filter.spam),
    ...columnNames.map((name) => isAnyOf(name, filter[name])),
    response && and(isUnanswered, isLate(response, now)),
    reminder && isReminded(reminder, now),
    ...words.map(
      (word) =>
        sql`instr(lower(first_name || ' ' || coalesce(last_name, '') || ' ' || submissions.email || ' '
          || reference || ' ' || coalesce(phone, '') || ' ' || submissions.id), ${word})`,
    ),
  );
}

function isAnyOf(name: Column, values: string[] | undefined): SQL | undefined {
  if (!values) return undefined;
  const [first, ...more] = values;
  if (more.length === 0) {
    return first === "nobody" ? isNull(submissions.assigneeId) : sql`${columns[name]} = ${first}`;
  }
  // The plus makes SQLite use an index in list order: several values would need a sort.
  const isListed = sql`+${columns[name]} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  return name === "assignee" && values.includes("nobody")
    ? sql`(${isListed} OR ${isNull(submissions.assigneeId)})`
    : isListed;
}

const maxParts = 24;

/**
 * The filter divided into filters of one value for each column, so that an index serves each of
 * them. Columns that would make too many parts stay whole.
 */
export function partsOf(filter: SubmissionFilter): SubmissionFilter[] {
  let parts = [filter];
  for (const name of columnNames) {
    const values = filter[name];
    if (!values || parts.length * values.length > maxParts) continue;
    parts = parts.flatMap((part) => values.map((value) => ({ ...part, [name]: [value] })));
  }
  return parts;
}
