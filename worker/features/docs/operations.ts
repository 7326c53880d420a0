import { z } from "zod";
import {
  activeAdmins,
  admin,
  adminList,
  adminListItem,
  auditLogPage,
  loginResponse,
  notificationSettings,
  registerResponse,
  sessionList,
} from "#shared/contract/admins.ts";
import { dashboard } from "#shared/contract/dashboard.ts";
import {
  type DiscoverPreview,
  type DiscoverRevision,
  discoverAdminItem,
  discoverAdminList,
  discoverCounts,
  discoverItem,
  discoverList,
  discoverNewest,
  discoverPage,
  discoverSitemapPart,
  discoverStats,
  discoverTags,
  type PreviewLink,
  uploadedMedia,
} from "#shared/contract/discover.ts";
import { mapSettings } from "#shared/contract/map.ts";
import type { MediaItem, MediaList } from "#shared/contract/media.ts";
import { stationList, stationPage } from "#shared/contract/stations.ts";
import {
  submission,
  submissionChange,
  submissionList,
  submissionReceipt,
  submissionRepeats,
  submissionStats,
} from "#shared/contract/submissions.ts";
import type { ErrorCode } from "#shared/errors.ts";

/** What a route's code cannot say of itself: what it is for, what it answers, and the refusals that only its own rules give. */
export interface Operation {
  summary: string;
  /** More, in whole sentences. */
  detail?: string;
  /** By status: a schema for JSON, or the type of another content; null for none. */
  answers: Record<number, z.ZodType | string | null>;
  /** Beside those that follow from its path, its body and its guard. */
  refusals?: ErrorCode[];
  /** A form with a file instead of JSON. */
  upload?: true;
  /** Asks neither the database nor the bucket, so it is there when they are not. */
  alone?: true;
}

const message = z.object({ message: z.string() });
const oneSubmission = z.object({ data: submission });
const oneAccount = z.object({ data: adminListItem });
const oneArticle = z.object({ data: discoverAdminItem });
const mediaItem = z.object({
  key: z.string(),
  url: z.string(),
  contentType: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  fileName: z.string().nullable(),
  alt: z.string().nullable(),
  createdAt: z.string(),
}) satisfies z.ZodType<MediaItem>;
const mediaList = z.object({
  media: z.array(mediaItem),
  next: z.string().nullable(),
}) satisfies z.ZodType<MediaList>;
const version = z.object({
  version: z.int(),
  at: z.string(),
  author: z.string().nullable(),
  autosaved: z.boolean(),
}) satisfies z.ZodType<DiscoverRevision>;
const previewLink = z.object({ url: z.string(), expiresAt: z.string() }) satisfies z.ZodType<PreviewLink>;
const preview = z.object({
  data: discoverItem,
  isPublished: z.boolean(),
  expiresAt: z.string(),
}) satisfies z.ZodType<DiscoverPreview>;

/** Records that several answers hold; the description names each once. */
export const records = {
  Submission: submission,
  SubmissionChange: submissionChange,
  DiscoverItem: discoverItem,
  DiscoverAdminItem: discoverAdminItem,
  MediaItem: mediaItem,
  Admin: admin,
} as const;

const ifMatch =
  "With If-Match, only the version that it names is changed; another answers 412 with the record as it is now.";

/** Every operation of the API by its method and its path as the routes spell it. */
export const operations: Record<string, Operation> = {
  "POST /api/form-submissions": {
    summary: "Send an enquiry",
    detail:
      "The same clientId never makes a second enquiry: it answers 200 with the first receipt. What looks like spam is kept under a filter and answered alike.",
    answers: { 201: submissionReceipt, 200: submissionReceipt },
    refusals: ["rate_limited"],
  },
  "GET /api/form-submissions": { summary: "List enquiries", answers: { 200: submissionList } },
  "GET /api/form-submissions/stats": { summary: "Count enquiries", answers: { 200: submissionStats } },
  "GET /api/form-submissions/export.csv": {
    summary: "Export the filtered enquiries",
    detail: "UTF-8 with a byte order mark, Indian times, and nothing that a spreadsheet would run.",
    answers: { 200: "text/csv" },
  },
  "GET /api/form-submissions/:id": { summary: "Read an enquiry", answers: { 200: oneSubmission } },
  "PUT /api/form-submissions/:id": {
    summary: "Change an enquiry",
    detail: ifMatch,
    answers: { 200: oneSubmission },
    refusals: ["precondition_failed"],
  },
  "DELETE /api/form-submissions/:id": {
    summary: "Delete an enquiry so that it can be restored",
    detail: ifMatch,
    answers: { 200: message },
    refusals: ["precondition_failed"],
  },
  "POST /api/form-submissions/:id/restore": {
    summary: "Restore a deleted enquiry",
    answers: { 200: oneSubmission },
  },
  "POST /api/form-submissions/:id/contacts": {
    summary: "Note that the enquirer was reached",
    answers: { 200: oneSubmission },
  },
  "GET /api/form-submissions/repeats": {
    summary: "Count the earlier enquiries of the same people",
    answers: { 200: submissionRepeats },
  },
  "GET /api/form-submissions/:id/history": {
    summary: "Read what was changed in an enquiry, newest first",
    answers: { 200: z.object({ history: z.array(submissionChange) }) },
  },
  "GET /api/discover": { summary: "List published articles", answers: { 200: discoverList, 304: null } },
  "GET /api/discover/counts": {
    summary: "Count published articles by type",
    answers: { 200: discoverCounts, 304: null },
  },
  "GET /api/discover/tags": {
    summary: "List the tags that several articles have",
    answers: { 200: discoverTags, 304: null },
  },
  "GET /api/discover/newest": {
    summary: "List the newest published articles, for feeds",
    answers: { 200: discoverNewest, 304: null },
  },
  "GET /api/discover/addresses": {
    summary: "List the addresses of published articles, for the sitemap",
    answers: { 200: discoverSitemapPart, 304: null },
  },
  "GET /api/discover/slug/:slug": {
    summary: "Read a published article",
    detail: "A slug that the article had before answers 301 with the present address.",
    answers: { 200: discoverPage, 301: null, 304: null },
  },
  "POST /api/discover/slug/:slug/view": {
    summary: "Count a view",
    detail: "At most one per visitor and article in 30 minutes, and none for bots.",
    answers: { 204: null },
  },
  "GET /api/discover/preview/:token": {
    summary: "Read a draft by its preview link",
    answers: { 200: preview },
  },
  "GET /api/discover/admin": { summary: "List articles and drafts", answers: { 200: discoverAdminList } },
  "GET /api/discover/admin/stats": {
    summary: "Count articles, drafts and views",
    answers: { 200: discoverStats },
  },
  "GET /api/discover/admin/tags": {
    summary: "List the tags in use, of drafts too, the most used first",
    answers: { 200: discoverTags },
  },
  "GET /api/discover/admin/:id": { summary: "Read an article or a draft", answers: { 200: oneArticle } },
  "POST /api/discover/admin": {
    summary: "Write an article",
    detail: "Without a slug of its own it gets one made from its title.",
    answers: { 201: oneArticle },
    refusals: ["conflict"],
  },
  "PUT /api/discover/admin/:id": {
    summary: "Replace an article's content",
    detail: ifMatch,
    answers: { 200: oneArticle },
    refusals: ["conflict", "precondition_failed"],
  },
  "PATCH /api/discover/admin/:id/toggle-publish": {
    summary: "Publish a draft, or take an article back",
    detail: ifMatch,
    answers: { 200: oneArticle },
    refusals: ["precondition_failed"],
  },
  "DELETE /api/discover/admin/:id": {
    summary: "Delete an article so that it can be restored",
    detail: ifMatch,
    answers: { 200: message },
    refusals: ["precondition_failed"],
  },
  "POST /api/discover/admin/:id/restore": {
    summary: "Restore a deleted article",
    answers: { 200: oneArticle },
  },
  "PUT /api/discover/admin/:id/schedule": {
    summary: "Set when a draft is published by itself",
    answers: { 200: oneArticle },
    refusals: ["conflict", "precondition_failed"],
  },
  "DELETE /api/discover/admin/:id/schedule": {
    summary: "Take a draft off the schedule",
    answers: { 200: oneArticle },
    refusals: ["conflict", "precondition_failed"],
  },
  "GET /api/discover/admin/:id/versions": {
    summary: "List the saved versions of an article",
    answers: { 200: z.object({ versions: z.array(version) }) },
  },
  "GET /api/discover/admin/:id/versions/:version": {
    summary: "Read a saved version",
    answers: {
      200: z.object({ data: version.extend({ content: z.record(z.string(), z.unknown()) }) }),
    },
  },
  "POST /api/discover/admin/:id/versions/:version/restore": {
    summary: "Go back to a saved version",
    answers: { 200: oneArticle },
    refusals: ["precondition_failed"],
  },
  "POST /api/discover/admin/:id/preview-link": {
    summary: "Make a link that shows a draft",
    answers: { 201: previewLink },
  },
  "POST /api/discover/admin/upload": {
    summary: "Upload a picture or a video",
    detail:
      "One file in the field file: JPEG, PNG, WebP, AVIF or GIF up to 10 MiB, MP4 or WebM up to 100 MiB. The type is decided by the file's bytes.",
    answers: { 201: uploadedMedia },
    refusals: ["rate_limited"],
    upload: true,
  },
  "GET /api/discover/admin/media": { summary: "List uploaded files", answers: { 200: mediaList } },
  "PATCH /api/discover/admin/media/:key": {
    summary: "Say what a picture shows",
    answers: { 200: z.object({ data: mediaItem }) },
  },
  "GET /media/:key": {
    summary: "Read an uploaded file",
    detail: "Single byte ranges are answered with 206, and an answer is good for ever.",
    answers: { 200: "application/octet-stream", 206: "application/octet-stream", 304: null, 416: null },
    refusals: ["invalid_request"],
  },
  "GET /api/stations": {
    summary: "List charging stations",
    detail: "By name, or nearest first with lat and lng. Without any parameter every station is there.",
    answers: { 200: stationList, 304: null },
  },
  "GET /api/stations/:slug": {
    summary: "Read a charging station, with the nearest others",
    answers: { 200: stationPage, 304: null },
  },
  "GET /api/map": {
    summary: "Read which map the station finder draws",
    answers: { 200: mapSettings },
  },
  "GET /tiles/:archive/:z/:x/:file": {
    summary: "Read a tile of the map",
    detail: "From the archive india or corrections in R2; 204 where it has nothing.",
    answers: { 200: "application/x-protobuf", 204: null },
  },
  "POST /api/admin/login": {
    summary: "Sign in",
    detail:
      "The token goes into the Authorization header of every request of the staff: Bearer and the token.",
    answers: { 200: loginResponse },
    refusals: ["unauthenticated", "forbidden", "rate_limited"],
  },
  "POST /api/admin/register": {
    summary: "Ask for an account",
    answers: { 201: registerResponse },
    refusals: ["forbidden", "conflict", "rate_limited"],
  },
  "POST /api/admin/logout": { summary: "Sign out", answers: { 204: null } },
  "GET /api/admin/profile": { summary: "Read the own account", answers: { 200: z.object({ admin }) } },
  "POST /api/admin/password": {
    summary: "Change the own password",
    detail: "Every other session of the account ends.",
    answers: { 200: message },
    refusals: ["rate_limited"],
  },
  "GET /api/admin/colleagues": {
    summary: "List whom work can be given to",
    answers: { 200: activeAdmins },
  },
  "PUT /api/admin/profile": { summary: "Change the own name", answers: { 200: z.object({ admin }) } },
  "GET /api/admin/dashboard": { summary: "Read the figures of the dashboard", answers: { 200: dashboard } },
  "GET /api/admin/accounts": { summary: "List accounts by their state", answers: { 200: adminList } },
  "POST /api/admin/accounts/:id/approve": {
    summary: "Let a waiting account sign in",
    answers: { 200: oneAccount },
    refusals: ["conflict", "forbidden"],
  },
  "POST /api/admin/accounts/:id/reject": {
    summary: "Turn a waiting account away",
    answers: { 200: oneAccount },
    refusals: ["conflict", "forbidden"],
  },
  "POST /api/admin/accounts/:id/disable": {
    summary: "Shut an account out, with all its sessions",
    answers: { 200: oneAccount },
    refusals: ["conflict", "forbidden"],
  },
  "POST /api/admin/accounts/:id/enable": {
    summary: "Let a disabled account in again",
    answers: { 200: oneAccount },
    refusals: ["conflict", "forbidden"],
  },
  "GET /api/admin/audit": { summary: "Read what staff did, newest first", answers: { 200: auditLogPage } },
  "GET /api/admin/sessions": { summary: "List the own sessions", answers: { 200: sessionList } },
  "DELETE /api/admin/sessions": {
    summary: "End every other session of the own account",
    answers: { 200: z.object({ ended: z.int() }) },
  },
  "DELETE /api/admin/sessions/:id": { summary: "End one of the own sessions", answers: { 204: null } },
  "GET /api/admin/notifications": {
    summary: "Read which mails are wanted, and how they fare",
    answers: { 200: notificationSettings },
  },
  "PUT /api/admin/notifications": {
    summary: "Choose which mails are wanted",
    answers: { 200: notificationSettings },
  },
  "GET /api/health": {
    summary: "Ask whether the database and the bucket answer",
    answers: { 200: z.object({ status: z.literal("ok"), version: z.string() }) },
  },
  "GET /api/openapi.json": {
    summary: "Read this description",
    answers: { 200: z.record(z.string(), z.unknown()) },
    alone: true,
  },
  "GET /api/docs": { summary: "Read this description as a page", answers: { 200: "text/html" }, alone: true },
};
