import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { seq } from "./columns.ts";

/** What admins did. Append-only: triggers refuse changes and deletions. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: seq(),
    id: text("id").notNull(),
    at: integer("at").notNull(),
    adminId: text("admin_id"),
    adminName: text("admin_name"),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id"),
    detail: text("detail", { mode: "json" }).$type<Record<string, unknown>>(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("audit_log_subject").on(t.subjectType, t.subjectId, t.seq),
    index("audit_log_admin").on(t.adminId, t.seq),
    index("audit_log_kind").on(t.subjectType, t.seq),
    index("audit_log_admin_kind").on(t.adminId, t.subjectType, t.seq),
    index("audit_log_views").on(t.subjectId, t.adminId, t.at).where(sql`action = 'submission.view'`),
  ],
);

/** Purges of the edge cache that failed and that the cron tries again. */
export const cachePurges = sqliteTable("cache_purges", {
  seq: seq(),
  tags: text("tags", { mode: "json" }).$type<string[]>().notNull(),
  createdAt: integer("created_at").notNull(),
  attempts: integer("attempts").notNull().default(0),
});

/** Emails to admins, which the cron sends until they succeed or have failed too often. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    /** What the email is about, so that the same one is never enqueued twice. */
    dedupeKey: text("about").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    createdAt: integer("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    sentAt: integer("sent_at"),
    lastError: text("last_error"),
  },
  (t) => [
    uniqueIndex("outbox_about").on(t.recipient, t.dedupeKey),
    index("outbox_due").on(t.nextAttemptAt).where(sql`sent_at IS NULL`),
    index("outbox_created").on(t.createdAt),
  ],
);

/** Which preview links of a record still work: those of this version. Without a row, the first. */
export const previewLinks = sqliteTable("preview_links", {
  recordId: text("record_id").primaryKey(),
  version: integer("version").notNull(),
});
