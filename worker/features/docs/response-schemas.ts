import { z } from "zod";
import { admin, adminListItem } from "#shared/contract/admins.ts";
import {
  type DiscoverPreview,
  type DiscoverRevision,
  discoverAdminItem,
  discoverItem,
  type PreviewLink,
} from "#shared/contract/discover.ts";
import type { MediaItem, MediaList } from "#shared/contract/media.ts";
import { submission, submissionChange } from "#shared/contract/submissions.ts";

export const message = z.object({ message: z.string() });
export const submissionResponse = z.object({ data: submission });
export const accountResponse = z.object({ data: adminListItem });
export const itemResponse = z.object({ data: discoverAdminItem });
export const mediaItem = z.object({
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
export const mediaList = z.object({
  media: z.array(mediaItem),
  next: z.string().nullable(),
}) satisfies z.ZodType<MediaList>;
export const version = z.object({
  version: z.int(),
  at: z.string(),
  author: z.string().nullable(),
  autosaved: z.boolean(),
}) satisfies z.ZodType<DiscoverRevision>;
export const previewLink = z.object({
  url: z.string(),
  expiresAt: z.string(),
}) satisfies z.ZodType<PreviewLink>;
export const preview = z.object({
  data: discoverItem,
  isPublished: z.boolean(),
  expiresAt: z.string(),
}) satisfies z.ZodType<DiscoverPreview>;

/** Schemas that the document defines once and refers to by name. */
export const records = {
  Submission: submission,
  SubmissionChange: submissionChange,
  DiscoverItem: discoverItem,
  DiscoverAdminItem: discoverAdminItem,
  MediaItem: mediaItem,
  Admin: admin,
} as const;
