import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ReplyTemplate, ReplyTemplateInput } from "#shared/contract/reply-templates.ts";
import type { Db } from "../../db/client.ts";
import { insertWhere } from "../../db/insert-where.ts";
import { replyTemplates } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

/** More do not fit into the menu of the composer. */
export const maxTemplates = 200;

const { id, name, language, formType, body, version } = replyTemplates;
const columns = { id, name, language, formType, body, version };
const isLive = sql`is_active = 1`;

/** The templates, by name. */
export function listTemplates(db: Db): Promise<ReplyTemplate[]> {
  return db.select(columns).from(replyTemplates).where(isLive).orderBy(asc(name)).limit(maxTemplates);
}

/** One template, or null. */
export async function findTemplate(db: Db, templateId: string): Promise<ReplyTemplate | null> {
  const [row] = await db
    .select(columns)
    .from(replyTemplates)
    .where(and(eq(id, templateId), isLive))
    .limit(1);
  return row ?? null;
}

/** Adds a template. Null when there are as many as there may be. */
export async function addTemplate(
  db: Db,
  input: ReplyTemplateInput,
  context: WriteContext,
): Promise<ReplyTemplate | null> {
  const { now } = context;
  const row = { ...input, id: context.newId(), version: 1 };
  const hasRoom = sql`(SELECT count(*) FROM reply_templates WHERE is_active = 1) < ${maxTemplates}`;
  const added = await auditedBatch(db, context, {
    write: insertWhere(db, replyTemplates, { ...row, createdAt: now, updatedAt: now }, hasRoom).returning({
      id,
    }),
    audit: { action: "submission.add_template", subjectId: row.id },
  });
  return added.length > 0 ? row : null;
}

/** Changes a template that has one of these versions; null is any. Returns whether it did. */
export async function changeTemplate(
  db: Db,
  templateId: string,
  { versions, ...input }: ReplyTemplateInput & { versions: number[] | null },
  context: WriteContext,
): Promise<boolean> {
  const hasVersion = versions ? inArray(version, versions) : undefined;
  const changed = await auditedBatch(db, context, {
    write: db
      .update(replyTemplates)
      .set({ ...input, updatedAt: context.now, version: sql`version + 1` })
      .where(and(eq(id, templateId), isLive, hasVersion))
      .returning({ id }),
    audit: { action: "submission.change_template", subjectId: templateId },
  });
  return changed.length > 0;
}

/** Removes a template, or puts a removed one back. Returns whether it did. */
export async function setTemplateActive(
  db: Db,
  templateId: string,
  isActive: boolean,
  context: WriteContext,
): Promise<boolean> {
  const changed = await auditedBatch(db, context, {
    write: db
      .update(replyTemplates)
      .set({ isActive, updatedAt: context.now, version: sql`version + 1` })
      .where(and(eq(id, templateId), eq(replyTemplates.isActive, !isActive)))
      .returning({ id }),
    audit: {
      action: isActive ? "submission.restore_template" : "submission.remove_template",
      subjectId: templateId,
    },
  });
  return changed.length > 0;
}
