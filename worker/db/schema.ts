import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { NotificationPreferences } from "#shared/contract/admins.ts";
import type { DiscoverSection } from "#shared/contract/discover.ts";
import type { Station } from "#shared/contract/stations.ts";

// Times are milliseconds since 1970 (UTC). JSON columns have the shape of the contract's schemas.
// `seq` is the row number for the search index and stable paging; `id` is the UUID that the API
// shows. Tables "maintained by triggers" are never written by the Worker; see triggers.sql.

const seq = () => integer("seq").primaryKey({ autoIncrement: true });
const flag = (name: string) => integer(name, { mode: "boolean" }).notNull();
const strings = (name: string) => text(name, { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`);

/** Admins: the people who use the portal. */
export const admins = sqliteTable(
  "admins",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    status: text("status", { enum: ["pending", "active", "disabled"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: integer("decided_at"),
    /** Which emails the admin wants; null is none. */
    notifications: text("notifications", { mode: "json" }).$type<NotificationPreferences>(),
    role: text("role", { enum: ["owner", "editor", "agent"] })
      .notNull()
      .default("owner"),
    /** Base32; of no effect until it is confirmed with a code. */
    totpSecret: text("totp_secret"),
    totpConfirmedAt: integer("totp_confirmed_at"),
    /** The time step of the last accepted code: no code is accepted twice. */
    totpLastStep: integer("totp_last_step"),
  },
  (t) => [
    uniqueIndex("admins_email").on(t.email),
    index("admins_pending").on(t.createdAt).where(sql`status = 'pending'`),
    index("admins_by_status").on(t.status, t.id),
    index("admins_mailed").on(t.id).where(sql`status = 'active' AND notifications IS NOT NULL`),
    check("admins_status", sql`${t.status} IN ('pending', 'active', 'disabled')`),
    check("admins_email_lower", sql`${t.email} = lower(${t.email}) AND length(${t.email}) BETWEEN 3 AND 254`),
    check("admins_name_length", sql`length(${t.name}) BETWEEN 1 AND 120`),
  ],
);

/** One row per valid token; a token without its row is refused. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    adminId: text("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    userAgent: text("user_agent"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Written every few minutes; null until the first time. */
    lastSeenAt: integer("last_seen_at"),
    /** Two letters, as Cloudflare sees the address. */
    country: text("country"),
    /** When the admin last proved who they are; null is when the session began. */
    verifiedAt: integer("verified_at"),
    /** With a passkey or a code, not with a password alone. */
    isStrong: flag("is_strong").default(false),
  },
  (t) => [index("sessions_admin").on(t.adminId, t.createdAt), index("sessions_expiry").on(t.expiresAt)],
);

/**
 * Failed attempts of one network or device on one account. The key is a hash of both; the account
 * need not exist.
 */
export const loginFailures = sqliteTable(
  "login_failures",
  {
    key: text("email_hash").primaryKey(),
    failures: integer("failures").notNull(),
    lockedUntil: integer("locked_until").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [index("login_failures_updated").on(t.updatedAt)],
);

/** Attempts on one account from all unknown devices; the key is a hash of its address. */
export const loginBudgets = sqliteTable(
  "login_budgets",
  {
    key: text("key").primaryKey(),
    /** Each attempt moves it on; too far ahead of now, the next attempt has to wait. */
    spentUntil: integer("spent_until").notNull(),
    /** When the admin was last mailed about it. */
    warnedAt: integer("warned_at"),
  },
  (t) => [index("login_budgets_spent").on(t.spentUntil)],
);

/** Public keys of admins' passkeys. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    adminId: text("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    /** Base64url, as is the key. */
    credentialId: text("credential_id").notNull(),
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    transports: strings("transports"),
    name: text("name").notNull(),
    createdAt: integer("created_at").notNull(),
    lastUsedAt: integer("last_used_at"),
  },
  (t) => [uniqueIndex("passkeys_credential").on(t.credentialId), index("passkeys_admin").on(t.adminId, t.id)],
);

/** Hashes of unused recovery codes. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    adminId: text("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.codeHash] })],
);

/** Links that were mailed: to set a new password, or to join. Deleted when they are used. */
export const adminLinks = sqliteTable(
  "admin_links",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull(),
    purpose: text("purpose", { enum: ["reset", "invitation"] }).notNull(),
    email: text("email").notNull(),
    /** Whose password it sets; null in an invitation. */
    adminId: text("admin_id").references(() => admins.id, { onDelete: "cascade" }),
    /** The role that an invitation gives. */
    role: text("role", { enum: ["owner", "editor", "agent"] }),
    createdBy: text("created_by"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("admin_links_token").on(t.tokenHash),
    index("admin_links_email").on(t.purpose, t.email, t.createdAt),
    index("admin_links_expiry").on(t.expiresAt),
  ],
);

/** Ids of signed one-time tokens that were used, until they expire. */
export const usedTokens = sqliteTable(
  "used_tokens",
  { id: text("id").primaryKey(), expiresAt: integer("expires_at").notNull() },
  (t) => [index("used_tokens_expiry").on(t.expiresAt)],
);

const formTypeList = sql.raw(
  "('general_query','charging_partner','franchisee_partner','land_partnership','discover_query')",
);

/** What visitors sent through the forms. */
export const submissions = sqliteTable(
  "submissions",
  {
    seq: seq(),
    id: text("id").notNull(),
    clientId: text("client_id"),
    reference: text("reference").notNull(),
    formType: text("form_type", {
      enum: ["general_query", "charging_partner", "franchisee_partner", "land_partnership", "discover_query"],
    }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name"),
    email: text("email").notNull(),
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
    /** The Discover item that the submission came from; set by a trigger from `origin`. */
    articleSeq: integer("article_seq"),
    consentVersion: text("consent_version"),
    consentAt: integer("consent_at"),
    marketingConsent: flag("marketing_consent").default(false),
    formData: text("form_data", { mode: "json" }).$type<Record<string, string | null>>().notNull(),
    notes: text("notes"),
    spamReasons: strings("spam_reasons"),
    origin: text("origin", { mode: "json" }).$type<Record<string, unknown>>(),
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
    index("submissions_deleted").on(t.updatedAt).where(sql`is_active = 0`),
    check("submissions_form_type", sql`${t.formType} IN ${formTypeList}`),
    check("submissions_status_word", sql`${t.status} IN ('new','in_progress','completed','archived')`),
    check("submissions_priority_word", sql`${t.priority} IN ('urgent','high','normal','low')`),
    check("submissions_flags", sql`${t.spam} IN (0,1) AND ${t.isActive} IN (0,1)`),
    check("submissions_first_name", sql`length(${t.firstName}) BETWEEN 1 AND 80`),
    check("submissions_email_length", sql`length(${t.email}) BETWEEN 3 AND 254`),
    check("submissions_phone_e164", sql`${t.phone} IS NULL OR ${t.phone} GLOB '+[1-9][0-9]*'`),
    check("submissions_form_data", sql`json_valid(${t.formData}) AND length(${t.formData}) <= 65536`),
    check("submissions_origin", sql`${t.origin} IS NULL OR json_valid(${t.origin})`),
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

/** Blog, news and FAQ content. The columns of a card come first, so lists read only those. */
export const discoverItems = sqliteTable(
  "discover_items",
  {
    seq: seq(),
    id: text("id").notNull(),
    slug: text("slug").notNull(),
    contentType: text("content_type", { enum: ["blog", "news", "faq"] }).notNull(),
    isPublished: flag("is_published").default(false),
    isActive: flag("is_active").default(true),
    publishedAt: integer("published_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer("version").notNull().default(1),
    readingTime: integer("reading_time").notNull(),
    authorId: text("author_id").references(() => admins.id, { onDelete: "set null" }),
    authorName: text("author_name"),
    title: text("title").notNull(),
    mainImageUrl: text("main_image_url"),
    mainVideoUrl: text("main_video_url"),
    tags: strings("tags"),
    description: text("description").notNull().default(""),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    importantNote: text("important_note"),
    features: strings("features"),
    keyHighlights: strings("key_highlights"),
    faqs: text("faqs", { mode: "json" })
      .$type<{ question: string; answer: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    sections: text("sections", { mode: "json" }).$type<DiscoverSection[]>().notNull().default(sql`'[]'`),
    /** When a draft is to be published automatically. */
    scheduledAt: integer("scheduled_at"),
    /** Alternative text of the main picture. */
    mainImageAlt: text("main_image_alt"),
  },
  (t) => [
    index("discover_scheduled").on(t.scheduledAt).where(sql`scheduled_at IS NOT NULL AND is_active = 1`),
    uniqueIndex("discover_id").on(t.id),
    uniqueIndex("discover_slug").on(t.slug).where(sql`is_active = 1`),
    index("discover_public").on(t.publishedAt, t.seq).where(sql`is_active = 1 AND is_published = 1`),
    index("discover_public_type")
      .on(t.contentType, t.publishedAt, t.seq)
      .where(sql`is_active = 1 AND is_published = 1`),
    index("discover_admin").on(t.createdAt, t.seq).where(sql`is_active = 1`),
    index("discover_admin_type").on(t.contentType, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("discover_admin_status").on(t.isPublished, t.createdAt, t.seq).where(sql`is_active = 1`),
    index("discover_admin_type_status")
      .on(t.contentType, t.isPublished, t.createdAt, t.seq)
      .where(sql`is_active = 1`),
    index("discover_admin_title").on(sql`title COLLATE NOCASE`, t.seq).where(sql`is_active = 1`),
    // A covering index: counting an author's items reads nothing else.
    index("discover_admin_author")
      .on(t.authorName, t.createdAt, t.seq, t.contentType, t.isPublished)
      .where(sql`is_active = 1`),
    check("discover_content_type", sql`${t.contentType} IN ('blog','news','faq')`),
    check("discover_flags", sql`${t.isPublished} IN (0,1) AND ${t.isActive} IN (0,1)`),
    check("discover_published_at", sql`${t.isPublished} = 0 OR ${t.publishedAt} IS NOT NULL`),
    check("discover_title", sql`length(${t.title}) BETWEEN 1 AND 200`),
    check("discover_slug_length", sql`length(${t.slug}) BETWEEN 1 AND 130`),
    check(
      "discover_json",
      sql`json_valid(${t.tags}) AND json_valid(${t.features}) AND json_valid(${t.keyHighlights}) AND json_valid(${t.faqs}) AND json_valid(${t.sections})`,
    ),
  ],
);

/** The content of an item after each save; `content` is the request body of the contract. */
export const discoverRevisions = sqliteTable(
  "discover_versions",
  {
    itemId: text("item_id")
      .notNull()
      .references(() => discoverItems.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    at: integer("at").notNull(),
    adminId: text("admin_id"),
    adminName: text("admin_name"),
    content: text("content", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** Saved automatically while somebody was typing. */
    autosaved: flag("autosaved").default(false),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.version] })],
);

/** Slugs that an item had earlier; they redirect to its current one. */
export const discoverSlugs = sqliteTable("discover_slugs", {
  slug: text("slug").primaryKey(),
  itemId: text("item_id")
    .notNull()
    .references(() => discoverItems.id, { onDelete: "cascade" }),
  createdAt: integer("created_at").notNull(),
});

/** Apart from the items, so that a view changes neither the item nor its search index. */
export const discoverViews = sqliteTable(
  "discover_views",
  {
    itemSeq: integer("item_seq").primaryKey(),
    views: integer("views").notNull().default(0),
  },
  (t) => [index("discover_views_most").on(t.views)],
);

/** Views of the last 30 minutes; the visitor is a salted hash that changes daily. */
export const recentViews = sqliteTable(
  "discover_view_marks",
  {
    itemSeq: integer("item_seq").notNull(),
    visitor: text("visitor").notNull(),
    seenAt: integer("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemSeq, t.visitor] }), index("discover_view_marks_seen").on(t.seenAt)],
);

/** Live items by type and state with the sum of their views, maintained by triggers. */
export const discoverCounts = sqliteTable(
  "discover_counts",
  {
    contentType: text("content_type").notNull(),
    isPublished: integer("is_published").notNull(),
    items: integer("items").notNull().default(0),
    views: integer("views").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.contentType, t.isPublished] })],
);

/**
 * How many published items are in each bucket of 2^shift milliseconds, for each type and ('') for
 * all, maintained by triggers. A deep page of the listing finds its start here without reading
 * every item before it.
 */
export const discoverTimeline = sqliteTable(
  "discover_timeline",
  {
    contentType: text("content_type").notNull(),
    shift: integer("shift").notNull(),
    bucket: integer("bucket").notNull(),
    items: integer("items").notNull(),
  },
  (t) => [primaryKey({ columns: [t.contentType, t.shift, t.bucket] })],
);

/** Tags of published items in lower case, `label` as spelled there. Maintained by triggers. */
export const discoverTags = sqliteTable(
  "discover_tags",
  {
    tag: text("tag").notNull(),
    publishedAt: integer("published_at").notNull(),
    itemSeq: integer("item_seq").notNull(),
    label: text("label").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tag, t.publishedAt, t.itemSeq] }),
    index("discover_tags_item").on(t.itemSeq),
  ],
);

/** How many published items each tag has, maintained by triggers. */
export const discoverTagCounts = sqliteTable(
  "discover_tag_counts",
  { tag: text("tag").primaryKey(), items: integer("items").notNull() },
  (t) => [index("discover_tag_counts_items").on(t.items)],
);

/** The files that items, live or deleted, use. Maintained by triggers. */
export const mediaUses = sqliteTable(
  "media_uses",
  {
    key: text("key").notNull(),
    itemSeq: integer("item_seq").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.itemSeq] }), index("media_uses_item").on(t.itemSeq)],
);

/** Which revisions use a file, so that they can be restored. Maintained by triggers. */
export const mediaRevisionUses = sqliteTable(
  "media_version_uses",
  {
    key: text("key").notNull(),
    itemId: text("item_id").notNull(),
    version: integer("version").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.itemId, t.version] }),
    index("media_version_uses_version").on(t.itemId, t.version),
  ],
);

/** Files in the bucket. The key is derived from the content's hash. */
export const media = sqliteTable(
  "media",
  {
    key: text("key").primaryKey(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    width: integer("width"),
    height: integer("height"),
    fileName: text("file_name"),
    alt: text("alt"),
    uploadedBy: text("uploaded_by").references(() => admins.id, { onDelete: "set null" }),
    createdAt: integer("created_at").notNull(),
    /** When it was removed from the library; the sweep deletes the file once it is unused. */
    removedAt: integer("removed_at"),
  },
  (t) => [
    index("media_created").on(t.createdAt),
    check("media_size", sql`${t.size} > 0`),
    check("media_key", sql`${t.key} NOT GLOB '*[^a-z0-9.-]*'`),
  ],
);

/** Charging stations. `price` is in paise per kWh, power in kilowatts. */
export const stations = sqliteTable(
  "stations",
  {
    seq: seq(),
    id: text("id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    pincode: text("pincode").notNull(),
    lat: real("lat").notNull(),
    lng: real("lng").notNull(),
    rating: real("rating"),
    pricePaise: integer("price_paise").notNull(),
    maxCapacityKw: real("max_capacity_kw").notNull(),
    timing: text("timing").notNull(),
    timingSecond: text("timing_second"),
    storeNumber: text("store_number"),
    customerCareNumber: text("customer_care_number"),
    amenities: strings("amenities"),
    facilities: text("facilities", { mode: "json" })
      .$type<Station["facilities"]>()
      .notNull()
      .default(sql`'[]'`),
    evses: text("evses", { mode: "json" }).$type<Station["evses"]>().notNull().default(sql`'[]'`),
    isActive: flag("is_active").default(true),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("stations_id").on(t.id),
    uniqueIndex("stations_slug").on(t.slug).where(sql`is_active = 1`),
    index("stations_place").on(t.lat, t.lng).where(sql`is_active = 1`),
    index("stations_name").on(t.name).where(sql`is_active = 1`),
    // Strips of half a degree: a query for a box reads little more than the stations in it.
    index("stations_strip").on(sql`CAST((lat + 90) * 2 AS INTEGER)`, t.lng).where(sql`is_active = 1`),
    check("stations_place_valid", sql`${t.lat} BETWEEN -90 AND 90 AND ${t.lng} BETWEEN -180 AND 180`),
    check(
      "stations_json",
      sql`json_valid(${t.amenities}) AND json_valid(${t.facilities}) AND json_valid(${t.evses})`,
    ),
  ],
);

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
