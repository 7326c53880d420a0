import { Hono } from "hono";
import type { UploadedMedia } from "#shared/contract/discover.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { recordMedia } from "./media.queries.ts";
import { receiveUpload } from "./upload.ts";

/** Uploads by staff, mounted at `/api/discover/admin/upload`. */
export const mediaAdminRoutes = new Hono<AppEnv>().post("/", async (c) => {
  const admin = c.get("admin");
  await limitRate(c, c.env.UPLOAD_RATE, "upload");
  const clock = c.get("clock");
  const record = await receiveUpload(c.req.raw, c.env.MEDIA, clock.id());
  await recordMedia(openDb(c.env.DB), record, {
    actor: { id: admin.id, name: admin.name, requestId: c.get("requestId") },
    now: clock.now(),
    auditId: clock.id(),
  });
  const { key, contentType, size, width, height } = record;
  const uploaded: UploadedMedia = { url: `/media/${key}`, contentType, size, width, height };
  return c.json(uploaded, 201);
});
