import slugify from "@sindresorhus/slugify";
import { type Context, Hono, type Next } from "hono";
import { z } from "zod";
import { discoverAdminListQuery, discoverInput, saveQuery } from "#shared/contract/discover.ts";
import { idField } from "#shared/contract/fields.ts";
import { purge, recordPurge } from "../../cache/purge.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { answerItem, liveItem, purgeDiscover, refused, targetOf, writeContext } from "./admin-answers.ts";
import { slugBase } from "./discover.rules.ts";
import { discoverStats, listForStaff, listTags } from "./discover-admin.queries.ts";
import { discoverPreviewAdminRoutes } from "./discover-preview.routes.ts";
import { discoverVersionRoutes } from "./discover-revisions.routes.ts";
import { discoverScheduleRoutes } from "./discover-schedule.routes.ts";
import {
  createItem,
  deleteItem,
  restoreItem,
  slugTaken,
  togglePublished,
  updateItem,
} from "./discover-write.queries.ts";

/** "3.3kW" stays one word, and a price is readable. */
const slugStyle = { decamelize: false, customReplacements: [["₹", "rs "]] as [string, string][] };

/** Milliseconds to wait for a database that is busy with a write: a Worker has thirty seconds after its answer. */
const longestWrite = 25_000;

const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });

/** What staff do with the Discover content, mounted at `/api/discover/admin`. */
export const discoverAdminRoutes = new Hono<AppEnv>()
  .use(purgeAfterFailure)
  .route("/", discoverVersionRoutes)
  .route("/", discoverScheduleRoutes)
  .route("/", discoverPreviewAdminRoutes)
  .get("/", validate("query", discoverAdminListQuery), async (c) =>
    c.json(await listForStaff(openDb(c.env.DB), c.req.valid("query"))),
  )
  .get("/stats", async (c) => c.json(await discoverStats(openDb(c.env.DB))))
  .get("/tags", async (c) => c.json({ tags: await listTags(openDb(c.env.DB)) }))
  .get("/:id", validate("param", idParam), async (c) =>
    answerItem(c, await liveItem(openDb(c.env.DB), c.req.valid("param").id)),
  )
  .post("/", validate("json", discoverInput), async (c) => {
    const input = c.req.valid("json");
    const id = c.get("clock").id();
    const base = slugBase(slugify(input.title, slugStyle), id);
    const item = await createItem(openDb(c.env.DB), { id, input, slugBase: base }, writeContext(c));
    if (item === slugTaken) throw slugConflict();
    if (!item) throw new HttpError("not_found");
    if (item.isPublished) await purgeDiscover(c);
    return answerItem(c, item, 201);
  })
  .put(
    "/:id",
    validate("param", idParam),
    validate("query", saveQuery),
    validate("json", discoverInput),
    async (c) => {
      const db = openDb(c.env.DB);
      const autosaved = c.req.valid("query").autosave !== undefined;
      const target = targetOf(c, c.req.valid("param").id);
      const before = await liveItem(db, target.id);
      const item = await updateItem(db, target, c.req.valid("json"), { ...writeContext(c), autosaved });
      if (item === slugTaken) throw slugConflict();
      if (!item) throw await refused(db, target);
      // What was a draft and still is has never been in any cache, unless somebody wrote in between.
      const wasDraft = !before.isPublished && before.version === item.version - 1;
      if (item.isPublished || !wasDraft) await purgeDiscover(c);
      return answerItem(c, item);
    },
  )
  .patch("/:id/toggle-publish", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const target = targetOf(c, c.req.valid("param").id);
    const item = await togglePublished(db, target, writeContext(c));
    if (!item) throw await refused(db, target);
    await purgeDiscover(c);
    return answerItem(c, item);
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const target = targetOf(c, c.req.valid("param").id);
    const deleted = await deleteItem(db, target, writeContext(c));
    if (!deleted) throw await refused(db, target);
    await purgeDiscover(c);
    return c.json({ message: "The content was deleted." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = c.req.valid("param");
    const item = (await restoreItem(db, id, writeContext(c))) ?? (await liveItem(db, id));
    if (item.isPublished) await purgeDiscover(c);
    return answerItem(c, item);
  });

function slugConflict(): HttpError {
  const message = "Another article has this address already";
  return new HttpError("conflict", { message, details: [`slug: ${message}`] });
}

/**
 * A write that broke off may have gone through all the same, or may still: then too nothing older may be shown. So the purge is done at once, and
 * noted in the database, which does one thing after the other, to be done again by the cron.
 */
async function purgeAfterFailure(c: Context<AppEnv>, next: Next): Promise<void> {
  await next();
  if (c.req.method === "GET" || !c.error || c.error instanceof HttpError) return;
  const now = c.get("clock").now();
  const tags = ["discover"];
  await purge(c.env, c.executionCtx, now, tags);
  c.executionCtx.waitUntil(recordPurge(c.env, now, tags, longestWrite));
}
