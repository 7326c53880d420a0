import { and, asc, count, eq, gte, lt, sql } from "drizzle-orm";
import type { FormType } from "#shared/forms/forms.ts";
import type { Db } from "../../db/client.ts";
import { submissions } from "../../db/schema.ts";
import type { EmailedSubmission } from "../mail/mail.rules.ts";

/** `from` is included, `to` is not; milliseconds since 1970. */
interface Period {
  from: number;
  to: number;
}

const columns = {
  id: submissions.id,
  reference: submissions.reference,
  formType: submissions.formType,
  firstName: submissions.firstName,
  lastName: submissions.lastName,
  email: submissions.email,
  phone: submissions.phone,
  createdAt: submissions.createdAt,
  formData: submissions.formData,
  language: submissions.language,
  linkVersion: submissions.linkVersion,
};

// As literals, not bound values: SQLite uses a partial index only when it sees that the condition
// holds.
const isEmailed = sql`spam = 0 AND is_active = 1`;

/** One submission, or none when it is spam or deleted. */
export function findEmailedSubmission(db: Db, id: string): Promise<EmailedSubmission[]> {
  return db
    .select(columns)
    .from(submissions)
    .where(and(eq(submissions.id, id), isEmailed))
    .limit(1);
}

/** The submissions of a period that are neither spam nor deleted, oldest first. */
export function listEmailedSubmissions(
  db: Db,
  { limit, offset = 0, ...period }: Period & { limit: number; offset?: number },
): Promise<EmailedSubmission[]> {
  return db
    .select(columns)
    .from(submissions)
    .where(during(period))
    .orderBy(asc(submissions.createdAt), asc(submissions.seq))
    .limit(limit)
    .offset(offset);
}

/** How many submissions of each form type a period had. */
export function countEmailedSubmissions(
  db: Db,
  period: Period,
): Promise<{ formType: FormType; count: number }[]> {
  return db
    .select({ formType: submissions.formType, count: count() })
    .from(submissions)
    .where(during(period))
    .groupBy(submissions.formType);
}

function during({ from, to }: Period) {
  return and(isEmailed, gte(submissions.createdAt, from), lt(submissions.createdAt, to));
}
