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
  sessionList,
} from "#shared/contract/admins.ts";
import { dashboard } from "#shared/contract/dashboard.ts";
import * as discover from "#shared/contract/discover.ts";
import { mapSettings } from "#shared/contract/map.ts";
import { mediaItem, mediaList, uploadedMedia } from "#shared/contract/media.ts";
import {
  invitationCreated,
  invitationList,
  passkey,
  passkeyList,
  passkeyOptions,
  recoveryCodeList,
  resetResponse,
  secondStep,
  totpSecret,
  totpState,
} from "#shared/contract/sign-in.ts";
import { stationList, stationPage } from "#shared/contract/stations.ts";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import * as submissions from "#shared/contract/submissions.ts";
import type { ErrorCode } from "#shared/errors.ts";

/** What the code of a route does not show: its purpose, responses and specific errors. */
export interface Operation {
  summary: string;
  description?: string;
  /** By status: a schema for JSON, or another content type; null for no body. */
  responses: Record<number, z.ZodType | string | null>;
  /** Besides those that follow from the path, the body and authentication. */
  errors?: ErrorCode[];
  /** The body is a form with a file. */
  upload?: true;
  /** Uses neither the database nor the bucket, so it is never unavailable. */
  isStatic?: true;
}

const ifMatch =
  "With If-Match, only that version is changed; otherwise the response is 412 with the current record.";

const message = z.object({ message: z.string() });
const submissionResponse = z.object({ data: submissions.submission });
const accountResponse = z.object({ data: adminListItem });
const itemResponse = z.object({ data: discover.discoverAdminItem });

/** Every operation, by method and path as Hono registers them. */
export const operations: Record<string, Operation> = {
  "POST /api/form-submissions": {
    summary: "Send an enquiry",
    description:
      "A repeated clientId returns 200 with the first receipt and stores nothing. Suspected spam is stored with a mark and gets the same response.",
    responses: { 201: submissionReceipt, 200: submissionReceipt },
    errors: ["rate_limited"],
  },
  "GET /api/form-submissions": { summary: "List enquiries", responses: { 200: submissions.submissionList } },
  "GET /api/form-submissions/stats": {
    summary: "Count enquiries",
    responses: { 200: submissions.submissionStats },
  },
  "GET /api/form-submissions/export.csv": {
    summary: "Export the filtered enquiries",
    description:
      "UTF-8 with a byte order mark; a column for each field of the form; times in India; values that a spreadsheet would run as formulas are escaped.",
    responses: { 200: "text/csv" },
  },
  "GET /api/form-submissions/:id": { summary: "Read an enquiry", responses: { 200: submissionResponse } },
  "PUT /api/form-submissions/:id": {
    summary: "Change an enquiry",
    description: ifMatch,
    responses: { 200: submissionResponse },
    errors: ["precondition_failed"],
  },
  "DELETE /api/form-submissions/:id": {
    summary: "Delete an enquiry so that it can be restored",
    description: ifMatch,
    responses: { 200: message },
    errors: ["precondition_failed"],
  },
  "POST /api/form-submissions/:id/restore": {
    summary: "Restore a deleted enquiry",
    responses: { 200: submissionResponse },
  },
  "POST /api/form-submissions/:id/contacts": {
    summary: "Record a contact with the enquirer, and its outcome",
    responses: { 200: submissions.timelineAddition },
  },
  "GET /api/form-submissions/repeats": {
    summary: "Count the earlier enquiries of the same people",
    responses: { 200: submissions.submissionRepeats },
  },
  "GET /api/form-submissions/:id/timeline": {
    summary: "Read the changes, contacts and notes of an enquiry, newest first",
    responses: { 200: z.object({ entries: z.array(submissions.timelineEntry) }) },
  },
  "DELETE /api/form-submissions/:id/timeline/:entryId": {
    summary: "Take back a contact or a note",
    responses: { 200: submissionResponse },
  },
  "POST /api/form-submissions/:id/notes": {
    summary: "Add a note to an enquiry",
    description: "It becomes the latest, which the enquiry has in `notes`.",
    responses: { 201: submissions.timelineAddition },
  },
  "PUT /api/form-submissions/:id/presence": {
    summary: "Say that an enquiry is open, and read who else has it open",
    responses: { 200: submissions.presence },
  },
  "GET /api/form-submissions/views": {
    summary: "List the inbox views that the team shares",
    responses: { 200: submissions.submissionViewList },
  },
  "POST /api/form-submissions/views": {
    summary: "Share an inbox view with the team",
    responses: { 201: z.object({ data: submissions.submissionView }) },
  },
  "DELETE /api/form-submissions/views/:id": {
    summary: "Remove a shared inbox view",
    responses: { 200: message },
  },
  "GET /api/discover": {
    summary: "List published articles",
    responses: { 200: discover.discoverList, 304: null },
  },
  "GET /api/discover/counts": {
    summary: "Count published articles by type",
    responses: { 200: discover.discoverCounts, 304: null },
  },
  "GET /api/discover/tags": {
    summary: "List the tags that several articles have",
    responses: { 200: discover.discoverTags, 304: null },
  },
  "GET /api/discover/newest": {
    summary: "List the newest published articles, for feeds",
    responses: { 200: discover.discoverNewest, 304: null },
  },
  "GET /api/discover/addresses": {
    summary: "List the addresses of published articles, for the sitemap",
    responses: { 200: discover.discoverSitemapPart, 304: null },
  },
  "GET /api/discover/slug/:slug": {
    summary: "Read a published article",
    description: "A former slug of the article redirects to the current one.",
    responses: { 200: discover.discoverPage, 301: null, 304: null },
  },
  "POST /api/discover/slug/:slug/view": {
    summary: "Count a view",
    description: "At most one per visitor and article in 30 minutes, and none for bots.",
    responses: { 204: null },
  },
  "GET /api/discover/preview/:token": {
    summary: "Read a draft by its preview link",
    responses: { 200: discover.discoverPreview },
  },
  "GET /api/discover/admin": {
    summary: "List articles and drafts",
    responses: { 200: discover.discoverAdminList },
  },
  "GET /api/discover/admin/stats": {
    summary: "Count articles, drafts and views",
    responses: { 200: discover.discoverStats },
  },
  "GET /api/discover/admin/tags": {
    summary: "List the tags in use, of drafts too, the most used first",
    responses: { 200: discover.discoverTags },
  },
  "GET /api/discover/admin/authors": {
    summary: "List who has written an article",
    responses: { 200: discover.discoverAuthors },
  },
  "GET /api/discover/admin/:id": { summary: "Read an article or a draft", responses: { 200: itemResponse } },
  "POST /api/discover/admin": {
    summary: "Create an article",
    description:
      "Without a slug, one is made from the title, also from a Hindi or Tamil one. The UUID in `Idempotency-Key` becomes the item's id: sent again, the request changes that item instead of creating a second one.",
    responses: { 200: itemResponse, 201: itemResponse },
    errors: ["conflict"],
  },
  "PUT /api/discover/admin/:id": {
    summary: "Replace an article's content",
    description: ifMatch,
    responses: { 200: itemResponse },
    errors: ["conflict", "precondition_failed"],
  },
  "PATCH /api/discover/admin/:id/toggle-publish": {
    summary: "Publish a draft, or unpublish an article",
    description: ifMatch,
    responses: { 200: itemResponse },
    errors: ["precondition_failed"],
  },
  "DELETE /api/discover/admin/:id": {
    summary: "Delete an article so that it can be restored",
    description: ifMatch,
    responses: { 200: message },
    errors: ["precondition_failed"],
  },
  "POST /api/discover/admin/:id/restore": {
    summary: "Restore a deleted article",
    responses: { 200: itemResponse },
  },
  "PUT /api/discover/admin/:id/schedule": {
    summary: "Schedule the publication of a draft",
    responses: { 200: itemResponse },
    errors: ["conflict", "precondition_failed"],
  },
  "DELETE /api/discover/admin/:id/schedule": {
    summary: "Cancel a scheduled publication",
    responses: { 200: itemResponse },
    errors: ["conflict", "precondition_failed"],
  },
  "GET /api/discover/admin/:id/versions": {
    summary: "List the saved versions of an article",
    responses: { 200: discover.discoverRevisionList },
  },
  "GET /api/discover/admin/:id/versions/:version": {
    summary: "Read a saved version",
    responses: {
      200: z.object({
        data: discover.discoverRevision.extend({ content: z.record(z.string(), z.unknown()) }),
      }),
    },
  },
  "POST /api/discover/admin/:id/versions/:version/restore": {
    summary: "Restore a saved version",
    responses: { 200: itemResponse },
    errors: ["precondition_failed"],
  },
  "POST /api/discover/admin/:id/preview-link": {
    summary: "Make a link that shows a draft",
    responses: { 201: discover.previewLink },
  },
  "POST /api/discover/admin/upload": {
    summary: "Upload a picture or a video",
    description:
      "One file in the field file: JPEG, PNG, WebP, AVIF or GIF up to 10 MiB, MP4 or WebM up to 100 MiB. The type is decided by the file's bytes.",
    responses: { 201: uploadedMedia },
    errors: ["rate_limited"],
    upload: true,
  },
  "GET /api/discover/admin/media": { summary: "List uploaded files", responses: { 200: mediaList } },
  "GET /api/discover/admin/media/:key": {
    summary: "Read what is known of an uploaded file",
    responses: { 200: z.object({ data: mediaItem }) },
  },
  "DELETE /api/discover/admin/media/:key": {
    summary: "Remove a file from the library",
    description:
      "Refused while an article uses it. The file itself goes when no older version uses it either.",
    responses: { 200: message },
    errors: ["conflict"],
  },
  "PATCH /api/discover/admin/media/:key": {
    summary: "Set the alternative text of a picture",
    responses: { 200: z.object({ data: mediaItem }) },
  },
  "GET /media/:key": {
    summary: "Read an uploaded file",
    description: "Supports a single byte range. The content of a key never changes.",
    responses: { 200: "application/octet-stream", 206: "application/octet-stream", 304: null, 416: null },
    errors: ["invalid_request"],
  },
  "GET /api/stations": {
    summary: "List charging stations",
    description:
      "Sorted by name, or by distance when lat and lng are given. Without parameters, all stations.",
    responses: { 200: stationList, 304: null },
  },
  "GET /api/stations/:slug": {
    summary: "Read a charging station, with the nearest others",
    responses: { 200: stationPage, 304: null },
  },
  "GET /api/map": {
    summary: "Read the map settings of the station finder",
    responses: { 200: mapSettings },
  },
  "GET /tiles/:archive/:z/:x/:file": {
    summary: "Read a tile of the map",
    description: "The archive is india or corrections; 204 where it has no tile.",
    responses: { 200: "application/x-protobuf", 204: null },
  },
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
  "GET /api/health": {
    summary: "Check the database and the bucket",
    responses: { 200: z.object({ status: z.literal("ok"), version: z.string() }) },
  },
  "GET /api/openapi.json": {
    summary: "Read this description",
    responses: { 200: z.record(z.string(), z.unknown()) },
    isStatic: true,
  },
  "GET /api/docs": {
    summary: "Read this description as a page",
    responses: { 200: "text/html" },
    isStatic: true,
  },
};
