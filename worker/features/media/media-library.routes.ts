import { Hono } from "hono";
import { z } from "zod";
import { type MediaList, mediaInput, mediaListQuery } from "#shared/contract/media.ts";
import { mediaKeyPattern } from "#shared/media.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { describeMedia, listMedia } from "./media-library.queries.ts";

const keyParam = z.object({ key: z.string().regex(mediaKeyPattern, "Use a file's key") });

/** The media library, mounted at `/api/discover/admin/media`. */
export const mediaLibraryRoutes = new Hono<AppEnv>()
  .get("/", validate("query", mediaListQuery), async (c) => {
    const list: MediaList = await listMedia(openDb(c.env.DB), c.req.valid("query"));
    return c.json(list);
  })
  .patch("/:key", validate("param", keyParam), validate("json", mediaInput), async (c) => {
    const { key } = c.req.valid("param");
    const { alt } = c.req.valid("json");
    const item = await describeMedia(openDb(c.env.DB), key, alt, writeContext(c));
    if (!item) throw new HttpError("not_found");
    return c.json({ data: item });
  });
