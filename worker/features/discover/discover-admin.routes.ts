import { type Context, Hono, type Next } from "hono";
import { discoverAdminListQuery } from "#shared/contract/discover.ts";
import { discoverInput, saveQuery } from "#shared/contract/discover-input.ts";
import { idField, idParam } from "#shared/contract/fields.ts";
import { purge, recordPurge } from "../../cache/purge.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError, isRefusal } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { slugBase } from "./discover.rules.ts";
import {
  discoverStats,
  findItem,
  listAdminItems,
  listAuthors,
  listEditorTags,
} from "./discover-admin.queries.ts";
import {
  conflictError,
  itemResponse,
  purgeDiscover,
  requireItem,
  targetOf,
} from "./discover-admin.responses.ts";
import { discoverPreviewAdminRoutes } from "./discover-preview.routes.ts";
import { discoverRevisionRoutes } from "./discover-revisions.routes.ts";
import { discoverScheduleRoutes } from "./discover-schedule.routes.ts";
import { deleteItem, restoreItem, togglePublished } from "./discover-state.queries.ts";
import { createItem, slugTaken, updateItem } from "./discover-write.queries.ts";

/** The timeout for a database busy with a write; a Worker has 30 seconds after its response. */
const writeTimeoutMs = 25_000;

/** Managing Discover items, mounted at `/api/discover/admin`. */
export const discoverAdminRoutes = new Hono<AppEnv>()
  .use(purgeAfterFailure)
  .route("/", discoverRevisionRoutes)
  .route("/", discoverScheduleRoutes)
  .route("/", discoverPreviewAdminRoutes)
  .get("/", validate("query", discoverAdminListQuery), async (c) =>
    c.json(await listAdminItems(openDb(c.env.DB), c.req.valid("query"))),
  )
  .get("/stats", async (c) => c.json(await discoverStats(openDb(c.env.DB))))
  .get("/tags", async (c) => c.json({ tags: await listEditorTags(openDb(c.env.DB)) }))
  .get("/authors", async (c) => c.json({ authors: await listAuthors(openDb(c.env.DB)) }))
  .get("/:id", validate("param", idParam), async (c) =>
    itemResponse(c, await requireItem(openDb(c.env.DB), c.req.valid("param").id)),
  )
  .post("/", validate("json", discoverInput), async (c) => {
    const db = openDb(c.env.DB);
    const input = c.req.valid("json");
    const newId = newIdOf(c);
    // The response of an earlier try was lost: what it created gets the content of this one.
    const isRepeated = newId !== null && (await findItem(db, newId)) !== null;
    const id = newId ?? c.get("clock").id();
    const item = isRepeated
      ? await updateItem(db, { id, versions: null }, { input }, writeContext(c))
      : await createItem(db, { id, input, slugBase: slugBase(input.title, id) }, writeContext(c));
    if (item === slugTaken) throw slugTakenError();
    if (!item) throw new HttpError("not_found");
    if (item.isPublished || isRepeated) await purgeDiscover(c);
    return itemResponse(c, item, isRepeated ? 200 : 201);
  })
  .put(
    "/:id",
    validate("param", idParam),
    validate("query", saveQuery),
    validate("json", discoverInput),
    async (c) => {
      const db = openDb(c.env.DB);
      const input = c.req.valid("json");
      const autosaved = c.req.valid("query").autosave !== undefined;
      const target = targetOf(c, c.req.valid("param").id);
      const before = await requireItem(db, target.id);
      const item = await updateItem(db, target, { input, autosaved }, writeContext(c));
      if (item === slugTaken) throw slugTakenError();
      if (!item) throw await conflictError(db, target);
      // A draft that stays one has never been cached, unless another write came in between.
      const wasDraft = !before.isPublished && before.version === item.version - 1;
      if (item.isPublished || !wasDraft) await purgeDiscover(c);
      return itemResponse(c, item);
    },
  )
  .patch("/:id/toggle-publish", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const target = targetOf(c, c.req.valid("param").id);
    const item = await togglePublished(db, target, writeContext(c));
    if (!item) throw await conflictError(db, target);
    await purgeDiscover(c);
    return itemResponse(c, item);
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const target = targetOf(c, c.req.valid("param").id);
    const deleted = await deleteItem(db, target, writeContext(c));
    if (!deleted) throw await conflictError(db, target);
    await purgeDiscover(c);
    return c.json({ message: "The content was deleted." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = c.req.valid("param");
    const item = (await restoreItem(db, id, writeContext(c))) ?? (await requireItem(db, id));
    if (item.isPublished) await purgeDiscover(c);
    return itemResponse(c, item);
  });

/** The id that the sender wants for a new item, so that sending it again makes no second one. */
function newIdOf(c: Context<AppEnv>): string | null {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return null;
  const { data, error } = idField.safeParse(key);
  if (error) throw new HttpError("invalid_request", { message: "Use a UUID as Idempotency-Key." });
  return data.toLowerCase();
}

function slugTakenError(): HttpError {
  const message = "Another article has this address already";
  return new HttpError("conflict", { message, details: [`slug: ${message}`] });
}

/**
 * A write that failed unexpectedly may still have been, or be, committed, and nothing older may
 * be served then. So the purge runs at once, and is stored for the cron to run again: the
 * database commits that after the write.
 */
async function purgeAfterFailure(c: Context<AppEnv>, next: Next): Promise<void> {
  await next();
  if (c.req.method === "GET" || !c.error || isRefusal(c.error)) return;
  const now = c.get("clock").now();
  const tags = ["discover"];
  await purge(c.env, c.executionCtx, now, tags);
  c.executionCtx.waitUntil(recordPurge(c.env, now, tags, writeTimeoutMs));
}
