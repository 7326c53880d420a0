import { type Context, Hono } from "hono";
import { z } from "zod";
import type { DiscoverAdminItem, DiscoverRevisionContent } from "#shared/contract/discover.ts";
import { discoverInput } from "#shared/contract/discover-input.ts";
import { idParam } from "#shared/contract/fields.ts";
import { type Db, openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import {
  conflictError,
  itemResponse,
  purgeDiscover,
  requireItem,
  targetOf,
} from "./discover-admin.responses.ts";
import { findRevision, listRevisions } from "./discover-revisions.queries.ts";
import { slugTaken, updateItem, type WriteTarget } from "./discover-write.queries.ts";

const revisionParam = idParam.extend({
  version: z.coerce
    .number("Use a version's number")
    .int("Use a version's number")
    .min(1, "Use a version's number"),
});

/** How often restoring is tried again when somebody else saved in between. */
const maxAttempts = 20;

/** Stored older copies of an item, mounted at `/api/discover/admin`. */
export const discoverRevisionRoutes = new Hono<AppEnv>()
  .get("/:id/versions", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id } = await requireItem(db, c.req.valid("param").id);
    return c.json({ versions: await listRevisions(db, id) });
  })
  .get("/:id/versions/:version", validate("param", revisionParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id, version } = c.req.valid("param");
    await requireItem(db, id);
    return c.json({ data: await requireRevision(db, id, version) });
  })
  .post("/:id/versions/:version/restore", validate("param", revisionParam), async (c) => {
    const db = openDb(c.env.DB);
    const { id, version } = c.req.valid("param");
    const target = targetOf(c, id);
    const item = await restoreRevision(c, db, target, await requireRevision(db, id, version));
    if (item.isPublished) await purgeDiscover(c);
    return itemResponse(c, item);
  });

async function requireRevision(db: Db, id: string, version: number): Promise<DiscoverRevisionContent> {
  const found = await findRevision(db, id, version);
  if (!found) throw new HttpError("not_found");
  return found;
}

/**
 * Writes a revision's content as the item's newest version. Whether it is published, and its
 * slug, stay as they are now.
 */
async function restoreRevision(
  c: Context<AppEnv>,
  db: Db,
  target: WriteTarget,
  { content }: DiscoverRevisionContent,
): Promise<DiscoverAdminItem> {
  const { id } = target;
  // Without If-Match the last write wins, so a save that came between reading and writing is read
  // again.
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const current = await requireItem(db, id);
    const input = discoverInput.safeParse({ ...content, isPublished: current.isPublished, slug: null });
    if (!input.success) {
      throw new HttpError("invalid_request", { message: "This version cannot be restored." });
    }
    const versions = target.versions ?? [current.version];
    const item = await updateItem(db, { id, versions }, { input: input.data }, writeContext(c));
    if (item && item !== slugTaken) return item;
    if (target.versions) throw await conflictError(db, target);
  }
  throw new HttpError("unavailable");
}
