import { Hono } from "hono";
import { z } from "zod";
import { discoverInput } from "#shared/contract/discover.ts";
import { idField } from "#shared/contract/fields.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { answerItem, liveItem, purgeDiscover, refused, targetOf, writeContext } from "./admin-answers.ts";
import { findVersion, listVersions } from "./discover-revisions.queries.ts";
import { slugTaken, updateItem } from "./discover-write.queries.ts";

const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });
const versionParam = idParam.extend({
  version: z.coerce
    .number("Use a version's number")
    .int("Use a version's number")
    .min(1, "Use a version's number"),
});

/** How often going back is tried again when somebody else saved meanwhile. */
const attempts = 20;

/** What an item held before, and the way back to it, mounted at `/api/discover/admin`. */
export const discoverVersionRoutes = new Hono<AppEnv>()
  .get("/:id/versions", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = await liveItem(db, c.req.valid("param").id);
    return c.json({ versions: await listVersions(db, id) });
  })
  .get("/:id/versions/:version", validate("param", versionParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id, version } = c.req.valid("param");
    await liveItem(db, id);
    const found = await findVersion(db, id, version);
    if (!found) throw new HttpError("not_found");
    return c.json({ data: found });
  })
  .post("/:id/versions/:version/restore", validate("param", versionParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id, version } = c.req.valid("param");
    const target = targetOf(c, id);
    const found = await findVersion(db, id, version);
    if (!found) throw new HttpError("not_found");
    // Without If-Match a save that came between reading and writing is read again.
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const current = await liveItem(db, id);
      // What visitors see by now, whether and where, is no part of going back to older words.
      const input = discoverInput.safeParse({
        ...found.content,
        isPublished: current.isPublished,
        slug: null,
      });
      if (!input.success)
        throw new HttpError("invalid_request", { message: "This version cannot be restored." });
      const versions = target.versions ?? [current.version];
      const item = await updateItem(db, { id, versions }, input.data, writeContext(c));
      if (!item || item === slugTaken) {
        if (target.versions) throw await refused(db, target);
        continue;
      }
      if (item.isPublished) await purgeDiscover(c);
      return answerItem(c, item);
    }
    throw new HttpError("unavailable");
  });
