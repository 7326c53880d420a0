import { eq } from "drizzle-orm";
import { type LanguageCode, languageCodes } from "#shared/languages.ts";
import type { Db } from "../../db/client.ts";
import { siteSettings } from "../../db/schema.ts";
import { type AuditAction, auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** Whether senders of submissions get an acknowledgement; they do unless somebody switched it off. */
export async function sendsAcknowledgements(db: Db): Promise<boolean> {
  return (await readSetting(db, "acknowledgements")) !== false;
}

/** Switches acknowledgements on or off for the whole site. */
export async function setAcknowledgements(db: Db, isOn: boolean, context: WriteContext): Promise<void> {
  const audit = { action: "admin.acknowledgements", detail: { on: isOn } } as const;
  await writeSetting(db, { name: "acknowledgements", value: isOn, ...audit }, context);
}

/** The languages that staff answer in; all of the site unless somebody chose. */
export async function findReplyLanguages(db: Db): Promise<LanguageCode[]> {
  const chosen = await readSetting(db, "replyLanguages");
  return languageCodes.filter((code) => !Array.isArray(chosen) || chosen.includes(code));
}

/** Says for the whole site which languages staff answer in. */
export async function setReplyLanguages(
  db: Db,
  languages: LanguageCode[],
  context: WriteContext,
): Promise<void> {
  const audit = { action: "admin.reply_languages", detail: { languages } } as const;
  await writeSetting(db, { name: "replyLanguages", value: languages, ...audit }, context);
}

type SettingName = typeof siteSettings.$inferSelect.name;

async function readSetting(db: Db, name: SettingName): Promise<unknown> {
  const [row] = await db
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, name))
    .limit(1);
  return row?.value;
}

interface Setting {
  name: SettingName;
  value: unknown;
  action: AuditAction;
  detail: Record<string, unknown>;
}

async function writeSetting(
  db: Db,
  { name, value, action, detail }: Setting,
  context: WriteContext,
): Promise<void> {
  const change = { value, updatedAt: context.now, updatedBy: context.actor.name };
  await auditedBatch(db, context, {
    write: db
      .insert(siteSettings)
      .values({ name, ...change })
      .onConflictDoUpdate({ target: siteSettings.name, set: change }),
    audit: { action, subjectId: "site", detail },
  });
}
