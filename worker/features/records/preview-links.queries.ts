import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { previewLinks } from "../../db/schema.ts";
import { type AuditAction, auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

const firstVersion = 1;

/** The version of a record's preview links that work now. */
export async function previewLinkVersion(db: Db, recordId: string): Promise<number> {
  const [row] = await db
    .select({ version: previewLinks.version })
    .from(previewLinks)
    .where(eq(previewLinks.recordId, recordId));
  return row?.version ?? firstVersion;
}

/** Whether a preview link with these claims has not been withdrawn. */
export async function isPreviewLinkValid(
  db: Db,
  claims: { subject: string; version?: unknown },
): Promise<boolean> {
  const version = await previewLinkVersion(db, claims.subject);
  // Links of earlier releases do not say their version.
  return version === (claims.version ?? firstVersion);
}

/** Withdraws every preview link of a record that was made so far. */
export async function withdrawPreviewLinks(
  db: Db,
  recordId: string,
  action: AuditAction,
  context: WriteContext,
): Promise<void> {
  await auditedBatch(db, context, {
    write: db
      .insert(previewLinks)
      .values({ recordId, version: firstVersion + 1 })
      .onConflictDoUpdate({
        target: previewLinks.recordId,
        set: { version: sql`${previewLinks.version} + 1` },
      }),
    audit: { action, subjectId: recordId },
  });
}
