import { Hono } from "hono";
import type { DiscoverPreview } from "#shared/contract/discover.ts";
import { isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { readToken } from "../admins/tokens.ts";
import { isPreviewLinkValid } from "../records/preview-links.queries.ts";
import { toPreview } from "./discover.dto.ts";
import { findItem } from "./discover-admin.queries.ts";

/** What the link to a draft shows, mounted at `/api/discover/preview`. Never cached. */
export const discoverPreviewRoutes = new Hono<AppEnv>().get("/:token", async (c) => {
  const claims = await readToken(c.env, "preview", c.req.param("token"), c.get("now"));
  const db = c.get("db");
  if (!claims || !(await isPreviewLinkValid(db, claims))) throw new HttpError("not_found");
  const item = await findItem(db, claims.subject);
  if (!item) throw new HttpError("not_found");
  const preview: DiscoverPreview = {
    data: toPreview(item),
    isPublished: item.isPublished,
    expiresAt: isoTime(claims.expiresAt),
  };
  return c.json(preview);
});
