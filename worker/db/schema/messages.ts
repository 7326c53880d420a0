import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { TemplateLanguage } from "#shared/contract/reply-templates.ts";
import type { FormType } from "#shared/forms/forms.ts";
import { admins } from "./admins.ts";
import { flag, seq, strings } from "./columns.ts";
import { submissions } from "./submissions.ts";

/**
 * Every mail that reached the Worker. The row and the raw mail in the bucket are written before
 * anything is read from it, so that a mail that cannot be read is still there.
 */
export const receivedMails = sqliteTable(
  "received_mails",
  {
    seq: seq(),
    id: text("id").notNull(),
    receivedAt: integer("received_at").notNull(),
    /** The addresses of the SMTP envelope. */
    envelopeFrom: text("envelope_from").notNull(),
    envelopeTo: text("envelope_to").notNull(),
    /** The raw mail's key in the bucket. */
    rawKey: text("raw_key").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /**
     * stored: waits to be filed. filed: in a conversation. unmatched: belongs to none. repeat: the
     * same mail came before. failed: could not be read. dismissed: staff put it away.
     */
    state: text("state", {
      enum: ["stored", "filed", "unmatched", "repeat", "failed", "dismissed"],
    }).notNull(),
    /** Why it is unmatched or failed, for staff. */
    reason: text("reason"),
    attempts: integer("attempts").notNull().default(0),
    fromAddress: text("from_address"),
    subject: text("subject"),
    /** A conversation that it seems to belong to; staff decide. */
    suggestedId: text("suggested_id"),
    submissionId: text("submission_id"),
  },
  (t) => [
    uniqueIndex("received_mails_id").on(t.id),
    uniqueIndex("received_mails_raw").on(t.rawKey),
    index("received_mails_waiting").on(t.receivedAt).where(sql`state = 'stored'`),
    index("received_mails_open").on(t.seq).where(sql`state IN ('unmatched','failed')`),
    index("received_mails_sender").on(t.fromAddress, t.receivedAt),
    index("received_mails_submission").on(t.submissionId).where(sql`submission_id IS NOT NULL`),
    check(
      "received_mails_state",
      sql`${t.state} IN ('stored','filed','unmatched','repeat','failed','dismissed')`,
    ),
  ],
);

/** The messages of a submission's conversation: mails in both directions, and answers on its own page. */
export const messages = sqliteTable(
  "messages",
  {
    seq: seq(),
    id: text("id").notNull(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    at: integer("at").notNull(),
    /** in: from the customer or a third party. out: from staff. forward: from staff to a third party. */
    direction: text("direction", { enum: ["in", "out", "forward"] }).notNull(),
    channel: text("channel", { enum: ["mail", "page"] }).notNull(),
    /** Who wrote it; of an outgoing mail, who it goes to. */
    name: text("name").notNull(),
    address: text("address").notNull(),
    adminId: text("admin_id").references(() => admins.id, { onDelete: "set null" }),
    adminName: text("admin_name"),
    subject: text("subject").notNull(),
    /** Parts in their order: what was written, and what was quoted. */
    parts: text("parts", { mode: "json" }).$type<{ text: string; isQuoted: boolean }[]>().notNull(),
    /** `https:` addresses of pictures that load only when asked for. */
    remotePictures: strings("remote_pictures"),
    /** The sender has no part in the conversation until staff let them in. */
    isStranger: flag("is_stranger").default(false),
    /** bounce, auto_reply or list: written by a program. */
    automatic: text("automatic", { enum: ["bounce", "auto_reply", "list"] }),
    /** Of an outgoing message; the triggers of `outbox` write it. */
    state: text("state", { enum: ["queued", "sent", "failed", "bounced"] }),
    /** Why it failed or bounced, for staff. */
    error: text("error"),
    /** The id of the mail in angle brackets. Of a sent one, as the mail service gave it. */
    messageId: text("message_id"),
    /** Of a received message: what makes it the same as another in one hash, so that a repeat is known. */
    digest: text("digest"),
    receivedMailId: text("received_mail_id"),
    /** When the customer asks to be called. */
    callAt: integer("call_at"),
  },
  (t) => [
    uniqueIndex("messages_id").on(t.id),
    index("messages_submission").on(t.submissionId, t.seq),
    index("messages_message_id").on(t.messageId).where(sql`message_id IS NOT NULL`),
    uniqueIndex("messages_digest").on(t.submissionId, t.digest).where(sql`digest IS NOT NULL`),
    check("messages_direction", sql`${t.direction} IN ('in','out','forward')`),
    check("messages_channel", sql`${t.channel} IN ('mail','page')`),
    check("messages_state", sql`${t.state} IS NULL OR ${t.state} IN ('queued','sent','failed','bounced')`),
    check("messages_parts", sql`json_valid(${t.parts})`),
  ],
);

/** Files of a message, in the bucket below `conversations/`, readable by staff and on the customer's own page. */
export const messageFiles = sqliteTable(
  "message_files",
  {
    id: text("id").primaryKey(),
    messageId: text("message_id").notNull(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    fileName: text("file_name").notNull(),
    /** As the bytes say; `application/octet-stream` for what is only downloaded. */
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    isInline: flag("is_inline").default(false),
  },
  (t) => [
    index("message_files_message").on(t.messageId),
    index("message_files_submission").on(t.submissionId),
  ],
);

/** Addresses beside the submission's own that take part in its conversation. */
export const participants = sqliteTable(
  "conversation_participants",
  {
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** In lower case. */
    address: text("address").notNull(),
    name: text("name").notNull(),
    /** third_party: staff forwarded to them. guest: staff let them in. */
    role: text("role", { enum: ["third_party", "guest"] }).notNull(),
    addedAt: integer("added_at").notNull(),
    adminName: text("admin_name"),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.address] })],
);

/** What ends the mails of an admin. */
export const signatures = sqliteTable("signatures", {
  adminId: text("admin_id")
    .primaryKey()
    .references(() => admins.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
});

/** Answers that staff write often. `{{firstName}}` and its like are filled in when one is chosen. */
export const replyTemplates = sqliteTable(
  "reply_templates",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    language: text("language").$type<TemplateLanguage>().notNull(),
    formType: text("form_type").$type<FormType>(),
    body: text("body").notNull(),
    isActive: flag("is_active").default(true),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [index("reply_templates_name").on(t.name).where(sql`is_active = 1`)],
);

/** Submissions that staff work as one. Each pair once, the smaller id first. */
export const submissionLinks = sqliteTable(
  "submission_links",
  {
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    otherId: text("other_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    at: integer("at").notNull(),
    adminName: text("admin_name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.submissionId, t.otherId] }),
    index("submission_links_other").on(t.otherId),
    check("submission_links_order", sql`${t.submissionId} < ${t.otherId}`),
  ],
);
