import { type Context, Hono } from "hono";
import { z } from "zod";
import { idParam } from "#shared/contract/fields.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { conflictError, itemResponse, purgeTag, requireRecord, targetOf } from "./record.responses.ts";
import type { AdminRecord, RecordKind } from "./record-kind.ts";
import { slugTaken } from "./record-table.queries.ts";
import { findRevision, listRevisions } from "./revisions.queries.ts";

const revisionParam = idParam.extend({
  version: z.coerce
    .number("Use a version's number")
    .int("Use a version's number")
    .min(1, "Use a version's number"),
});

/** How often restoring is tried again when somebody else saved in between. */
const maxAttempts = 20;

type RevisedKind<Item extends AdminRecord, Schema extends z.ZodType> = Pick<
  RecordKind<Item, Schema>,
  "tables" | "cacheTag" | "find" | "schema" | "update" | "keptOnRestore"
>;

/** Stored older copies of a record, mounted where staff manage it. */
export function revisionRoutes<Item extends AdminRecord, Schema extends z.ZodType>(
  kind: RevisedKind<Item, Schema>,
) {
  const { tables, find } = kind;
  const requireRevision = async (db: Db, id: string, version: number) =>
    (await findRevision(db, tables, id, version)) ?? notFound();
  return (
    new Hono<AppEnv>()
      // Their addresses in earlier releases.
      .use("/:id/versions/*", async (c) => c.redirect(c.req.path.replace("/versions", "/revisions"), 308))
      .get("/:id/revisions", validate("param", idParam), async (c) => {
        const { id } = c.req.valid("param");
        await requireRecord(c, find, id);
        return c.json({ revisions: await listRevisions(c.get("db"), tables, id) });
      })
      .get("/:id/revisions/:version", validate("param", revisionParam), async (c) => {
        const { id, version } = c.req.valid("param");
        await requireRecord(c, find, id);
        return c.json({ data: await requireRevision(c.get("db"), id, version) });
      })
      .post("/:id/revisions/:version/restore", validate("param", revisionParam), async (c) => {
        const { id, version } = c.req.valid("param");
        const { content } = await requireRevision(c.get("db"), id, version);
        const item = await restoreRevision(c, kind, content);
        if (item.isPublished) await purgeTag(c, kind.cacheTag);
        return itemResponse(c, item);
      })
  );
}

function notFound(): never {
  throw new HttpError("not_found");
}

/**
 * Writes a revision's content as the record's newest version. Whether it is published, and its
 * slug, stay as they are now, and so do the kind's `keptOnRestore`.
 */
async function restoreRevision<Item extends AdminRecord, Schema extends z.ZodType>(
  c: Context<AppEnv>,
  { find, schema, update, keptOnRestore = [] }: RevisedKind<Item, Schema>,
  content: Record<string, unknown>,
): Promise<Item> {
  const db = c.get("db");
  const target = targetOf(c, c.req.param("id") ?? "");
  const kept = Object.fromEntries(keptOnRestore.map((field) => [field, undefined]));
  // Without If-Match the last write wins, so a save that came between reading and writing is read
  // again.
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const current = await requireRecord(c, find, target.id);
    const input = schema.safeParse({ ...content, ...kept, isPublished: current.isPublished, slug: null });
    if (!input.success) {
      throw new HttpError("invalid_request", { message: "This version cannot be restored." });
    }
    const versions = target.versions ?? [current.version];
    const item = await update(db, { id: target.id, versions }, { input: input.data }, writeContext(c));
    if (item && item !== slugTaken) return item;
    if (target.versions) throw await conflictError(c, find, target);
  }
  throw new HttpError("unavailable");
}
