import { z } from "zod";
import { formTypes } from "../forms/forms.ts";
import { languageCodes } from "../languages.ts";
import { limits } from "../limits.ts";
import { staffLimits } from "../staff-limits.ts";
import { isDisplayable, textMessages } from "../text.ts";
import { emailField, idField, optionalText, requiredText } from "./fields.ts";

/** An owner may do everything, an editor what is content, an agent what is submissions. */
export const adminRoles = ["owner", "editor", "agent"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The role of a request. "admin" is the specification's only role and means owner. */
export const roleField = z
  .enum([...adminRoles, "admin"], "Choose owner, editor or agent")
  .transform((role): AdminRole => (role === "admin" ? "owner" : role));

/** Whether an admin with this role may use what is for `needed`. */
export function mayUse(role: AdminRole, needed: AdminRole): boolean {
  return role === "owner" || role === needed;
}

/** The signed-in admin. */
export const admin = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
});
export type Admin = z.infer<typeof admin>;

const fillIn = "Please fill in all fields";

/** `POST /api/admin/login` */
export const loginInput = z.object({
  email: z
    .string(fillIn)
    .trim()
    .toLowerCase()
    .min(1, fillIn)
    .max(limits.email, "Enter a valid email address")
    .refine(isDisplayable, textMessages.notDisplayable),
  password: z
    .string(fillIn)
    .min(1, fillIn)
    .max(staffLimits.password.max, `Use at most ${staffLimits.password.max} characters`)
    .refine(isDisplayable, textMessages.notDisplayable),
});
export type LoginInput = z.infer<typeof loginInput>;

export const newPasswordField = z
  .string(fillIn)
  .min(staffLimits.password.min, `Password must be at least ${staffLimits.password.min} characters long`)
  .max(staffLimits.password.max, `Use at most ${staffLimits.password.max} characters`)
  .refine(isDisplayable, textMessages.notDisplayable);

/**
 * `POST /api/admin/register`. The role is a wish that owners see before they approve; an unknown
 * one means the specification's.
 */
export const registerInput = z.object({
  name: requiredText({ max: limits.fullName, isName: true, required: fillIn }),
  email: emailField,
  password: newPasswordField,
  role: roleField.catch("owner"),
});
export type RegisterInput = z.infer<typeof registerInput>;

/** `POST /api/admin/password` */
export const passwordChange = z.object({
  currentPassword: loginInput.shape.password,
  newPassword: newPasswordField,
});

/** The response of every way to sign in. `expiresAt` is the token's. */
export const loginResponse = z.object({
  token: z.string(),
  admin,
  expiresAt: z.iso.datetime({ precision: 3 }),
});
export type LoginResponse = z.infer<typeof loginResponse>;

export const registerResponse = z.object({ message: z.string(), admin });
export type RegisterResponse = z.infer<typeof registerResponse>;

/**
 * `GET /api/admin/colleagues`: the active admins by name, and which of them is the caller. Those who
 * share a name have their address too.
 */
export const activeAdmins = z.object({
  colleagues: z.array(z.object({ id: idField, name: z.string(), email: z.string().nullable() })),
  me: idField,
});
export type ActiveAdmins = z.infer<typeof activeAdmins>;

/** `GET /api/admin/profile`. */
export const profileResponse = z.object({
  admin,
  /** The site requires a second factor, and this session has none: only Settings are open to it. */
  secondFactorNeeded: z.literal(true).optional(),
});
export type ProfileResponse = z.infer<typeof profileResponse>;

/** `PUT /api/admin/profile`: the caller's name. */
export const profileChange = registerInput.pick({ name: true });

const time = z.iso.datetime({ precision: 3 });

export const adminStatuses = ["pending", "active", "disabled"] as const;

/**
 * An admin as the Team screen lists them. `decidedAt` is when another admin last approved,
 * rejected, disabled or enabled it.
 */
export const adminListItem = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  status: z.enum(adminStatuses),
  createdAt: time,
  decidedAt: time.nullable(),
  decidedBy: z.string().nullable(),
});
export type AdminListItem = z.infer<typeof adminListItem>;

/** `GET /api/admin/accounts`: newest first. `after` is the `next` of the previous page. */
export const adminListQuery = z.object({
  status: z.enum(adminStatuses, "Use pending, active or disabled"),
  after: idField.optional(),
});

export const adminList = z.object({ accounts: z.array(adminListItem), next: idField.nullable() });
export type AdminList = z.infer<typeof adminList>;

/** `POST /api/admin/accounts/:id/:decision` */
export const decisions = ["approve", "reject", "disable", "enable"] as const;
export type Decision = (typeof decisions)[number];

export const auditSubjectTypes = [
  "admin",
  "submission",
  "discover",
  "media",
  "station",
  "ocpi",
  "privacy",
] as const;
export type AuditSubjectType = (typeof auditSubjectTypes)[number];

/**
 * `GET /api/admin/audit`: newest first, optionally of one admin or one kind of subject. `before`
 * is the `next` of the previous page.
 */
export const auditQuery = z.object({
  person: idField.optional(),
  kind: z.enum(auditSubjectTypes, `Use ${auditSubjectTypes.join(", ")}`).optional(),
  before: z
    .string()
    .regex(/^[1-9][0-9]{0,14}$/, "This is not the end of a part")
    .transform(Number)
    .optional(),
});

/** One audit entry. `subject.name` is null for a deleted record, `person` for automation. */
export const auditLogEntry = z.object({
  id: z.string(),
  at: time,
  person: z.object({ id: idField, name: z.string() }).nullable(),
  action: z.string(),
  kind: z.enum(auditSubjectTypes),
  subject: z.object({ id: z.string(), name: z.string().nullable() }),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditLogEntry>;

export const auditLogPage = z.object({ lines: z.array(auditLogEntry), next: z.int().nullable() });
export type AuditLogPage = z.infer<typeof auditLogPage>;

/**
 * `GET /api/admin/sessions`: the caller's, newest first. `country` has two letters;
 * `lastSeenAt` is right to a few minutes.
 */
export const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: idField,
      userAgent: z.string().nullable(),
      country: z.string().nullable(),
      createdAt: time,
      lastSeenAt: time,
      expiresAt: time,
      current: z.boolean(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionList>;

/**
 * `PUT /api/admin/notifications`: the forms whose new submissions are mailed, and whether a
 * digest is mailed every morning.
 */
export const notificationPreferences = z.object({
  formTypes: z
    .array(z.enum(formTypes, "Choose from the list"))
    .max(formTypes.length, "Choose each form once")
    .transform((chosen) => formTypes.filter((type) => chosen.includes(type))),
  digest: z.boolean("Choose whether you want the digest"),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** `PUT /api/admin/notifications/signature` */
export const signatureInput = z.object({
  // A body without it would erase the signature.
  signature: z
    .string()
    .nullable()
    .pipe(
      optionalText({ max: staffLimits.signature, multiline: true }) as z.ZodType<
        string | null,
        string | null
      >,
    ),
});

/** `PUT /api/admin/acknowledgements` */
export const acknowledgementsInput = z.object({ on: z.boolean("Choose on or off") });

/** `PUT /api/admin/reply-languages`; the language of the source is always one of them. */
export const replyLanguagesInput = z.object({
  languages: z
    .array(z.enum(languageCodes, "Choose from the list"))
    .max(languageCodes.length, "Choose each language once")
    .transform((chosen) => languageCodes.filter((code, index) => index === 0 || chosen.includes(code))),
});

/** `GET /api/reply-languages`: the languages that staff answer in. A form in another is not offered. */
export const replyLanguages = z.object({ languages: z.array(z.enum(languageCodes)) });
export type ReplyLanguages = z.infer<typeof replyLanguages>;

/**
 * `GET` and `PUT /api/admin/notifications`. `sent` counts seven days, `sentToday` since midnight
 * UTC, `failed` all.
 */
export const notificationSettings = z.object({
  choice: notificationPreferences,
  /** Ends the mails that the caller writes to customers. */
  signature: z.string().nullable(),
  /** Whether senders of enquiries get a confirmation, for the whole site. */
  acknowledges: z.boolean(),
  /** Those that staff answer in, for the whole site. */
  replyLanguages: replyLanguages.shape.languages,
  mail: z.object({
    configured: z.boolean(),
    queued: z.int(),
    sent: z.int(),
    sentToday: z.int(),
    /** Mails that the service takes in a day, where the deployment says so. */
    dailyLimit: z.int().nullable(),
    failed: z.int(),
    lastError: z.string().nullable(),
  }),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;
