import { Hono } from "hono";
import type { PreviewLink } from "#shared/contract/discover.ts";
import { idParam } from "#shared/contract/fields.ts";
import { dayMs, isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { signToken } from "../admins/tokens.ts";
import type { AuditAction } from "../audit/audit.queries.ts";
import { writeContext } from "../audit/write-context.ts";
import { previewLinkVersion, withdrawPreviewLinks } from "./preview-links.queries.ts";
import type { Find } from "./record.responses.ts";

const linkLifetimeMs = 7 * dayMs;

/** What preview links need to know of a kind of record. */
interface PreviewedRecords {
  previewPath: string;
  find: Find<object>;
  withdrawal: AuditAction;
}

/** Creates and withdraws public links to a draft; mount it where staff manage the records. */
export function previewLinkRoutes({ previewPath, find, withdrawal }: PreviewedRecords): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post("/:id/preview-link", validate("param", idParam), async (c) => {
      const db = c.get("db");
      const { id } = c.req.valid("param");
      const now = c.get("now");
      if (!(await find(db, id, now))) throw new HttpError("not_found");
      const expiresAt = now + linkLifetimeMs;
      const version = await previewLinkVersion(db, id);
      const token = await signToken(c.env, "preview", { subject: id, now, expiresAt, version });
      const link: PreviewLink = {
        url: new URL(`${previewPath}/${token}`, c.req.url).href,
        expiresAt: isoTime(expiresAt),
      };
      return c.json(link, 201);
    })
    .delete("/:id/preview-link", validate("param", idParam), async (c) => {
      const db = c.get("db");
      const { id } = c.req.valid("param");
      if (!(await find(db, id, c.get("now")))) throw new HttpError("not_found");
      await withdrawPreviewLinks(db, id, withdrawal, writeContext(c));
      return c.body(null, 204);
    });
}
