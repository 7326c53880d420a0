import { Hono } from "hono";
import type { PreviewLink } from "#shared/contract/discover.ts";
import { idParam } from "#shared/contract/fields.ts";
import { dayMs, isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { signToken } from "../admins/tokens.ts";
import type { Find } from "./record.responses.ts";

const linkLifetimeMs = 7 * dayMs;

interface PreviewedRecords {
  /** Where the page of a link is, such as `/discover/preview`. */
  pagePath: string;
  find: Find<object>;
}

/** Creates the public link to a draft; mount it where staff manage the records. */
export function previewLinkRoutes({ pagePath, find }: PreviewedRecords): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/:id/preview-link", validate("param", idParam), async (c) => {
    const { id } = c.req.valid("param");
    const now = c.get("now");
    if (!(await find(c.get("db"), id, now))) throw new HttpError("not_found");
    const expiresAt = now + linkLifetimeMs;
    const token = await signToken(c.env, "preview", { subject: id, now, expiresAt });
    const link: PreviewLink = {
      url: new URL(`${pagePath}/${token}`, c.req.url).href,
      expiresAt: isoTime(expiresAt),
    };
    return c.json(link, 201);
  });
}
