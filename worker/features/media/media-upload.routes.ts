import { Hono } from "hono";
import type { UploadedMedia } from "#shared/contract/media.ts";
import type { AppEnv } from "../../env.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { writeContext } from "../audit/write-context.ts";
import { recordMedia } from "./media.queries.ts";
import { receiveUpload } from "./upload.ts";

/** Uploads, mounted at `/api/discover/admin/upload`. */
export const mediaUploadRoutes = new Hono<AppEnv>().post("/", async (c) => {
  await limitRate(c, c.env.UPLOAD_RATE, "upload");
  const record = await receiveUpload(c.req.raw, c.env.MEDIA, c.get("newId")());
  await recordMedia(c.get("db"), record, writeContext(c));
  const { key, contentType, size, width, height } = record;
  const uploaded: UploadedMedia = { url: `/media/${key}`, contentType, size, width, height };
  return c.json(uploaded, 201);
});
