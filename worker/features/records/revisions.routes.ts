import { type Context, Hono } from "hono";
import { z } from "zod";
import { idParam } from "#shared/contract/fields.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import type { WriteContext } from "../audit/audit.queries.ts";
import { writeContext } from "../audit/write-context.ts";
import { conflictError, type Find, itemResponse, purgeTag, targetOf } from "./record.responses.ts";
import { slugTaken, type WriteTarget } from "./record-table.queries.ts";
import { findRevision, listRevisions, type RevisionTables } from "./revisions.queries.ts";

const revisionParam = idParam.extend({
  version: z.coerce
    .number("Use a version's number")
    .int("Use a version's number")
    .min(1, "Use a version's number"),
});

/** How often restoring is tried again when somebody else saved in between. */
const maxAttempts = 20;

interface RevisedRecord {
  version: number;
  isPublished: boolean;
}

interface RevisionRoutes<Item extends RevisedRecord, Input> {
  tables: RevisionTables;
  /** The tag of cached responses that show the record. */
  cacheTag: string;
  find: Find<Item>;
  schema: z.ZodType<Input>;
  update: (
    db: Db,
    target: WriteTarget,
    input: Input,
    context: WriteContext,
  ) => Promise<Item | typeof slugTaken | null>;
}

/** Stored older copies of a record, mounted where staff manage it. */
export function revisionRoutes<Item extends RevisedRecord, Input>(kind: RevisionRoutes<Item, Input>) {
  const { tables, find } = kind;
  const requireItem = async (c: Context<AppEnv>, db: Db, id: string) =>
    (await find(db, id, c.get("now"))) ?? notFound();
  const requireRevision = async (db: Db, id: string, version: number) =>
    (await findRevision(db, tables, id, version)) ?? notFound();
  return new Hono<AppEnv>()
    .get("/:id/versions", validate("param", idParam), async (c) => {
      const db = c.get("db");
      const { id } = c.req.valid("param");
      await requireItem(c, db, id);
      return c.json({ versions: await listRevisions(db, tables, id) });
    })
    .get("/:id/versions/:version", validate("param", revisionParam), async (c) => {
      const db = c.get("db");
      const { id, version } = c.req.valid("param");
      await requireItem(c, db, id);
      return c.json({ data: await requireRevision(db, id, version) });
    })
    .post("/:id/versions/:version/restore", validate("param", revisionParam), async (c) => {
      const db = c.get("db");
      const { id, version } = c.req.valid("param");
      const { content } = await requireRevision(db, id, version);
      const item = await restoreRevision(c, db, kind, content);
      if (item.isPublished) await purgeTag(c, kind.cacheTag);
      return itemResponse(c, item);
    });
}

function notFound(): never {
  throw new HttpError("not_found");
}

/**
 * Writes a revision's content as the record's newest version. Whether it is published, and its
 * slug, stay as they are now.
 */
async function restoreRevision<Item extends RevisedRecord, Input>(
  c: Context<AppEnv>,
  db: Db,
  { find, schema, update }: RevisionRoutes<Item, Input>,
  content: Record<string, unknown>,
): Promise<Item> {
  const target = targetOf(c, c.req.param("id") ?? "");
  // Without If-Match the last write wins, so a save that came between reading and writing is read
  // again.
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const current = (await find(db, target.id, c.get("now"))) ?? notFound();
    const input = schema.safeParse({ ...content, isPublished: current.isPublished, slug: null });
    if (!input.success) {
      throw new HttpError("invalid_request", { message: "This version cannot be restored." });
    }
    const versions = target.versions ?? [current.version];
    const item = await update(db, { id: target.id, versions }, input.data, writeContext(c));
    if (item && item !== slugTaken) return item;
    if (target.versions) throw await conflictError(c, find, target);
  }
  throw new HttpError("unavailable");
}
