import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { NotificationPreferences } from "#shared/contract/admins.ts";
import { flag, strings } from "./columns.ts";

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
