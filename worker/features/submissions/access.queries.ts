import { sql } from "drizzle-orm";
import { hourMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { auditLog } from "../../db/schema.ts";
import type { WriteContext } from "../audit/audit.queries.ts";

/** Records that an admin read a submission, once an hour for each admin and submission. */
export async function recordView(db: Db, id: string, { actor, now, newId }: WriteContext): Promise<void> {
  const entry = {
    id: newId(),
    at: now,
    adminId: actor.id,
    adminName: actor.name,
    action: "submission.view",
    subjectType: "submission",
    subjectId: id,
    requestId: actor.requestId,
  };
  await insertWhere(
    db,
    auditLog,
    entry,
    sql`NOT EXISTS (SELECT 1 FROM audit_log WHERE action = 'submission.view' AND subject_id = ${id}
        AND admin_id = ${actor.id} AND at > ${now - hourMs})`,
  );
}
