import { sql } from "drizzle-orm";
import { hourMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { auditLog } from "../../db/schema.ts";
import type { WriteContext } from "../audit/audit.queries.ts";

/** Records that an admin read a submission, once an hour for each admin and submission. */
export async function recordView(db: Db, id: string, { actor, now, newId }: WriteContext): Promise<void> {
  await db.insert(auditLog).select(
    sql`SELECT NULL, ${newId()}, ${now}, ${actor.id}, ${actor.name}, 'submission.view', 'submission', ${id}, NULL,
        ${actor.requestId}
      WHERE NOT EXISTS (SELECT 1 FROM audit_log WHERE action = 'submission.view' AND subject_id = ${id}
        AND admin_id = ${actor.id} AND at > ${now - hourMs})`,
  );
}

/** What an export was of: a number, and names of filters; never what was searched for. */
export interface ExportDetail {
  count: number;
  filters: string[];
}

/** Records an export of submissions, or of what is stored about a person. */
export async function recordExport(
  db: Db,
  { action, detail }: { action: "submission.export" | "privacy.export_person"; detail: ExportDetail },
  { actor, now, newId }: WriteContext,
): Promise<void> {
  await db.insert(auditLog).values({
    id: newId(),
    at: now,
    adminId: actor.id,
    adminName: actor.name,
    action,
    subjectType: action.startsWith("privacy") ? "privacy" : "submission",
    subjectId: "export",
    detail: { ...detail },
    requestId: actor.requestId,
  });
}
