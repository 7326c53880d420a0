import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AuditEntry, AuditLogPage, AuditSubjectType } from "#shared/contract/admins.ts";
import { isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { auditLog } from "../../db/schema.ts";

const pageSize = 30;

/** The current name of a record, read by its key; null when it no longer exists. */
const subjectName = sql<string | null>`CASE subject_type
  WHEN 'admin' THEN (SELECT name FROM admins WHERE admins.id = subject_id)
  WHEN 'submission' THEN (SELECT reference FROM submissions WHERE submissions.id = subject_id AND restricted_at IS NULL)
  WHEN 'discover' THEN (SELECT title FROM discover_items WHERE discover_items.id = subject_id)
  WHEN 'station' THEN (SELECT name FROM stations WHERE stations.id = subject_id)
  WHEN 'ocpi' THEN (SELECT name FROM ocpi_parties WHERE ocpi_parties.id = subject_id)
  WHEN 'privacy' THEN coalesce(
    (SELECT reference FROM privacy_requests WHERE privacy_requests.id = subject_id),
    (SELECT title FROM breaches WHERE breaches.id = subject_id))
  WHEN 'media' THEN (SELECT file_name FROM media WHERE media.key = subject_id) END`;

/** One page of the audit log, newest first; `before` is the `next` of the page before. */
export async function listAudit(
  db: Db,
  { person, kind, before }: { person?: string; kind?: AuditSubjectType; before?: number },
): Promise<AuditLogPage> {
  const rows = await db
    .select({
      seq: auditLog.seq,
      id: auditLog.id,
      at: auditLog.at,
      adminId: auditLog.adminId,
      adminName: auditLog.adminName,
      action: auditLog.action,
      kind: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      subjectName,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .where(
      and(
        person ? eq(auditLog.adminId, person) : undefined,
        kind ? eq(auditLog.subjectType, kind) : undefined,
        before ? lt(auditLog.seq, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  return {
    lines: page.map(
      (row): AuditEntry => ({
        id: row.id,
        at: isoTime(row.at),
        person: row.adminId ? { id: row.adminId, name: row.adminName ?? "" } : null,
        action: row.action,
        kind: row.kind as AuditSubjectType,
        subject: { id: row.subjectId ?? "", name: row.subjectName },
        detail: row.detail,
      }),
    ),
    next: rows.length > pageSize ? (page.at(-1)?.seq ?? null) : null,
  };
}
