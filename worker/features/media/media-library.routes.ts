import { Hono } from "hono";
import { z } from "zod";
import { type MediaItem, type MediaList, mediaInput, mediaListQuery } from "#shared/contract/media.ts";
import { mediaKeyPattern } from "#shared/media.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { describeMedia, findMedia, listMedia, removeMedia } from "./media-library.queries.ts";

const keyParam = z.object({ key: z.string().regex(mediaKeyPattern, "Use a file's key") });

/** The media library, mounted at `/api/discover/admin/media`. */
export const mediaLibraryRoutes = new Hono<AppEnv>()
  .get("/", validate("query", mediaListQuery), async (c) => {
    const list: MediaList = await listMedia(c.get("db"), c.req.valid("query"));
    return c.json(list);
  })
  .get("/:key", validate("param", keyParam), async (c) => {
    const item = await findMedia(c.get("db"), c.req.valid("param").key);
    if (!item) throw new HttpError("not_found");
    return c.json({ data: item });
  })
  .delete("/:key", validate("param", keyParam), async (c) => {
    const item = await removeMedia(c.get("db"), c.req.valid("param").key, writeContext(c));
    if (!item) throw new HttpError("not_found");
    if (item.uses > 0) throw new HttpError("conflict", { message: inUse(item) });
    return c.json({ message: "The file was removed from the library." });
  })
  .patch("/:key", validate("param", keyParam), validate("json", mediaInput), async (c) => {
    const { key } = c.req.valid("param");
    const { alt } = c.req.valid("json");
    const item = await describeMedia(c.get("db"), key, alt, writeContext(c));
    if (!item) throw new HttpError("not_found");
    return c.json({ data: item });
  });

function inUse({ uses, usedIn }: MediaItem): string {
  const more = uses > usedIn.length ? ` and ${uses - usedIn.length} more` : "";
  return `It is used in ${usedIn.map(({ title }) => title).join(", ")}${more}.`;
}
