import { z } from "zod";
import type { ErrorCode } from "#shared/errors.ts";

/** What the code of a route does not show: its purpose, responses and specific errors. */
export interface Operation {
  summary: string;
  description?: string;
  /** By status: a schema for JSON, or another content type; null for no body. */
  responses: Record<number, z.ZodType | string | null>;
  /** Besides those that follow from the path, the body and authentication. */
  errors?: ErrorCode[];
  /** The body is a form with a file, of the library or any other. */
  upload?: "media" | "file";
  /** Uses neither the database nor the bucket, so it is never unavailable. */
  isStatic?: true;
}

/** The response of operations that return only a sentence for people. */
export const message = z.object({ message: z.string() });

/** The description of operations that take If-Match. */
export const ifMatch =
  "With If-Match, only that version is changed; otherwise the response is 412 with the current record.";
