import { Hono } from "hono";
import { discoverAdminListQuery } from "#shared/contract/discover.ts";
import { discoverInput } from "#shared/contract/discover-input.ts";
import { idParam } from "#shared/contract/fields.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import {
  conflictError,
  itemResponse,
  purgeAfterFailure,
  purgeTag,
  targetOf,
} from "../records/record.responses.ts";
import { recordRoutes } from "../records/record.routes.ts";
import { discoverTag } from "./discover.rules.ts";
import {
  discoverStats,
  findItem,
  listAdminItems,
  listAuthors,
  listEditorTags,
} from "./discover-admin.queries.ts";
import { discoverRecords } from "./discover-records.queries.ts";
import { discoverScheduleRoutes } from "./discover-schedule.routes.ts";
import { deleteItem, restoreItem, togglePublished } from "./discover-state.queries.ts";
import { createItem, updateItem } from "./discover-write.queries.ts";

/** Managing Discover items, mounted at `/api/discover/admin`. */
export const discoverAdminRoutes = new Hono<AppEnv>()
  .use(purgeAfterFailure(discoverTag))
  .route("/", discoverScheduleRoutes)
  .get("/", validate("query", discoverAdminListQuery), async (c) =>
    c.json(await listAdminItems(c.get("db"), c.req.valid("query"))),
  )
  .get("/stats", async (c) => c.json(await discoverStats(c.get("db"))))
  .get("/tags", async (c) => c.json({ tags: await listEditorTags(c.get("db")) }))
  .get("/authors", async (c) => c.json({ authors: await listAuthors(c.get("db")) }))
  .patch("/:id/toggle-publish", validate("param", idParam), async (c) => {
    const target = targetOf(c, c.req.valid("param").id);
    const item = await togglePublished(c.get("db"), target, writeContext(c));
    if (!item) throw await conflictError(c, findItem, target);
    await purgeTag(c, discoverTag);
    return itemResponse(c, item);
  })
  .route(
    "/",
    recordRoutes({
      name: "article",
      cacheTag: discoverTag,
      deleted: "The content was deleted.",
      previewPath: "/discover/preview",
      withdrawal: "discover.withdraw_links",
      tables: discoverRecords,
      schema: discoverInput,
      find: findItem,
      create: createItem,
      update: updateItem,
      remove: deleteItem,
      restore: restoreItem,
    }),
  );
