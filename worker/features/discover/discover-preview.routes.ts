import { Hono } from "hono";
import { z } from "zod";
import type { DiscoverPreview, PreviewLink } from "#shared/contract/discover.ts";
import { idField } from "#shared/contract/fields.ts";
import { dayMs } from "#shared/time.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { readPreviewToken, signPreviewToken } from "../admins/tokens.ts";
import { liveItem } from "./admin-answers.ts";
import { findItem } from "./discover-admin.queries.ts";
import { toPreview } from "./records.ts";

/** Milliseconds for which a link shows the draft. */
const linkLife = 7 * dayMs;

const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });

/** Makes the address that shows a draft to whoever has it, mounted at `/api/discover/admin`. */
export const discoverPreviewAdminRoutes = new Hono<AppEnv>().post(
  "/:id/preview-link",
  validate("param", idParam),
  async (c) => {
    const { id } = await liveItem(openDb(c.env.DB), c.req.valid("param").id);
    const now = c.get("clock").now();
    const expiresAt = now + linkLife;
    const token = await signPreviewToken(c.env, { itemId: id, now, expiresAt });
    const link: PreviewLink = {
      url: new URL(`/discover/preview/${token}`, c.req.url).href,
      expiresAt: new Date(expiresAt).toISOString(),
    };
    return c.json(link, 201);
  },
);

/** What such an address shows, mounted at `/api/discover/preview`. Nothing of it is ever stored. */
export const discoverPreviewRoutes = new Hono<AppEnv>().get("/:token", async (c) => {
  const claims = await readPreviewToken(c.env, c.req.param("token"), c.get("clock").now());
  const item = claims && (await findItem(openDb(c.env.DB), claims.itemId));
  if (!item) throw new HttpError("not_found");
  const preview: DiscoverPreview = {
    data: toPreview(item),
    isPublished: item.isPublished,
    expiresAt: new Date(claims.expiresAt).toISOString(),
  };
  return c.json(preview);
});
