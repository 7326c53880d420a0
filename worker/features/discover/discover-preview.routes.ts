import { Hono } from "hono";
import type { DiscoverPreview, PreviewLink } from "#shared/contract/discover.ts";
import { idParam } from "#shared/contract/fields.ts";
import { dayMs, isoTime } from "#shared/time.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { readToken, signToken } from "../admins/tokens.ts";
import { toPreview } from "./discover.dto.ts";
import { findItem } from "./discover-admin.queries.ts";
import { requireItem } from "./discover-admin.responses.ts";

const linkLifetimeMs = 7 * dayMs;

/** Creates the public link to a draft, mounted at `/api/discover/admin`. */
export const discoverPreviewAdminRoutes = new Hono<AppEnv>().post(
  "/:id/preview-link",
  validate("param", idParam),
  async (c) => {
    const { id } = await requireItem(openDb(c.env.DB), c.req.valid("param").id);
    const now = c.get("clock").now();
    const expiresAt = now + linkLifetimeMs;
    const token = await signToken(c.env, "preview", { subject: id, now, expiresAt });
    const link: PreviewLink = {
      url: new URL(`/discover/preview/${token}`, c.req.url).href,
      expiresAt: isoTime(expiresAt),
    };
    return c.json(link, 201);
  },
);

/** What such a link shows, mounted at `/api/discover/preview`. Never cached. */
export const discoverPreviewRoutes = new Hono<AppEnv>().get("/:token", async (c) => {
  const claims = await readToken(c.env, "preview", c.req.param("token"), c.get("clock").now());
  const item = claims && (await findItem(openDb(c.env.DB), claims.subject));
  if (!item) throw new HttpError("not_found");
  const preview: DiscoverPreview = {
    data: toPreview(item),
    isPublished: item.isPublished,
    expiresAt: isoTime(claims.expiresAt),
  };
  return c.json(preview);
});
