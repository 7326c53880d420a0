import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { submissions } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** Revokes the links to a submission. Returns the version of the next one. */
export async function revokeLinks(
  db: Db,
  { id, linkVersion }: { id: string; linkVersion: number },
  context: WriteContext,
): Promise<number> {
  await auditedBatch(db, context, {
    write: db
      .update(submissions)
      .set({ linkVersion: linkVersion + 1 })
      .where(and(eq(submissions.id, id), eq(submissions.linkVersion, linkVersion)))
      .returning({ id: submissions.id }),
    audit: { action: "submission.new_link", subjectId: id },
  });
  return linkVersion + 1;
}
