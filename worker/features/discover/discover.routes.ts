import { Hono } from "hono";
import {
  discoverCountsQuery,
  discoverListQuery,
  discoverNewestQuery,
  discoverSitemapQuery,
} from "#shared/contract/discover.ts";
import { publicCache } from "../../cache/edge-cache.ts";
import { openReplica } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { countDiscover, countFound, findBySlug, listDiscover } from "./discover.queries.ts";
import { parseSlug } from "./discover.rules.ts";
import { listTagged, listTags } from "./discover-tags.queries.ts";
import { versionsBySlug } from "./discover-translations.queries.ts";
import { listNewest, listSitemapPart } from "./discover-urls.queries.ts";
import { countView, findSeq } from "./discover-views.queries.ts";
import { identifyVisitor } from "./visitor.ts";

const cached = publicCache({ tags: ["discover"] });

/** Published Discover items, mounted at `/api/discover`. */
export const discoverPublicRoutes = new Hono<AppEnv>()
  .get("/", validate("query", discoverListQuery), cached, async (c) => {
    const { tag, ...query } = c.req.valid("query");
    const db = openReplica(c.env.DB);
    if (tag === undefined) return c.json(await listDiscover(db, query));
    if (query.type ?? query.search) {
      const message = "Use tag without type and search";
      throw new HttpError("invalid_request", { message, details: [`tag: ${message}`] });
    }
    return c.json(await listTagged(db, { ...query, tag }));
  })
  .get("/tags", cached, async (c) => c.json(await listTags(openReplica(c.env.DB))))
  .get("/counts", validate("query", discoverCountsQuery), cached, async (c) => {
    const { search } = c.req.valid("query");
    const db = openReplica(c.env.DB);
    return c.json(await (search === undefined ? countDiscover(db) : countFound(db, search)));
  })
  .get("/newest", validate("query", discoverNewestQuery), cached, async (c) =>
    c.json(await listNewest(openReplica(c.env.DB), c.req.valid("query").language)),
  )
  .get("/addresses", validate("query", discoverSitemapQuery), cached, async (c) => {
    const db = openReplica(c.env.DB);
    const [{ addresses, parts }, versions] = await Promise.all([
      listSitemapPart(db, c.req.valid("query").part),
      versionsBySlug(db),
    ]);
    return c.json({
      addresses: addresses.map((item) => ({ ...item, versions: versions.get(item.slug) })),
      parts,
    });
  })
  .get("/slug/:slug", cached, async (c) => {
    const slug = parseSlug(c.req.param("slug"));
    const target = slug && (await findBySlug(openReplica(c.env.DB), slug));
    if (!target) throw new HttpError("not_found");
    if ("movedTo" in target) {
      return c.redirect(`/api/discover/slug/${encodeURIComponent(target.movedTo)}`, 301);
    }
    return c.json(target);
  })
  .post("/slug/:slug/view", async (c) => {
    const slug = parseSlug(c.req.param("slug"));
    const now = c.get("now");
    const visitor = await identifyVisitor(c.req.raw, c.env.AUTH_SECRET, now);
    const db = c.get("db");
    const seq = slug && (await findSeq(db, slug));
    if (!seq) throw new HttpError("not_found");
    if (visitor) await countView(db, { seq, visitor, now });
    return c.body(null, 204);
  });
