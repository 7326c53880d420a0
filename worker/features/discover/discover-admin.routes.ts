import { Hono } from "hono";
import { discoverAdminListQuery } from "#shared/contract/discover.ts";
import { discoverInput, saveQuery } from "#shared/contract/discover-input.ts";
import { idParam } from "#shared/contract/fields.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { previewLinkRoutes } from "../records/preview-link.routes.ts";
import {
  conflictError,
  itemResponse,
  purgeAfterFailure,
  purgeTag,
  slugTakenError,
  targetOf,
} from "../records/record.responses.ts";
import { slugTaken } from "../records/record-table.queries.ts";
import { revisionRoutes } from "../records/revisions.routes.ts";
import { slugBase } from "./discover.rules.ts";
import {
  discoverStats,
  findItem,
  listAdminItems,
  listAuthors,
  listEditorTags,
} from "./discover-admin.queries.ts";
import { discoverTag, requireItem } from "./discover-admin.responses.ts";
import { discoverRecords } from "./discover-records.queries.ts";
import { discoverScheduleRoutes } from "./discover-schedule.routes.ts";
import { deleteItem, restoreItem, togglePublished } from "./discover-state.queries.ts";
import { createItem, updateItem } from "./discover-write.queries.ts";

const revisions = revisionRoutes({
  tables: discoverRecords,
  cacheTag: discoverTag,
  find: findItem,
  schema: discoverInput,
  update: (db, target, input, context) => updateItem(db, target, { input }, context),
});

/** Managing Discover items, mounted at `/api/discover/admin`. */
export const discoverAdminRoutes = new Hono<AppEnv>()
  .use(purgeAfterFailure(discoverTag))
  .route("/", revisions)
  .route("/", discoverScheduleRoutes)
  .route(
    "/",
    previewLinkRoutes({
      pagePath: "/discover/preview",
      find: findItem,
      withdrawal: "discover.withdraw_links",
    }),
  )
  .get("/", validate("query", discoverAdminListQuery), async (c) =>
    c.json(await listAdminItems(c.get("db"), c.req.valid("query"))),
  )
  .get("/stats", async (c) => c.json(await discoverStats(c.get("db"))))
  .get("/tags", async (c) => c.json({ tags: await listEditorTags(c.get("db")) }))
  .get("/authors", async (c) => c.json({ authors: await listAuthors(c.get("db")) }))
  .get("/:id", validate("param", idParam), async (c) =>
    itemResponse(c, await requireItem(c.get("db"), c.req.valid("param").id)),
  )
  .post("/", validate("json", discoverInput), async (c) => {
    const db = c.get("db");
    const input = c.req.valid("json");
    const id = c.get("newId")();
    const item = await createItem(db, { id, input, slugBase: slugBase(input.title, id) }, writeContext(c));
    if (item === slugTaken) throw slugTakenError("article");
    if (!item) throw new HttpError("not_found");
    if (item.isPublished) await purgeTag(c, discoverTag);
    return itemResponse(c, item, 201);
  })
  .put(
    "/:id",
    validate("param", idParam),
    validate("query", saveQuery),
    validate("json", discoverInput),
    async (c) => {
      const db = c.get("db");
      const input = c.req.valid("json");
      const autosaved = c.req.valid("query").autosave !== undefined;
      const target = targetOf(c, c.req.valid("param").id);
      const before = await requireItem(db, target.id);
      const item = await updateItem(db, target, { input, autosaved }, writeContext(c));
      if (item === slugTaken) throw slugTakenError("article");
      if (!item) throw await conflictError(c, findItem, target);
      // A draft that stays one has never been cached, unless another write came in between.
      const wasDraft = !before.isPublished && before.version === item.version - 1;
      if (item.isPublished || !wasDraft) await purgeTag(c, discoverTag);
      return itemResponse(c, item);
    },
  )
  .patch("/:id/toggle-publish", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const target = targetOf(c, c.req.valid("param").id);
    const item = await togglePublished(db, target, writeContext(c));
    if (!item) throw await conflictError(c, findItem, target);
    await purgeTag(c, discoverTag);
    return itemResponse(c, item);
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const target = targetOf(c, c.req.valid("param").id);
    const deleted = await deleteItem(db, target, writeContext(c));
    if (!deleted) throw await conflictError(c, findItem, target);
    await purgeTag(c, discoverTag);
    return c.json({ message: "The content was deleted." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = c.req.valid("param");
    const item = (await restoreItem(db, id, writeContext(c))) ?? (await requireItem(db, id));
    if (item.isPublished) await purgeTag(c, discoverTag);
    return itemResponse(c, item);
  });
