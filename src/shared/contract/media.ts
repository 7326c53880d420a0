import { z } from "zod";
import { staffLimits } from "../staff-limits.ts";
import { optionalText, searchField } from "./fields.ts";

const pageSize = 24;

/** A stored file as the media library shows it. */
export const mediaItem = z.object({
  key: z.string(),
  url: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Pixels; null for videos. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The file's name when it was uploaded. */
  fileName: z.string().nullable(),
  /** Alternative text. */
  alt: z.string().nullable(),
  createdAt: z.string(),
  /** The articles, drafts and stations that use it, at most five. */
  usedIn: z.array(z.object({ kind: z.enum(["discover", "station"]), id: z.string(), title: z.string() })),
  /** How many use it. */
  uses: z.int(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** `POST /api/discover/admin/upload` */
export const uploadedMedia = mediaItem.pick({
  url: true,
  contentType: true,
  size: true,
  width: true,
  height: true,
});
export type UploadedMedia = z.infer<typeof uploadedMedia>;

/** `GET /api/discover/admin/media` */
export const mediaListQuery = z.object({
  kind: z.enum(["image", "video"], "Use image or video for kind").optional(),
  /** Any part of the file's name or its alternative text. */
  search: searchField.optional(),
  /** The `next` of the previous page. */
  before: z
    .string()
    .regex(/^\d{1,15}_[0-9a-z.-]{1,80}$/, "Use the next of the page before")
    .optional(),
  limit: z.coerce
    .number("Use 1 to 100")
    .int("Use 1 to 100")
    .min(1, "Use 1 to 100")
    .max(100, "Use 1 to 100")
    .default(pageSize),
});
export type MediaListQuery = z.infer<typeof mediaListQuery>;

/** `next`: the `before` of the next page; null on the last one. */
export const mediaList = z.object({ media: z.array(mediaItem), next: z.string().nullable() });
export type MediaList = z.infer<typeof mediaList>;

/** `PATCH /api/discover/admin/media/:key` */
export const mediaInput = z.object({ alt: optionalText({ max: staffLimits.alt }) });
