import { z } from "zod";
import {
  activeAdmins,
  admin,
  adminList,
  adminListItem,
  auditLogPage,
  loginResponse,
  notificationSettings,
  profileResponse,
  registerResponse,
  replyLanguages,
  sessionList,
} from "#shared/contract/admins.ts";
import { dashboard } from "#shared/contract/dashboard.ts";
import {
  invitationCreated,
  invitationList,
  openInvitation,
  passkey,
  passkeyList,
  passkeyOptions,
  recoveryCodeList,
  resetAvailability,
  resetLink,
  resetResponse,
  secondStep,
  totpSecret,
  totpState,
} from "#shared/contract/sign-in.ts";
import { message, type Operation } from "../../http/operation.ts";

const accountResponse = z.object({ data: adminListItem });

/** Signing in, accounts, the team and the dashboard. */
export const adminOperations: Record<string, Operation> = {
  "POST /api/admin/login": {
    summary: "Sign in",
    description:
      "Send the token with every admin request: Authorization: Bearer, and the token. An account with two steps gets a ticket for the second one instead.",
    responses: { 200: z.union([loginResponse, secondStep]) },
    errors: ["unauthenticated", "forbidden", "rate_limited"],
  },
  "POST /api/admin/login/code": {
    summary: "Sign in: the second step",
    description: "With a code of the authenticator app or a recovery code. Each code is accepted once.",
    responses: { 200: loginResponse },
    errors: ["unauthenticated", "rate_limited"],
  },
  "POST /api/admin/login/passkey/options": {
    summary: "Begin to sign in with a passkey",
    description: "Options for navigator.credentials.get, also for step-up. Nobody has to type an address.",
    responses: { 200: passkeyOptions },
    errors: ["rate_limited"],
  },
  "POST /api/admin/login/passkey": {
    summary: "Sign in with a passkey",
    description: "A passkey is both steps in one.",
    responses: { 200: loginResponse },
    errors: ["unauthenticated", "rate_limited"],
  },
  "GET /api/admin/password-reset": {
    summary: "Read whether a request for a link gets a mail",
    responses: { 200: resetAvailability },
    isStatic: true,
  },
  "POST /api/admin/password-reset": {
    summary: "Ask for a link that sets a new password",
    description: "The response is the same whether or not there is an account.",
    responses: { 202: resetResponse },
    errors: ["rate_limited"],
    isStatic: true,
  },
  "POST /api/admin/password-reset/confirm": {
    summary: "Set a new password with the link's token",
    description: "All sessions of the account end.",
    responses: { 200: message },
    errors: ["rate_limited"],
  },
  "POST /api/admin/invitations/read": {
    summary: "Read what an invitation gives, and who sent it",
    description: "With the token of its link. It changes nothing.",
    responses: { 200: openInvitation },
    errors: ["rate_limited"],
  },
  "POST /api/admin/invitations/accept": {
    summary: "Create the account of an invitation, and sign in",
    responses: { 201: loginResponse },
    errors: ["conflict", "rate_limited"],
  },
  "POST /api/admin/register": {
    summary: "Register an account",
    responses: { 201: registerResponse },
    errors: ["forbidden", "conflict", "rate_limited"],
  },
  "GET /api/admin/passkeys": { summary: "List your passkeys", responses: { 200: passkeyList } },
  "POST /api/admin/passkeys/options": {
    summary: "Begin to add a passkey",
    description: "Options for navigator.credentials.create.",
    responses: { 200: passkeyOptions },
  },
  "POST /api/admin/passkeys": {
    summary: "Add a passkey",
    responses: { 201: z.object({ data: passkey }) },
    errors: ["conflict"],
  },
  "PATCH /api/admin/passkeys/:id": { summary: "Rename a passkey", responses: { 200: message } },
  "DELETE /api/admin/passkeys/:id": { summary: "Remove a passkey", responses: { 204: null } },
  "GET /api/admin/totp": { summary: "Read whether your second step is on", responses: { 200: totpState } },
  "POST /api/admin/totp": {
    summary: "Set up an authenticator app",
    description:
      "Without a code: a new secret. With a code of it: ten recovery codes, shown once, and the second step is on. With a code later on: the recovery codes are replaced.",
    responses: { 200: z.union([totpSecret, recoveryCodeList]) },
    errors: ["conflict", "rate_limited"],
  },
  "DELETE /api/admin/totp": { summary: "Remove the authenticator app", responses: { 204: null } },
  "POST /api/admin/step-up": {
    summary: "Prove again who you are",
    description: "With a passkey or a code; with the password only when the account has neither.",
    responses: { 200: z.object({ verifiedUntil: z.string() }) },
    errors: ["rate_limited"],
  },
  "GET /api/admin/invitations": { summary: "List open invitations", responses: { 200: invitationList } },
  "POST /api/admin/invitations": {
    summary: "Invite somebody to the team",
    description: "The link is mailed; where this site sends no mail, the response has it as url, once.",
    responses: { 201: invitationCreated },
    errors: ["conflict"],
  },
  "DELETE /api/admin/invitations/:id": { summary: "Withdraw an invitation", responses: { 204: null } },
  "POST /api/admin/logout": { summary: "Sign out", responses: { 204: null } },
  "GET /api/admin/profile": { summary: "Read your account", responses: { 200: profileResponse } },
  "POST /api/admin/password": {
    summary: "Change your password",
    description: "All other sessions of the account end.",
    responses: { 200: message },
    errors: ["rate_limited"],
  },
  "GET /api/admin/colleagues": {
    summary: "List people who can be assigned",
    responses: { 200: activeAdmins },
  },
  "PUT /api/admin/profile": { summary: "Change your name", responses: { 200: z.object({ admin }) } },
  "GET /api/admin/dashboard": { summary: "Read the dashboard", responses: { 200: dashboard } },
  "GET /api/admin/accounts": { summary: "List accounts by status", responses: { 200: adminList } },
  "POST /api/admin/accounts/:id/approve": {
    summary: "Approve a pending account",
    responses: { 200: accountResponse },
    errors: ["conflict", "forbidden"],
  },
  "POST /api/admin/accounts/:id/reject": {
    summary: "Reject a pending account",
    responses: { 200: accountResponse },
    errors: ["conflict", "forbidden"],
  },
  "POST /api/admin/accounts/:id/disable": {
    summary: "Disable an account and end its sessions",
    responses: { 200: accountResponse },
    errors: ["conflict", "forbidden"],
  },
  "POST /api/admin/accounts/:id/enable": {
    summary: "Enable a disabled account",
    responses: { 200: accountResponse },
    errors: ["conflict", "forbidden"],
  },
  "PUT /api/admin/accounts/:id/role": {
    summary: "Change a colleague's role",
    responses: { 200: accountResponse },
    errors: ["conflict"],
  },
  "POST /api/admin/accounts/:id/reset-link": {
    summary: "Make a link that sets a colleague's password",
    description:
      "For an owner to hand over: it works once, for one hour, and replaces earlier ones. Passkeys and the second step stay.",
    responses: { 201: resetLink },
    errors: ["conflict", "forbidden"],
  },
  "DELETE /api/admin/accounts/:id/sessions": {
    summary: "End all sessions of a colleague",
    responses: { 200: z.object({ ended: z.int() }) },
  },
  "DELETE /api/admin/accounts/:id/second-factor": {
    summary: "Remove a colleague's passkeys and authenticator app, and end their sessions",
    responses: { 200: message },
  },
  "GET /api/admin/audit": { summary: "Read the audit log, newest first", responses: { 200: auditLogPage } },
  "GET /api/admin/sessions": { summary: "List your sessions", responses: { 200: sessionList } },
  "DELETE /api/admin/sessions": {
    summary: "End all your other sessions",
    responses: { 200: z.object({ ended: z.int() }) },
  },
  "DELETE /api/admin/sessions/:id": { summary: "End one of your sessions", responses: { 204: null } },
  "GET /api/admin/notifications": {
    summary: "Read your mail settings and the state of the outbox",
    responses: { 200: notificationSettings },
  },
  "PUT /api/admin/notifications": {
    summary: "Change your mail settings",
    responses: { 200: notificationSettings },
  },
  "PUT /api/admin/notifications/signature": {
    summary: "Change what ends your mails to customers",
    responses: { 200: notificationSettings },
  },
  "PUT /api/admin/acknowledgements": {
    summary: "Switch confirmations to the senders of enquiries on or off",
    responses: { 200: notificationSettings },
  },
  "PUT /api/admin/reply-languages": {
    summary: "Choose the languages that staff answer in",
    responses: { 200: notificationSettings },
  },
  "GET /api/reply-languages": {
    summary: "List the languages that staff answer in",
    description: "A form in another language is not offered. Cached for five minutes.",
    responses: { 200: replyLanguages },
  },
};
