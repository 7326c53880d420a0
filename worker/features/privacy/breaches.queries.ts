import { and, desc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Breach, BreachInput } from "#shared/contract/privacy.ts";
import type { BreachStep } from "#shared/contract/privacy-fields.ts";
import { breachReportMs } from "#shared/privacy-terms.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { breaches, submissions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

const maxBreaches = 200;

/** The column that says when a step was done. */
const stepColumns = {
  board_informed: "boardInformedAt",
  people_informed: "peopleInformedAt",
  board_reported: "boardReportedAt",
  closed: "closedAt",
} as const satisfies Record<BreachStep, keyof typeof breaches.$inferSelect>;

/** Submissions that a row of `breaches` affects, in two parts: an index has only the live ones. */
const inScope = sql`submissions.form_type IN (SELECT value FROM json_each(breaches.form_types))
  AND submissions.created_at BETWEEN breaches.received_from AND breaches.received_to`;
const affected = sql<number>`
  (SELECT count(*) FROM submissions WHERE is_active = 1 AND spam IN (0, 1) AND ${inScope})
  + (SELECT count(*) FROM submissions WHERE is_active = 0 AND ${inScope})`;

function selectBreaches(db: Db, condition?: SQL) {
  return db
    .select({ breach: breaches, affected })
    .from(breaches)
    .where(condition)
    .orderBy(desc(breaches.discoveredAt))
    .limit(maxBreaches);
}

/** The breaches, the newest discovery first. */
export async function listBreaches(db: Db): Promise<Breach[]> {
  return (await selectBreaches(db)).map(toBreach);
}

/** One breach, or null. */
export async function findBreach(db: Db, id: string): Promise<Breach | null> {
  const [row] = await selectBreaches(db, eq(breaches.id, id));
  return row ? toBreach(row) : null;
}

/** Adds a breach to the register. */
export async function insertBreach(
  db: Db,
  id: string,
  input: BreachInput,
  context: WriteContext,
): Promise<void> {
  await auditedBatch(db, context, {
    write: db.insert(breaches).values({
      ...input,
      id,
      discoveredAt: Date.parse(input.discoveredAt),
      receivedFrom: Date.parse(input.receivedFrom),
      receivedTo: Date.parse(input.receivedTo),
      createdAt: context.now,
      updatedAt: context.now,
    }),
    audit: { action: "privacy.add_breach", subjectId: id },
  });
}

interface BreachChange {
  /** Done now. */
  step?: BreachStep | undefined;
  /** What was done against it; undefined changes nothing. */
  measures?: string | null | undefined;
}

/** Changes a breach that has one of `versions`, null for any, and whose step is not done yet. */
export async function updateBreach(
  db: Db,
  { id, versions }: { id: string; versions: number[] | null },
  { step, measures }: BreachChange,
  context: WriteContext,
): Promise<boolean> {
  const changed = await auditedBatch(db, context, {
    write: db
      .update(breaches)
      .set({
        ...(step && { [stepColumns[step]]: context.now }),
        ...(measures !== undefined && { measures }),
        updatedAt: context.now,
        version: sql`version + 1`,
      })
      .where(
        and(
          eq(breaches.id, id),
          isNull(breaches.closedAt),
          step ? isNull(breaches[stepColumns[step]]) : undefined,
          versions ? inArray(breaches.version, versions) : undefined,
        ),
      )
      .returning({ id: breaches.id }),
    audit: {
      action: step ? `privacy.${step}` : "privacy.breach_measures",
      subjectId: id,
    },
  });
  return changed.length > 0;
}

export type AffectedPerson = Awaited<ReturnType<typeof affectedChunk>>[number];

/**
 * The next persons whom a breach affects, in the order in which they wrote, restricted and deleted
 * ones too; an empty list ends it.
 */
export function affectedChunk(db: Db, breach: Breach, { after, size }: { after: number; size: number }) {
  return db
    .select({
      seq: submissions.seq,
      firstName: submissions.firstName,
      lastName: submissions.lastName,
      email: submissions.email,
      phone: submissions.phone,
      reference: submissions.reference,
      createdAt: submissions.createdAt,
    })
    .from(submissions)
    .where(
      and(
        gt(submissions.seq, after),
        // The plus makes SQLite read in the order of its rows.
        sql`+${submissions.formType} IN (SELECT value FROM json_each(${JSON.stringify(breach.formTypes)}))`,
        gte(submissions.createdAt, Date.parse(breach.receivedFrom)),
        lte(submissions.createdAt, Date.parse(breach.receivedTo)),
      ),
    )
    .orderBy(submissions.seq)
    .limit(size);
}

type BreachRow = Awaited<ReturnType<typeof selectBreaches>>[number];

function toBreach({ breach, affected }: BreachRow): Breach {
  const { updatedAt: _, ...row } = breach;
  return {
    ...row,
    affected,
    discoveredAt: isoTime(row.discoveredAt),
    reportBy: isoTime(row.discoveredAt + breachReportMs),
    receivedFrom: isoTime(row.receivedFrom),
    receivedTo: isoTime(row.receivedTo),
    boardInformedAt: isoTimeOrNull(row.boardInformedAt),
    peopleInformedAt: isoTimeOrNull(row.peopleInformedAt),
    boardReportedAt: isoTimeOrNull(row.boardReportedAt),
    closedAt: isoTimeOrNull(row.closedAt),
    createdAt: isoTime(row.createdAt),
  };
}
