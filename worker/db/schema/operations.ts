import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { admins } from "./admins.ts";
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

/**
 * Idempotency keys of the last day. A trigger lets only one run of a request apply its write.
 */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    adminId: text("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** Method, path and query of the request. */
    request: text("request").notNull(),
    /** Which run of the request handles it now; another may take over from one that failed. */
    runId: text("run_id").notNull(),
    claimedAt: integer("claimed_at").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The run whose write was committed. */
    appliedBy: text("applied_by"),
    /** Status of the response; null until there is one. */
    status: integer("status"),
    /** The sealed response; null when it was too large. */
    response: text("response"),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.key] }), index("idempotency_keys_created").on(t.createdAt)],
);

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
    /** The id that the mail service gave it, in angle brackets. */
    messageId: text("message_id"),
  },
  (t) => [
    uniqueIndex("outbox_about").on(t.recipient, t.dedupeKey),
    index("outbox_due").on(t.nextAttemptAt).where(sql`sent_at IS NULL`),
    index("outbox_created").on(t.createdAt),
  ],
);

/** Choices for the whole site; one that has no row is as it was delivered. */
export const siteSettings = sqliteTable("site_settings", {
  name: text("name", { enum: ["acknowledgements", "replyLanguages"] }).primaryKey(),
  value: text("value", { mode: "json" }).$type<unknown>().notNull(),
  updatedAt: integer("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** Which preview links of a record still work: those of this version. Without a row, the first. */
export const previewLinks = sqliteTable("preview_links", {
  recordId: text("record_id").primaryKey(),
  version: integer("version").notNull(),
});
