import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AuditSubjectType } from "#shared/contract/admins.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { auditLog } from "../../db/schema.ts";
import { type IdempotentRun, markApplied } from "../../http/idempotency.queries.ts";

/** Who writes, in which request. */
export interface Actor {
  /** Null for automatic changes. */
  id: string | null;
  name: string;
  requestId: string;
}

/** What every audited write needs beside its own values. */
export interface WriteContext {
  actor: Actor;
  /** Milliseconds since 1970. */
  now: number;
  /** Makes the ids of audit and history entries. */
  newId: () => string;
  /** Set when the request has an `Idempotency-Key`. */
  run?: IdempotentRun;
}

/** What was done to which kind of record, such as `discover.update`. */
export type AuditAction = `${AuditSubjectType}.${string}`;

type Statement = BatchItem<"sqlite">;

interface AuditEntry {
  action: AuditAction;
  subjectId: string;
  /** Names of fields and states; never what people wrote. */
  detail?: Record<string, unknown>;
}

interface AuditedBatch<Write extends Statement> {
  /** Statements that read what the write replaces; each repeats the write's own condition. */
  before?: readonly Statement[];
  write: Write;
  audit: AuditEntry;
  /** Further entries about the write, each with `previousChanged` in its condition. */
  history?: readonly Statement[];
  /** Statements with conditions of their own. */
  after?: readonly Statement[];
}

/** True when the statement right before this one in the batch changed a row. */
export const previousChanged: SQL = sql`changes() > 0`;

/**
 * Runs a guarded write with its audit and history entries, all of it or nothing (a D1 batch is
 * one transaction). `write` carries its guard in its own condition, such as the version it may
 * overwrite: when that fails it changes no row. SQLite's `changes()` counts the rows of the
 * statement before, so the audit entry, right behind the write, is inserted only when the write
 * changed something, and each history entry only when the entry before it was inserted. A refused
 * write therefore leaves no trace. With an idempotency key, all of it fails when another run of
 * the request has been committed. Returns what `write` returns, such as its RETURNING rows.
 */
export async function auditedBatch<Write extends Statement>(
  db: Db,
  { actor, now, newId, run }: WriteContext,
  { before = [], write, audit, history = [], after = [] }: AuditedBatch<Write>,
): Promise<Write["_"]["result"]> {
  const entry = insertWhere(
    db,
    auditLog,
    {
      id: newId(),
      at: now,
      adminId: actor.id,
      adminName: actor.name,
      action: audit.action,
      subjectType: subjectTypeOf(audit.action),
      subjectId: audit.subjectId,
      detail: audit.detail,
      requestId: actor.requestId,
    },
    previousChanged,
  );
  const mark = run ? [markApplied(db, run, previousChanged)] : [];
  const batch = [...before, write, entry, ...mark, ...history, ...after];
  const results: unknown[] = await db.batch(batch as [Statement, ...Statement[]]);
  return results[before.length] as Write["_"]["result"];
}

/** Records what changed nothing, such as an export. */
export async function recordAccess(
  db: Db,
  { action, ...entry }: AuditEntry,
  { actor, now, newId }: WriteContext,
): Promise<void> {
  await db.insert(auditLog).values({
    ...entry,
    id: newId(),
    at: now,
    adminId: actor.id,
    adminName: actor.name,
    action,
    subjectType: subjectTypeOf(action),
    requestId: actor.requestId,
  });
}

function subjectTypeOf(action: AuditAction): string {
  return action.slice(0, action.indexOf("."));
}
