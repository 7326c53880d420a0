import { Hono } from "hono";
import { discoverAdminListQuery } from "#shared/contract/discover.ts";
import { type DiscoverInput, discoverInput } from "#shared/contract/discover-input.ts";
import { idParam } from "#shared/contract/fields.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
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
import { readOriginal } from "./discover-translations.queries.ts";
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
      keptOnRestore: ["language", "translationOf"],
      create: async (db, { id, input }, context) =>
        createItem(db, { id, input, originalHash: await requireOriginal(db, id, input) }, context),
      update: async (db, target, change, context) => {
        const originalHash = await requireOriginal(db, target.id, change.input);
        return updateItem(db, target, { ...change, originalHash }, context);
      },
      remove: deleteItem,
      restore: restoreItem,
    }),
  );

/** The hash of the original that an item names; null when it names none. Throws when that cannot be one. */
async function requireOriginal(
  db: Db,
  id: string,
  { translationOf, language }: DiscoverInput,
): Promise<string | null> {
  if (!translationOf) return null;
  const original = await readOriginal(db, id, { translationOf, language });
  if ("textHash" in original) return original.textHash;
  const { problem } = original;
  throw new HttpError("invalid_request", { message: problem, details: [`translationOf: ${problem}`] });
}
