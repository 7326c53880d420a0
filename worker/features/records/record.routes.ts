import { Hono } from "hono";
import type { z } from "zod";
import { saveQuery } from "#shared/contract/discover-input.ts";
import { idParam } from "#shared/contract/fields.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { previewLinkRoutes } from "./preview-link.routes.ts";
import {
  conflictError,
  itemResponse,
  purgeTag,
  requireRecord,
  slugTakenError,
  targetOf,
} from "./record.responses.ts";
import type { AdminRecord, RecordKind } from "./record-kind.ts";
import { slugTaken } from "./record-table.queries.ts";
import { revisionRoutes } from "./revisions.routes.ts";

/**
 * Reading, creating, saving, deleting and restoring records of a kind, with their revisions and
 * preview links. Mounted behind the kind's own routes, whose paths may look like an id.
 */
export function recordRoutes<Item extends AdminRecord, Schema extends z.ZodType>(
  kind: RecordKind<Item, Schema>,
) {
  const { name, cacheTag, find } = kind;
  return new Hono<AppEnv>()
    .route("/", revisionRoutes(kind))
    .route("/", previewLinkRoutes(kind))
    .get("/:id", validate("param", idParam), async (c) =>
      itemResponse(c, await requireRecord(c, find, c.req.valid("param").id)),
    )
    .post("/", validate("json", kind.schema), async (c) => {
      const record = { id: c.get("newId")(), input: c.req.valid("json") as z.output<Schema> };
      const item = await kind.create(c.get("db"), record, writeContext(c));
      if (item === slugTaken) throw slugTakenError(name);
      if (!item) throw new HttpError("not_found");
      if (item.isPublished) await purgeTag(c, cacheTag);
      return itemResponse(c, item, 201);
    })
    .put(
      "/:id",
      validate("param", idParam),
      validate("query", saveQuery),
      validate("json", kind.schema),
      async (c) => {
        const input = c.req.valid("json") as z.output<Schema>;
        const autosaved = c.req.valid("query").autosave !== undefined;
        const target = targetOf(c, c.req.valid("param").id);
        const before = await requireRecord(c, find, target.id);
        const item = await kind.update(c.get("db"), target, { input, autosaved }, writeContext(c));
        if (item === slugTaken) throw slugTakenError(name);
        if (!item) throw await conflictError(c, find, target);
        // A draft that stays one has never been cached, unless another write came in between.
        const wasDraft = !before.isPublished && before.version === item.version - 1;
        if (item.isPublished || !wasDraft) await purgeTag(c, cacheTag);
        return itemResponse(c, item);
      },
    )
    .delete("/:id", validate("param", idParam), async (c) => {
      const target = targetOf(c, c.req.valid("param").id);
      const isDeleted = await kind.remove(c.get("db"), target, writeContext(c));
      if (!isDeleted) throw await conflictError(c, find, target);
      await purgeTag(c, cacheTag);
      return c.json({ message: kind.deleted });
    })
    .post("/:id/restore", validate("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      const restored = await kind.restore(c.get("db"), id, writeContext(c));
      const item = restored ?? (await requireRecord(c, find, id));
      if (item.isPublished) await purgeTag(c, cacheTag);
      return itemResponse(c, item);
    });
}
