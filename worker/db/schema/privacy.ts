import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FormType } from "#shared/forms/forms.ts";
import { flag } from "./columns.ts";

/**
 * What people asked for under the data protection law. A purge of the submission empties the texts
 * and the reference, and keeps the row.
 */
export const privacyRequests = sqliteTable(
  "privacy_requests",
  {
    id: text("id").primaryKey(),
    submissionId: text("submission_id").notNull(),
    reference: text("reference"),
    type: text("type", { enum: ["access", "correction", "erasure", "withdrawal", "grievance"] }).notNull(),
    status: text("status", { enum: ["new", "acknowledged", "answered", "refused", "taken_back"] }).notNull(),
    /** What the person wrote. */
    message: text("message"),
    /** What staff answered; the sender's page shows it. */
    answer: text("answer"),
    /** Null when the person asked on their own page. */
    enteredBy: text("entered_by"),
    createdAt: integer("created_at").notNull(),
    acknowledgeBy: integer("acknowledge_by").notNull(),
    answerBy: integer("answer_by").notNull(),
    acknowledgedAt: integer("acknowledged_at"),
    closedAt: integer("closed_at"),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    index("privacy_requests_open").on(t.answerBy).where(sql`closed_at IS NULL`),
    index("privacy_requests_created").on(t.createdAt),
    index("privacy_requests_submission").on(t.submissionId),
    check(
      "privacy_requests_type",
      sql`${t.type} IN ('access','correction','erasure','withdrawal','grievance')`,
    ),
    check(
      "privacy_requests_status",
      sql`${t.status} IN ('new','acknowledged','answered','refused','taken_back')`,
    ),
  ],
);

/** Submissions that were erased for good, without personal data. R2 has a second copy. */
export const purges = sqliteTable(
  "purges",
  {
    submissionId: text("submission_id").primaryKey(),
    formType: text("form_type").$type<FormType>().notNull(),
    cause: text("cause", { enum: ["erasure", "retention"] }).notNull(),
    purgedAt: integer("purged_at").notNull(),
    /** The search index holds deleted words until it is merged; false until then. */
    searchMerged: flag("search_merged").default(false),
  },
  (t) => [
    index("purges_at").on(t.purgedAt),
    index("purges_unmerged").on(t.searchMerged).where(sql`search_merged = 0`),
  ],
);

/** How long submissions of a form are stored, where an owner changed the default. */
export const retentionRules = sqliteTable("retention_rules", {
  formType: text("form_type").$type<FormType>().primaryKey(),
  days: integer("days").notNull(),
  updatedAt: integer("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** Runs of the retention job: each is planned, shown to staff, and executed a day later. */
export const retentionRuns = sqliteTable(
  "retention_runs",
  {
    id: text("id").primaryKey(),
    plannedAt: integer("planned_at").notNull(),
    /** When it starts to delete. */
    dueAt: integer("due_at").notNull(),
    /** How many submissions of each form were due for deletion when it was planned. */
    planned: text("planned", { mode: "json" }).$type<Partial<Record<FormType, number>>>().notNull(),
    purged: integer("purged").notNull().default(0),
    finishedAt: integer("finished_at"),
    cancelledAt: integer("cancelled_at"),
  },
  (t) => [index("retention_runs_planned").on(t.plannedAt)],
);

/** Breaches of personal data, and what was done when. */
export const breaches = sqliteTable(
  "breaches",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    measures: text("measures"),
    /** When we learned of it: the 72 hours begin. */
    discoveredAt: integer("discovered_at").notNull(),
    /** Whose data is affected: submissions of these forms, received in this time. */
    formTypes: text("form_types", { mode: "json" }).$type<FormType[]>().notNull(),
    receivedFrom: integer("received_from").notNull(),
    receivedTo: integer("received_to").notNull(),
    boardInformedAt: integer("board_informed_at"),
    peopleInformedAt: integer("people_informed_at"),
    boardReportedAt: integer("board_reported_at"),
    closedAt: integer("closed_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [index("breaches_discovered").on(t.discoveredAt)],
);

/** Codes that were mailed to an address, to open what is stored about it. One for each address. */
export const submissionCodes = sqliteTable(
  "enquiry_codes",
  {
    emailHash: text("email_hash").primaryKey(),
    codeHash: text("code_hash").notNull(),
    /** Wrong codes so far. */
    attempts: integer("attempts").notNull().default(0),
    sentAt: integer("sent_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("enquiry_codes_expiry").on(t.expiresAt)],
);
