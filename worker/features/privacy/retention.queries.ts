import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Retention } from "#shared/contract/privacy.ts";
import { type FormType, formTypes } from "#shared/forms/forms.ts";
import { defaultRetentionDays, restrictionMs, retentionNoticeMs } from "#shared/privacy-terms.ts";
import { dayMs, isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { retentionRules, retentionRuns, submissions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import type { DuePurge } from "./purge.queries.ts";

const listedRuns = 20;
const isOpen = and(isNull(retentionRuns.finishedAt), isNull(retentionRuns.cancelledAt));

/** A rule, and the time before which a submission was changed last to be due. */
type Cutoff = { formType: FormType; days: number; isDefault: boolean; before: number };

/** What the privacy desk shows of retention: the rules, what the next run erases, and past runs. */
export async function readRetention(db: Db, now: number): Promise<Retention> {
  const cutoffs = await cutoffsAt(db, now);
  const restrictedBefore = now - restrictionMs;
  const [due, [restricted], runs] = await Promise.all([
    countDue(db, cutoffs),
    db
      .select({
        total: count(),
        due: sql<number>`coalesce(sum(${submissions.restrictedAt} < ${restrictedBefore}), 0)`,
      })
      .from(submissions)
      .where(sql`restricted_at IS NOT NULL`),
    db.select().from(retentionRuns).orderBy(desc(retentionRuns.plannedAt)).limit(listedRuns),
  ]);
  return {
    rules: cutoffs.map(({ formType, days, isDefault }) => ({
      formType,
      days,
      isDefault,
      due: due[formType] ?? 0,
    })),
    restricted: restricted ?? { total: 0, due: 0 },
    runs: runs.map(({ plannedAt, dueAt, finishedAt, cancelledAt, ...run }) => ({
      ...run,
      plannedAt: isoTime(plannedAt),
      dueAt: isoTime(dueAt),
      finishedAt: isoTimeOrNull(finishedAt),
      cancelledAt: isoTimeOrNull(cancelledAt),
    })),
  };
}

/**
 * Changes how many days submissions of these forms are stored. A run that is planned or under way
 * is cancelled: the next one is planned by the new rules, and waits for its notice again.
 */
export async function saveRetentionDays(
  db: Db,
  days: Partial<Record<FormType, number>>,
  context: WriteContext,
): Promise<void> {
  const rows = Object.entries(days).map(([formType, value]) => ({
    formType: formType as FormType,
    days: value,
    updatedAt: context.now,
    updatedBy: context.actor.name,
  }));
  if (rows.length === 0) return;
  await auditedBatch(db, context, {
    write: db
      .insert(retentionRules)
      .values(rows)
      .onConflictDoUpdate({
        target: retentionRules.formType,
        set: {
          days: sql`excluded.days`,
          updatedAt: sql`excluded.updated_at`,
          updatedBy: sql`excluded.updated_by`,
        },
      }),
    audit: { action: "privacy.retention", subjectId: "retention", detail: { days } },
    after: [db.update(retentionRuns).set({ cancelledAt: context.now }).where(isOpen)],
  });
}

/** When each form's submissions are due for deletion at `now`. */
async function cutoffsAt(db: Db, now: number): Promise<Cutoff[]> {
  const rules = await db
    .select({ formType: retentionRules.formType, days: retentionRules.days })
    .from(retentionRules);
  return formTypes.map((formType) => {
    const rule = rules.find((one) => one.formType === formType);
    const days = rule?.days ?? defaultRetentionDays[formType];
    return { formType, days, isDefault: !rule, before: now - days * dayMs };
  });
}

/**
 * Submissions of a form that nobody changed since `before`. Restricted ones have their own term,
 * and one with an open request is stored until the request is closed.
 */
function isDue({ formType, before }: { formType: SQL; before: SQL }): SQL {
  return sql`restricted_at IS NULL AND form_type = ${formType} AND updated_at < ${before} AND NOT EXISTS (
    SELECT 1 FROM privacy_requests WHERE submission_id = submissions.id AND closed_at IS NULL)`;
}

async function countDue(db: Db, cutoffs: Cutoff[]): Promise<Partial<Record<FormType, number>>> {
  const due = isDue({ formType: sql`rule.value ->> 'formType'`, before: sql`rule.value ->> 'before'` });
  const rows = await db.all<{ formType: FormType; count: number }>(
    sql`SELECT rule.value ->> 'formType' AS formType,
        (SELECT count(*) FROM submissions INDEXED BY submissions_retention WHERE ${due}) AS count
      FROM json_each(${JSON.stringify(cutoffs)}) AS rule`,
  );
  return Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.formType, row.count]));
}

/** The run that is planned or under way. */
export async function findOpenRun(
  db: Db,
): Promise<{ id: string; plannedAt: number; dueAt: number } | undefined> {
  const { id, plannedAt, dueAt } = retentionRuns;
  const [run] = await db
    .select({ id, plannedAt, dueAt })
    .from(retentionRuns)
    .where(isOpen)
    .orderBy(desc(plannedAt))
    .limit(1);
  return run;
}

/** Plans a run with what is due now, unless nothing is or another run is open. */
export async function planRun(db: Db, { now, newId }: { now: number; newId: () => string }): Promise<void> {
  const planned = await countDue(db, await cutoffsAt(db, now));
  if (Object.keys(planned).length === 0) return;
  await db.insert(retentionRuns).select(
    sql`SELECT ${newId()}, ${now}, ${now + retentionNoticeMs}, ${JSON.stringify(planned)}, 0, NULL, NULL
      WHERE NOT EXISTS (SELECT 1 FROM retention_runs WHERE finished_at IS NULL AND cancelled_at IS NULL)`,
  );
}

/** Up to `limit` submissions that were due when their run was planned, and still are. */
export async function listDue(
  db: Db,
  { plannedAt, limit }: { plannedAt: number; limit: number },
): Promise<DuePurge[]> {
  const found: DuePurge[] = [];
  for (const { formType, before } of await cutoffsAt(db, plannedAt)) {
    if (found.length >= limit) break;
    const rows = await db.all<{ id: string }>(
      sql`SELECT id FROM submissions INDEXED BY submissions_retention
        WHERE ${isDue({ formType: sql`${formType}`, before: sql`${before}` })}
        ORDER BY updated_at LIMIT ${limit - found.length}`,
    );
    found.push(...rows.map(({ id }) => ({ submissionId: id, formType, cause: "retention" as const })));
  }
  return found;
}

/** Up to `limit` submissions whose restriction is over. */
export async function listRestrictedDue(db: Db, now: number, limit: number): Promise<DuePurge[]> {
  const rows = await db
    .select({ submissionId: submissions.id, formType: submissions.formType })
    .from(submissions)
    .where(sql`restricted_at IS NOT NULL AND restricted_at < ${now - restrictionMs}`)
    .orderBy(submissions.restrictedAt)
    .limit(limit);
  return rows.map((row) => ({ ...row, cause: "erasure" as const }));
}

/** Marks a run as finished. */
export async function finishRun(db: Db, id: string, now: number): Promise<void> {
  await db
    .update(retentionRuns)
    .set({ finishedAt: now })
    .where(and(eq(retentionRuns.id, id), isOpen));
}
