import { Hono } from "hono";
import { z } from "zod";
import { type MediaList, mediaInput, mediaListQuery } from "#shared/contract/media.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { mediaKey } from "./media.rules.ts";
import { describeMedia, listMedia } from "./media-library.queries.ts";

const keyParam = z.object({ key: z.string().regex(mediaKey, "Use a file's key") });

/** Everything that was uploaded, mounted at `/api/discover/admin/media`. */
export const mediaLibraryRoutes = new Hono<AppEnv>()
  .get("/", validate("query", mediaListQuery), async (c) => {
    const list: MediaList = await listMedia(openDb(c.env.DB), c.req.valid("query"));
    return c.json(list);
  })
  .patch("/:key", validate("param", keyParam), validate("json", mediaInput), async (c) => {
    const { id, name } = c.get("admin");
    const clock = c.get("clock");
    const item = await describeMedia(openDb(c.env.DB), c.req.valid("param").key, c.req.valid("json").alt, {
      actor: { id, name, requestId: c.get("requestId") },
      now: clock.now(),
      auditId: clock.id(),
    });
    if (!item) throw new HttpError("not_found");
    return c.json({ data: item });
  });
