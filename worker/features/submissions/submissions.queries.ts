import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, sql } from "drizzle-orm";
import type {
  Submission,
  SubmissionFilter,
  SubmissionList,
  SubmissionListQuery,
} from "#shared/contract/submissions.ts";
import { maxSearchMatches } from "#shared/limits.ts";
import { paginate } from "#shared/paging.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { admins, submissionAssigneeCounts, submissionCounts, submissions } from "../../db/schema.ts";
import {
  isLate,
  isReminded,
  matchesFilter,
  partsOf,
  unanswered,
  withReminder,
} from "./submission-filter.queries.ts";
import { idPrefix, searchExpression } from "./submissions.rules.ts";

/** A submission's row with the name of its assignee. */
type Row = typeof submissions.$inferSelect & { assigneeName: string | null };

function selectRows(db: Db) {
  return db
    .select({ ...getTableColumns(submissions), assigneeName: admins.name })
    .from(submissions)
    .leftJoin(admins, eq(admins.id, submissions.assigneeId));
}

/** One page of the submissions that match the filter, with their total. */
export async function listSubmissions(
  db: Db,
  query: SubmissionListQuery,
  now: number,
): Promise<SubmissionList> {
  const { page, limit } = query;
  if (!query.deleted && (query.search !== undefined || query.response || query.reminder)) {
    return listMatches(db, query, now);
  }
  const parts = partsOf(query);
  const counting = countMatching(db, query, now);
  if (parts.length > 1) return mergeParts(db, query, { parts, counting, now });
  const [rows, total] = await db.batch([
    selectRows(db)
      .where(matchesFilter(query, now))
      .orderBy(...orderOf(query))
      .limit(limit)
      .offset((page - 1) * limit),
    counting,
  ]);
  return { submissions: rows.map(toSubmission), pagination: paginate(page, limit, total[0]?.count ?? 0) };
}

interface Parts {
  parts: SubmissionFilter[];
  counting: ReturnType<typeof countMatching>;
  now: number;
}

/** One page of a filter in several parts: the first rows of each part, merged in their order. */
async function mergeParts(
  db: Db,
  query: SubmissionListQuery,
  { parts, counting, now }: Parts,
): Promise<SubmissionList> {
  const { page, limit, sortBy, sortOrder } = query;
  const heads = parts.map((part) =>
    db
      .select({ seq: submissions.seq, at: submissions[sortBy] })
      .from(submissions)
      .where(matchesFilter(part, now))
      .orderBy(...orderOf(query))
      .limit(page * limit),
  );
  const [total, ...found] = await db.batch([counting, ...heads]);
  const sign = sortOrder === "asc" ? 1 : -1;
  const merged = found.flat().sort((one, other) => sign * (one.at - other.at || one.seq - other.seq));
  const wanted = merged.slice((page - 1) * limit, page * limit).map(({ seq }) => seq);
  const rows = wanted.length > 0 ? await selectBySeq(db, wanted).orderBy(...orderOf(query)) : [];
  return { submissions: rows.map(toSubmission), pagination: paginate(page, limit, total[0]?.count ?? 0) };
}

function selectBySeq(db: Db, wanted: number[]) {
  return selectRows(db).where(
    sql`${submissions.seq} IN (SELECT value FROM json_each(${JSON.stringify(wanted)}))`,
  );
}

/**
 * How many submissions match the filter, without its search: rows of a table that triggers
 * maintain. Deleted ones are few, and are counted.
 */
function countMatching(db: Db, filter: SubmissionFilter, now: number) {
  if (filter.deleted) {
    return db.select({ count: count() }).from(submissions).where(matchesFilter(filter, now));
  }
  const { spam, formType = [""], status = [""], priority = [""], assignee } = filter;
  const counts = assignee === undefined ? submissionCounts : submissionAssigneeCounts;
  return db
    .select({ count: sql<number>`coalesce(sum(${counts.count}), 0)` })
    .from(counts)
    .where(
      and(
        assignee &&
          inArray(
            submissionAssigneeCounts.assignee,
            assignee.map((id) => (id === "nobody" ? "" : id)),
          ),
        eq(counts.spam, spam ? 1 : 0),
        inArray(counts.formType, formType),
        inArray(counts.status, status),
        inArray(counts.priority, priority),
      ),
    );
}

/** One page of a search, of late ones or of reminders: the newest matches, in the requested order. */
async function listMatches(db: Db, query: SubmissionListQuery, now: number): Promise<SubmissionList> {
  const { page, limit } = query;
  const matches = await findMatches(db, query, { limit: maxSearchMatches, now });
  // Row numbers increase with time, so they already are in order of creation.
  const newestFirst = query.sortBy === "createdAt" && query.sortOrder === "desc" && !query.reminder;
  const wanted = newestFirst ? matches.slice((page - 1) * limit, page * limit) : matches;
  if (wanted.length === 0) return { submissions: [], pagination: paginate(page, limit, matches.length) };
  const found = await selectBySeq(db, wanted).orderBy(...orderOf(query));
  const rows = newestFirst ? found : found.slice((page - 1) * limit, page * limit);
  return { submissions: rows.map(toSubmission), pagination: paginate(page, limit, matches.length) };
}

/**
 * The row numbers of the newest matches, below `before` when it is given. A `limit` of -1 is none.
 */
async function findMatches(
  db: Db,
  filter: SubmissionFilter,
  { limit, before, now }: { limit: number; before?: number; now: number },
): Promise<number[]> {
  if (filter.search === undefined && filter.response) {
    const late = await db.all<{ seq: number }>(
      sql`SELECT seq FROM ${unanswered} AND ${matchesFilter(filter, now)} ORDER BY created_at DESC, seq DESC LIMIT ${limit}`,
    );
    return late.map(({ seq }) => seq);
  }
  if (filter.search === undefined && filter.reminder) {
    const reminded = await db.all<{ seq: number }>(
      sql`SELECT seq FROM ${withReminder} AND ${matchesFilter(filter, now)} ORDER BY reminder_at LIMIT ${limit}`,
    );
    return reminded.map(({ seq }) => seq);
  }
  const expression = searchExpression(filter);
  if (expression === null) return [];
  const older = before === undefined ? sql`` : sql`AND rowid < ${before}`;
  const late = filter.response
    ? sql`AND rowid IN (SELECT seq FROM ${unanswered} AND ${isLate(filter.response, now)})`
    : sql``;
  const reminded = filter.reminder
    ? sql`AND rowid IN (SELECT seq FROM ${withReminder} AND ${isReminded(filter.reminder, now)})`
    : sql``;
  const rows = await db.all<{ seq: number }>(
    sql`SELECT rowid AS seq FROM submission_search WHERE submission_search MATCH ${expression} ${older} ${late} ${reminded} ORDER BY rowid DESC LIMIT ${limit}`,
  );
  const prefix = rows.length === 0 && before === undefined ? idPrefix(filter.search) : null;
  if (prefix !== null) return findByIdPrefix(db, filter, { prefix, limit, now });
  return rows.map(({ seq }) => seq);
}

/** The row numbers of submissions whose id begins with `prefix`, newest first. */
async function findByIdPrefix(
  db: Db,
  filter: SubmissionFilter,
  { prefix, limit, now }: { prefix: string; limit: number; now: number },
): Promise<number[]> {
  // Every id that begins so is below the prefix with a letter past the hexadecimal ones.
  const rows = await db
    .select({ seq: submissions.seq })
    .from(submissions)
    .where(and(gte(submissions.id, prefix), lt(submissions.id, `${prefix}g`), matchesFilter(filter, now)))
    .orderBy(desc(submissions.seq))
    .limit(limit);
  return rows.map(({ seq }) => seq);
}

function orderOf({
  sortBy,
  sortOrder,
  reminder,
}: Pick<SubmissionListQuery, "sortBy" | "sortOrder" | "reminder">) {
  if (reminder && sortBy === "createdAt" && sortOrder === "desc")
    return [asc(submissions.reminderAt), asc(submissions.seq)];
  const direction = sortOrder === "asc" ? asc : desc;
  return [direction(submissions[sortBy]), direction(submissions.seq)];
}

interface ChunkOptions {
  /** The last row of the chunk before. */
  after: { createdAt: number; seq: number } | null;
  size: number;
  now: number;
}

/** The next rows of an export, newest first; an empty list ends it. */
export async function exportChunk(
  db: Db,
  filter: SubmissionFilter,
  { after, size, now }: ChunkOptions,
): Promise<Row[]> {
  if (filter.search !== undefined && !filter.deleted) {
    const matches = await findMatches(db, filter, { limit: size, before: after?.seq, now });
    return matches.length === 0 ? [] : selectBySeq(db, matches).orderBy(desc(submissions.seq));
  }
  // Compared as a pair, so that SQLite starts in its index where the last chunk ended.
  const afterLast =
    after && sql`(${submissions.createdAt}, ${submissions.seq}) < (${after.createdAt}, ${after.seq})`;
  return selectRows(db)
    .where(and(matchesFilter(filter, now), afterLast ?? undefined))
    .orderBy(desc(submissions.createdAt), desc(submissions.seq))
    .limit(size);
}

/** How many submissions an export of this filter, or of these `ids`, has. */
export async function countExport(
  db: Db,
  { ids, ...filter }: SubmissionFilter & { ids?: string[] },
  now: number,
): Promise<number> {
  if (ids) return (await listByIds(db, ids)).length;
  if (!filter.deleted && (filter.search !== undefined || filter.response || filter.reminder)) {
    return (await findMatches(db, filter, { limit: -1, now })).length;
  }
  const [row] = await countMatching(db, filter, now);
  return row?.count ?? 0;
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

/** A row as the API returns it. */
export function toSubmission(row: Row): Submission {
  const { assigneeId: id, assigneeName: name } = row;
  return {
    ...toStoredFields(row),
    assignee: id !== null && name !== null ? { id, name } : null,
    version: row.version,
  };
}

/** What the API and an export for the person both say of a row. */
export function toStoredFields(row: typeof submissions.$inferSelect) {
  return {
    id: row.id,
    reference: row.reference,
    formType: row.formType,
    language: row.language,
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
    consent: consentOf(row),
    origin: row.attribution,
    firstRespondedAt: isoTimeOrNull(row.firstRespondedAt),
    reminder:
      row.reminderAt === null
        ? null
        : { at: isoTime(row.reminderAt), note: row.reminderNote, adminId: row.reminderAdminId },
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
  };
}

/** What the sender agreed to, and the notice that they saw; null when none is recorded. */
function consentOf(row: typeof submissions.$inferSelect): Submission["consent"] {
  const { consentVersion: version, consentAt, consentLanguage, marketingConsent: marketing } = row;
  if (version === null || consentAt === null) return null;
  return { version, language: consentLanguage ?? "en", at: isoTime(consentAt), marketing };
}
