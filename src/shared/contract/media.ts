import { z } from "zod";
import { limits } from "../limits.ts";
import { optionalText } from "./fields.ts";

const pageSize = 24;

/** A stored file as the media library shows it. */
export interface MediaItem {
  key: string;
  url: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Pixels; null for videos. */
  width: number | null;
  height: number | null;
  /** The file's name when it was uploaded. */
  fileName: string | null;
  /** Alternative text. */
  alt: string | null;
  createdAt: string;
}

/** `GET /api/discover/admin/media` */
export const mediaListQuery = z.object({
  kind: z.enum(["image", "video"], "Use image or video for kind").optional(),
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

export interface MediaList {
  media: MediaItem[];
  /** The `before` of the next page; null on the last one. */
  next: string | null;
}

/** `PATCH /api/discover/admin/media/:key` */
export const mediaInput = z.object({ alt: optionalText({ max: limits.alt }) });
