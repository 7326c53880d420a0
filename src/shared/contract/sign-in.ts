import { z } from "zod";
import { limits } from "../limits.ts";
import { admin, loginInput, newPasswordField, registerInput, roleField } from "./admins.ts";
import { emailField, idField, requiredText } from "./fields.ts";

const time = z.iso.datetime({ precision: 3 });

/** The response of `POST /api/admin/login` to the right password of an account with two steps. */
export const secondStep = z.object({
  /** For `POST /api/admin/login/code`, valid for five minutes. */
  ticket: z.string(),
  methods: z.array(z.enum(["code", "passkey"])),
  expiresAt: time,
});
export type SecondStep = z.infer<typeof secondStep>;

const codeField = z
  .string("Enter the code")
  .trim()
  .min(1, "Enter the code")
  .max(limits.code, "This is not a code");
const tokenField = z.string("This link is not complete").min(1).max(1000, "This link is not complete");

/** `POST /api/admin/login/code`: a code of the authenticator app, or a recovery code. */
export const codeLogin = z.object({ ticket: tokenField, code: codeField });

/** Base64url as WebAuthn's JSON has it. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, "This is not base64url")
    .max(max);

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
  clientExtensionResults: z.object({}).catch({}),
};

/** `POST /api/admin/login/passkey`: what `navigator.credentials.get` gives, as JSON. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const passkeyName = requiredText({ max: limits.firstName, required: "Name this passkey" });

/** `POST /api/admin/passkeys`: what `navigator.credentials.create` gives, as JSON, and a name. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(20)).max(10).optional().catch(undefined),
  }),
  name: passkeyName.optional(),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

/** `PATCH /api/admin/passkeys/:id` */
export const passkeyChange = z.object({ name: passkeyName });

export const passkey = z.object({
  id: idField,
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeyList = z.object({ passkeys: z.array(passkey) });

/** The response of the two `options` routes: WebAuthn's own options, as JSON. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** `GET /api/admin/totp` */
export const totpState = z.object({ enabled: z.boolean(), recoveryCodes: z.int() });
export type TotpState = z.infer<typeof totpState>;

/**
 * `POST /api/admin/totp`: without a code a new secret; with a code of it the second step is on,
 * and with a code later on the recovery codes are replaced.
 */
export const totpInput = z.object({ code: codeField.optional() });
/** `qr` draws the QR code of `uri`: an SVG path on a square of `size`. */
export const totpSecret = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type TotpSecret = z.infer<typeof totpSecret>;
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodeList = z.infer<typeof recoveryCodeList>;

/** `POST /api/admin/step-up`: proves again who is there, with one of the three. */
export const stepUpInput = z
  .object({
    code: codeField.optional(),
    password: loginInput.shape.password.optional(),
    passkey: passkeyAssertion.optional(),
  })
  .refine((proof) => proof.code || proof.password || proof.passkey, "Send a code, a passkey or a password");
export type StepUpInput = z.infer<typeof stepUpInput>;

/** A 403 whose `data` is `{ stepUp: StepUpMethod[] }` is resolved with one of these. */
export type StepUpMethod = "passkey" | "code" | "password";

/** `POST /api/admin/password-reset` */
export const resetRequest = z.object({ email: emailField });
/** `mail` is false where this site sends none, whatever the address. */
export const resetResponse = z.object({ message: z.string(), mail: z.boolean() });
export type ResetResponse = z.infer<typeof resetResponse>;

/** `GET /api/admin/password-reset`: whether a request for a link gets a mail. */
export const resetAvailability = resetResponse.pick({ mail: true });
export type ResetAvailability = z.infer<typeof resetAvailability>;

/** `POST /api/admin/accounts/:id/reset-link`: the link for an owner to hand over, shown once. */
export const resetLink = z.object({ url: z.string(), expiresAt: time });
export type ResetLink = z.infer<typeof resetLink>;

/** `POST /api/admin/password-reset/confirm` */
export const resetConfirmation = z.object({ token: tokenField, password: newPasswordField });

/** `POST /api/admin/invitations` */
export const invitationInput = z.object({ email: emailField, role: roleField });
export type InvitationInput = z.infer<typeof invitationInput>;
export const invitation = z.object({
  id: idField,
  email: z.string(),
  role: admin.shape.role,
  createdAt: time,
  expiresAt: time,
});
export type Invitation = z.infer<typeof invitation>;
/** `url` is the link to hand over, where this site sends no mail; otherwise null. */
export const invitationCreated = z.object({ data: invitation, url: z.string().nullable() });
export type InvitationCreated = z.infer<typeof invitationCreated>;
export const invitationList = z.object({ invitations: z.array(invitation) });

/** `POST /api/admin/invitations/read`: in the body, so that no log has the token. */
export const invitationRead = z.object({ token: tokenField });
/** What an invitation gives, for who has its link. `inviter` is null for one without an account now. */
export const openInvitation = invitation
  .pick({ email: true, role: true, expiresAt: true })
  .extend({ inviter: z.string().nullable() });
export type OpenInvitation = z.infer<typeof openInvitation>;

/** `POST /api/admin/invitations/accept` */
export const invitationAcceptance = z.object({
  token: tokenField,
  name: registerInput.shape.name,
  password: newPasswordField,
});

/** `PUT /api/admin/accounts/:id/role` */
export const roleChange = z.object({ role: roleField });
