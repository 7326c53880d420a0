import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { dayMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { ocpiProblems } from "../../db/schema.ts";
import type { Repair } from "../ocpi-objects/lenient.rules.ts";

/** Stored problems of an operator; further ones are not added. */
const maxProblems = 500;
const maxRawLength = 32_000;
/** Problems that were not met again for so long are deleted. */
const storedForMs = 30 * dayMs;

export type ProblemRow = typeof ocpiProblems.$inferSelect;
export type OcpiModule = ProblemRow["module"];

/** What was wrong with one object that an operator sent. */
export interface Problem {
  module: OcpiModule;
  /** What the object is called, such as `IN*VLT/LOC-1`. */
  object: string;
  /** Why it was refused; null when it was used. */
  refusal: string | null;
  repairs: Repair[];
  /** The object as it was sent. */
  raw: unknown;
}

interface Source {
  operatorId: string;
  now: number;
}

/** The statement that adds a problem, or counts it once more. */
export function recordProblem(db: Db, problem: Problem, { operatorId, now }: Source): BatchItem<"sqlite"> {
  const { module, object, refusal, repairs, raw } = problem;
  const text = typeof raw === "string" ? raw : (JSON.stringify(raw) ?? "");
  const isKnown = sql`EXISTS (SELECT 1 FROM ocpi_problems
    WHERE operator_id = ${operatorId} AND module = ${module} AND object = ${object})`;
  const hasRoom = sql`(SELECT count(*) FROM ocpi_problems WHERE operator_id = ${operatorId}) < ${maxProblems}`;
  const row = {
    ...{ operatorId, module, object, refusal, repairs: repairs.slice(0, 50), count: 1 },
    ...{ firstAt: now, lastAt: now, raw: text.slice(0, maxRawLength) },
  };
  return insertWhere(db, ocpiProblems, row, sql`${isKnown} OR ${hasRoom}`).onConflictDoUpdate({
    target: [ocpiProblems.operatorId, ocpiProblems.module, ocpiProblems.object],
    set: {
      ...{ refusal, repairs: row.repairs, raw: row.raw, lastAt: now },
      count: sql`count + 1`,
    },
  });
}

/** The statement that forgets the problems of objects that are right again. */
export function clearProblems(
  db: Db,
  operatorId: string,
  { module, objects }: { module: OcpiModule; objects: readonly string[] },
): BatchItem<"sqlite"> {
  return db
    .delete(ocpiProblems)
    .where(
      and(
        eq(ocpiProblems.operatorId, operatorId),
        eq(ocpiProblems.module, module),
        sql`object IN (SELECT value FROM json_each(${JSON.stringify(objects)}))`,
      ),
    );
}

/** The problems of an operator, refused objects first, then the newest; without the raw objects. */
export async function listProblems(db: Db, operatorId: string, limit: number): Promise<ProblemRow[]> {
  return db
    .select()
    .from(ocpiProblems)
    .where(eq(ocpiProblems.operatorId, operatorId))
    .orderBy(sql`refusal IS NULL`, desc(ocpiProblems.lastAt), ocpiProblems.object)
    .limit(limit);
}

/** Deletes problems that were not met again for a month. */
export async function expireProblems(db: Db, now: number): Promise<void> {
  await db.delete(ocpiProblems).where(lt(ocpiProblems.lastAt, now - storedForMs));
}
