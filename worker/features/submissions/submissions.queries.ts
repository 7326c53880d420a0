import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type {
  Submission,
  SubmissionChange,
  SubmissionFilter,
  SubmissionList,
  SubmissionListQuery,
} from "#shared/contract/submissions.ts";
import { maxSearchMatches } from "#shared/limits.ts";
import { paginate } from "#shared/paging.ts";
import type { Db } from "../../db/client.ts";
import {
  admins,
  submissionAssigneeCounts,
  submissionCounts,
  submissionHistory,
  submissions,
} from "../../db/schema.ts";
import { searchExpression } from "./submissions.rules.ts";

/** A submission's row with the name of its assignee. */
type Row = typeof submissions.$inferSelect & { assigneeName: string | null };

function selectRows(db: Db) {
  return db
    .select({ ...getTableColumns(submissions), assigneeName: admins.name })
    .from(submissions)
    .leftJoin(admins, eq(admins.id, submissions.assigneeId));
}

/** One page of the live submissions that match the filter, with their total. */
export async function listSubmissions(db: Db, query: SubmissionListQuery): Promise<SubmissionList> {
  const { page, limit } = query;
  if (query.search !== undefined) return searchSubmissions(db, query);
  const [rows, total] = await db.batch([
    selectRows(db)
      .where(matchesFilter(query))
      .orderBy(...orderOf(query))
      .limit(limit)
      .offset((page - 1) * limit),
    countMatching(db, query),
  ]);
  return { submissions: rows.map(toSubmission), pagination: paginate(page, limit, total[0]?.count ?? 0) };
}

/**
 * How many live submissions match the filter, without its search: one row of a table that
 * triggers maintain.
 */
function countMatching(db: Db, { spam, formType, status, priority, assignee }: SubmissionFilter) {
  const counts = assignee === undefined ? submissionCounts : submissionAssigneeCounts;
  return db
    .select({ count: counts.count })
    .from(counts)
    .where(
      and(
        assignee === undefined
          ? undefined
          : eq(submissionAssigneeCounts.assignee, assignee === "nobody" ? "" : assignee),
        eq(counts.spam, spam ? 1 : 0),
        eq(counts.formType, formType ?? ""),
        eq(counts.status, status ?? ""),
        eq(counts.priority, priority ?? ""),
      ),
    );
}

/** One page of a search: the newest matches, in the requested order. */
async function searchSubmissions(db: Db, query: SubmissionListQuery): Promise<SubmissionList> {
  const { page, limit } = query;
  const matches = await findMatches(db, query, { limit: maxSearchMatches });
  // Row numbers increase with time, so they already are in order of creation.
  const newestFirst = query.sortBy === "createdAt" && query.sortOrder === "desc";
  const wanted = newestFirst ? matches.slice((page - 1) * limit, page * limit) : matches;
  if (wanted.length === 0) return { submissions: [], pagination: paginate(page, limit, matches.length) };
  const found = await selectRows(db)
    .where(sql`${submissions.seq} IN (SELECT value FROM json_each(${JSON.stringify(wanted)}))`)
    .orderBy(...orderOf(query));
  const rows = newestFirst ? found : found.slice((page - 1) * limit, page * limit);
  return { submissions: rows.map(toSubmission), pagination: paginate(page, limit, matches.length) };
}

/** The row numbers of the newest matches, below `before` when it is given. */
async function findMatches(
  db: Db,
  filter: SubmissionFilter,
  { limit, before }: { limit: number; before?: number },
): Promise<number[]> {
  const expression = searchExpression(filter);
  if (expression === null) return [];
  const older = before === undefined ? sql`` : sql`AND rowid < ${before}`;
  const rows = await db.all<{ seq: number }>(
    sql`SELECT rowid AS seq FROM submission_search WHERE submission_search MATCH ${expression} ${older} ORDER BY rowid DESC LIMIT ${limit}`,
  );
  return rows.map(({ seq }) => seq);
}

function matchesFilter(filter: Omit<SubmissionFilter, "search">): SQL | undefined {
  return and(
    sql`is_active = 1`,
    eq(submissions.spam, filter.spam),
    filter.formType && eq(submissions.formType, filter.formType),
    filter.status && eq(submissions.status, filter.status),
    filter.priority && eq(submissions.priority, filter.priority),
    filter.assignee === "nobody" ? isNull(submissions.assigneeId) : undefined,
    filter.assignee && filter.assignee !== "nobody" ? eq(submissions.assigneeId, filter.assignee) : undefined,
  );
}

function orderOf({ sortBy, sortOrder }: Pick<SubmissionListQuery, "sortBy" | "sortOrder">) {
  const direction = sortOrder === "asc" ? asc : desc;
  return [direction(submissions[sortBy]), direction(submissions.seq)];
}

/** The next rows of an export after `after`, newest first; an empty list ends it. */
export async function exportChunk(
  db: Db,
  filter: SubmissionFilter,
  after: { createdAt: number; seq: number } | null,
  size: number,
): Promise<Row[]> {
  if (filter.search !== undefined) {
    const matches = await findMatches(db, filter, { limit: size, before: after?.seq });
    if (matches.length === 0) return [];
    return selectRows(db)
      .where(sql`${submissions.seq} IN (SELECT value FROM json_each(${JSON.stringify(matches)}))`)
      .orderBy(desc(submissions.seq));
  }
  // Compared as a pair, so that SQLite starts in its index where the last chunk ended.
  const afterLast =
    after && sql`(${submissions.createdAt}, ${submissions.seq}) < (${after.createdAt}, ${after.seq})`;
  return selectRows(db)
    .where(and(matchesFilter(filter), afterLast ?? undefined))
    .orderBy(desc(submissions.createdAt), desc(submissions.seq))
    .limit(size);
}

/** The live submissions with these ids, newest first. */
export function listByIds(db: Db, ids: string[]): Promise<Row[]> {
  return selectRows(db)
    .where(and(inArray(submissions.id, ids), sql`is_active = 1`))
    .orderBy(desc(submissions.createdAt), desc(submissions.seq));
}

/** One live submission, or null. */
export async function findSubmission(db: Db, id: string): Promise<Submission | null> {
  const [row] = await selectRows(db)
    .where(and(eq(submissions.id, id), sql`is_active = 1`))
    .limit(1);
  return row ? toSubmission(row) : null;
}

/** The history of a submission, newest first. */
export async function listHistory(db: Db, submissionId: string): Promise<SubmissionChange[]> {
  const rows = await db
    .select()
    .from(submissionHistory)
    .where(eq(submissionHistory.submissionId, submissionId))
    .orderBy(desc(submissionHistory.seq))
    .limit(200);
  return rows.map(({ id, at, adminName, field, from, to }) => ({
    id,
    at: iso(at),
    adminName,
    field,
    from,
    to,
  }));
}

/** A row as the API returns it. */
export function toSubmission(row: Row): Submission {
  const { consentVersion, consentAt, marketingConsent } = row;
  return {
    id: row.id,
    reference: row.reference,
    formType: row.formType,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    status: row.status,
    priority: row.priority,
    notes: row.notes,
    formData: row.formData,
    spam: row.spam,
    spamReasons: row.spamReasons,
    consent:
      consentVersion !== null && consentAt !== null
        ? { version: consentVersion, marketing: marketingConsent, at: iso(consentAt) }
        : null,
    origin: row.origin,
    assignee:
      row.assigneeId !== null && row.assigneeName !== null
        ? { id: row.assigneeId, name: row.assigneeName }
        : null,
    firstRespondedAt: row.firstRespondedAt === null ? null : iso(row.firstRespondedAt),
    version: row.version,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  };
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
