import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { siteSettings } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** Whether senders of submissions get an acknowledgement; they do unless somebody switched it off. */
export async function sendsAcknowledgements(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, "acknowledgements"))
    .limit(1);
  return row?.value !== false;
}

/** Switches acknowledgements on or off for the whole site. */
export async function setAcknowledgements(db: Db, isOn: boolean, context: WriteContext): Promise<void> {
  const change = { value: isOn, updatedAt: context.now, updatedBy: context.actor.name };
  await auditedBatch(db, context, {
    write: db
      .insert(siteSettings)
      .values({ name: "acknowledgements", ...change })
      .onConflictDoUpdate({ target: siteSettings.name, set: change }),
    audit: { action: "admin.acknowledgements", subjectId: "site", detail: { on: isOn } },
  });
}
