import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { formTypes } from "#shared/forms/forms.ts";
import { languageCodes } from "#shared/languages.ts";
import { admins } from "./admins.ts";
import { flag, senderAddress, seq, strings } from "./columns.ts";

const formTypeList = sql.raw(`(${formTypes.map((type) => `'${type}'`).join(",")})`);

/** What visitors sent through the forms. */
export const submissions = sqliteTable(
  "submissions",
  {
    seq: seq(),
    id: text("id").notNull(),
    clientId: text("client_id"),
    reference: text("reference").notNull(),
    formType: text("form_type", { enum: formTypes }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name"),
    email: senderAddress("email").notNull(),
    phone: text("phone"),
    status: text("status", { enum: ["new", "in_progress", "completed", "archived"] })
      .notNull()
      .default("new"),
    priority: text("priority", { enum: ["urgent", "high", "normal", "low"] })
      .notNull()
      .default("normal"),
    spam: flag("spam").default(false),
    isActive: flag("is_active").default(true),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer("version").notNull().default(1),
    assigneeId: text("assignee_id").references(() => admins.id, { onDelete: "set null" }),
    firstRespondedAt: integer("first_responded_at"),
    /** Working minutes from the submission to the first response. */
    firstResponseMinutes: integer("first_response_minutes"),
    /** The Discover item that the submission came from; set by a trigger from `attribution`. */
    articleSeq: integer("article_seq"),
    consentVersion: text("consent_version"),
    consentAt: integer("consent_at"),
    marketingConsent: flag("marketing_consent").default(false),
    formData: text("form_data", { mode: "json" }).$type<Record<string, string | null>>().notNull(),
    notes: text("notes"),
    spamReasons: strings("spam_reasons"),
    attribution: text("origin", { mode: "json" }).$type<Record<string, unknown>>(),
    /** The language of the notice that the sender saw; null is English. */
    consentLanguage: text("consent_language"),
    /** The language of the form, or of the mail that made the submission. */
    language: text("language", { enum: languageCodes }).notNull().default("en"),
    /** Since when it may not be used any more and waits for its purge; then it is not active either. */
    restrictedAt: integer("restricted_at"),
    /** A higher number revokes the links to the sender's page. */
    linkVersion: integer("link_version").notNull().default(1),
    /** When staff want to call the sender; null for none. */
    reminderAt: integer("reminder_at"),
    reminderNote: text("reminder_note"),
    /** Who set the reminder. */
    reminderAdminId: text("reminder_admin_id"),
  },
  (t) => [
    uniqueIndex("submissions_id").on(t.id),
    uniqueIndex("submissions_client_id").on(t.clientId).where(sql`client_id IS NOT NULL`),
    uniqueIndex("submissions_reference").on(t.reference),
    index("submissions_created").on(t.spam, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("submissions_updated").on(t.spam, t.updatedAt, t.seq).where(sql`is_active = 1`),
    index("submissions_type").on(t.spam, t.formType, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("submissions_status").on(t.spam, t.status, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("submissions_priority").on(t.spam, t.priority, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("submissions_type_status")
      .on(t.spam, t.formType, t.status, t.createdAt, t.seq)
      .where(sql`is_active = 1`),
    index("submissions_type_priority")
      .on(t.spam, t.formType, t.priority, t.createdAt, t.seq)
      .where(sql`is_active = 1`),
    index("submissions_status_priority")
      .on(t.spam, t.status, t.priority, t.createdAt, t.seq)
      .where(sql`is_active = 1`),
    index("submissions_type_status_priority")
      .on(t.spam, t.formType, t.status, t.priority, t.createdAt, t.seq)
      .where(sql`is_active = 1`),
    index("submissions_phone").on(t.phone, t.createdAt).where(sql`phone IS NOT NULL AND is_active = 1`),
    index("submissions_email").on(t.email, t.createdAt).where(sql`is_active = 1`),
    index("submissions_assigned").on(t.assigneeId, t.spam, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("submissions_assigned_status")
      .on(t.assigneeId, t.spam, t.status, t.createdAt, t.seq)
      .where(sql`is_active = 1`),
    index("submissions_assigned_updated")
      .on(t.assigneeId, t.spam, t.updatedAt, t.seq)
      .where(sql`is_active = 1`),
    /** For the version of the Worker before this one. */
    index("submissions_waiting")
      .on(t.createdAt, t.priority)
      .where(sql`is_active = 1 AND spam = 0 AND status = 'new' AND first_responded_at IS NULL`),
    index("submissions_unanswered")
      .on(t.createdAt, t.priority)
      .where(
        sql`is_active = 1 AND spam = 0 AND status IN ('new','in_progress') AND first_responded_at IS NULL`,
      ),
    index("submissions_reminder")
      .on(t.reminderAt)
      .where(sql`is_active = 1 AND spam = 0 AND reminder_at IS NOT NULL`),
    /** Evidence against points that operators report as free. */
    index("submissions_station_reports")
      .on(t.createdAt)
      .where(
        sql`form_data ->> 'source' = 'station_report' AND is_active = 1 AND spam = 0 AND status IN ('new','in_progress')`,
      ),
    index("submissions_deleted").on(t.updatedAt).where(sql`is_active = 0`),
    index("submissions_restricted").on(t.restrictedAt).where(sql`restricted_at IS NOT NULL`),
    /** A person's submissions that are not active; `submissions_email` has the others. */
    index("submissions_inactive_email").on(t.email).where(sql`is_active = 0`),
    index("submissions_retention").on(t.formType, t.updatedAt).where(sql`restricted_at IS NULL`),
    check("submissions_form_type", sql`${t.formType} IN ${formTypeList}`),
    check("submissions_status_word", sql`${t.status} IN ('new','in_progress','completed','archived')`),
    check("submissions_priority_word", sql`${t.priority} IN ('urgent','high','normal','low')`),
    check("submissions_flags", sql`${t.spam} IN (0,1) AND ${t.isActive} IN (0,1)`),
    check("submissions_first_name", sql`length(${t.firstName}) BETWEEN 1 AND 80`),
    check("submissions_email_length", sql`length(${t.email}) BETWEEN 3 AND 254`),
    check("submissions_phone_e164", sql`${t.phone} IS NULL OR ${t.phone} GLOB '+[1-9][0-9]*'`),
    check("submissions_form_data", sql`json_valid(${t.formData}) AND length(${t.formData}) <= 65536`),
    check("submissions_origin", sql`${t.attribution} IS NULL OR json_valid(${t.attribution})`),
  ],
);

/** What admins did with a submission: each change, contact and note. */
export const submissionHistory = sqliteTable(
  "submission_history",
  {
    seq: seq(),
    id: text("id").notNull(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    at: integer("at").notNull(),
    adminId: text("admin_id").references(() => admins.id, { onDelete: "set null" }),
    adminName: text("admin_name"),
    field: text("field").notNull(),
    from: text("from_value"),
    to: text("to_value"),
    /** What came of a contact; null for a message, and for what is no contact. */
    outcome: text("outcome", { enum: ["reached", "no_answer", "wrong_number", "call_later"] }),
  },
  (t) => [index("submission_history_submission").on(t.submissionId, t.seq)],
);

/** Filters of the inbox that an admin named and shared with the team. */
export const submissionViews = sqliteTable("submission_views", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** The filter as the inbox's query string. */
  query: text("query").notNull(),
  adminName: text("admin_name").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Who has a submission open in the portal; a row counts for a minute. */
export const submissionPresence = sqliteTable(
  "submission_presence",
  {
    submissionId: text("submission_id").notNull(),
    adminId: text("admin_id").notNull(),
    adminName: text("admin_name").notNull(),
    editing: flag("editing"),
    seenAt: integer("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.submissionId, t.adminId] }),
    index("submission_presence_seen").on(t.seenAt),
  ],
);

const submissionCountColumns = () => ({
  spam: integer("spam").notNull(),
  formType: text("form_type").notNull(),
  status: text("status").notNull(),
  priority: text("priority").notNull(),
  count: integer("count").notNull(),
});

/**
 * Which reports about stations came from one network address, by a keyed digest of it; so that one
 * person's reports count once. Deleted when they count no more.
 */
export const reportSenders = sqliteTable(
  "report_senders",
  {
    submissionId: text("submission_id")
      .primaryKey()
      .references(() => submissions.id, { onDelete: "cascade" }),
    digest: text("digest").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [index("report_senders_created").on(t.createdAt)],
);

/**
 * How many live submissions there are for each combination of type, status and priority,
 * maintained by triggers. '' means any, so that the total of every filter is one row.
 */
export const submissionCounts = sqliteTable("submission_counts", submissionCountColumns(), (t) => [
  primaryKey({ columns: [t.spam, t.formType, t.status, t.priority] }),
]);

/** The same counts for each assignee; '' means nobody. Maintained by triggers. */
export const submissionAssigneeCounts = sqliteTable(
  "submission_assignee_counts",
  {
    assignee: text("assignee").notNull(),
    ...submissionCountColumns(),
  },
  (t) => [primaryKey({ columns: [t.assignee, t.spam, t.formType, t.status, t.priority] })],
);

/** First responses by Indian day: working minutes to their number. Maintained by triggers. */
export const submissionResponses = sqliteTable("submission_responses", {
  day: text("day").primaryKey(),
  minutes: text("minutes", { mode: "json" }).$type<Record<string, number>>().notNull(),
});

/** How many live submissions came from each Discover item, maintained by triggers. */
export const discoverSubmissionCounts = sqliteTable(
  "article_enquiries",
  {
    itemSeq: integer("item_seq").primaryKey(),
    enquiries: integer("enquiries").notNull(),
  },
  (t) => [index("article_enquiries_most").on(t.enquiries)],
);

/**
 * Live submissions per day, one row a month: `days` maps an Indian day (YYYY-MM-DD) to its count.
 * Maintained by triggers.
 */
export const submissionMonths = sqliteTable("submission_months", {
  month: text("month").primaryKey(),
  days: text("days", { mode: "json" }).$type<Record<string, number>>().notNull(),
});
