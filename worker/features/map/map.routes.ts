import { type Context, Hono } from "hono";
import { TileType } from "pmtiles";
import type { MapSettings } from "#shared/contract/map.ts";
import type { AppEnv, Bindings } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { describeError, log } from "../../platform/log.ts";
import { r2Call } from "../media/storage.ts";
import { openArchive } from "./archive.ts";
import { type ArchiveName, archiveNames, readMapStyle, readTile } from "./map.rules.ts";

/** Cache headers of a tile, whose URL changes with its archive. */
const tileCache = {
  "Cache-Control": "public, max-age=86400",
  "Cloudflare-CDN-Cache-Control": "public, max-age=2592000",
  "Cache-Tag": "tiles",
};

/** The map of the station finder, mounted at `/api/map`. Cached for five minutes. */
export const mapRoutes = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "public, max-age=300");
  return c.json((await readSettings(c)) satisfies MapSettings);
});

/** Tiles of the archives in R2, mounted at `/tiles`. */
export const tileRoutes = new Hono<AppEnv>().get("/:archive/:z/:x/:file", async (c) => {
  const name = archiveNames.find((one) => one === c.req.param("archive"));
  const key = name && archiveKey(c.env, name);
  const tile = readTile(c.req.param("z"), c.req.param("x"), c.req.param("file"));
  if (!key || !tile) throw new HttpError("not_found");
  const { pathname } = new URL(c.req.url);
  const cacheKey = new URL(`${pathname}?v=${encodeURIComponent(c.req.query("v") ?? "")}`, c.req.url).href;
  const stored = await caches.default.match(cacheKey);
  if (stored) {
    const cached = new Response(stored.body, stored);
    cached.headers.set("Cf-Cache-Status", "HIT");
    return cached;
  }
  const found = await findTile(c.env.MEDIA, key, tile);
  // The map draws a missing tile as a gap. A missing archive has to be an error.
  if (!found) throw new HttpError("unavailable");
  if (!found.data) return new Response(null, { status: 204, headers: tileCache });
  const response = new Response(found.data, {
    headers: {
      ...tileCache,
      "Content-Type": "application/x-protobuf",
      ETag: `"${found.etag}-${tile.z}-${tile.x}-${tile.y}"`,
    },
  });
  c.executionCtx.waitUntil(caches.default.put(cacheKey, response.clone()));
  return response;
});

/** A tile's bytes, undefined where the archive has none; null when there is no archive. */
async function findTile(bucket: R2Bucket, key: string, { z, x, y }: { z: number; x: number; y: number }) {
  if (!(await r2Call(bucket.head(key)))) return null;
  const archive = openArchive(bucket, key);
  const { minZoom, maxZoom, tileType, etag } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error(`${key} holds no vector tiles`);
  const tile = z < minZoom || z > maxZoom ? undefined : await archive.getZxy(z, x, y);
  return { data: tile?.data, etag: tile?.etag ?? etag };
}

async function readSettings(c: Context<AppEnv>): Promise<MapSettings> {
  const mapStyle = readMapStyle(c.env.MAP_STYLE);
  if (mapStyle === "embedded") return { style: "embedded" };
  const corrections = await tileTemplate(c.env, "corrections");
  const extra = corrections ? { corrections } : {};
  if (mapStyle !== "r2") return { style: "url", url: mapStyle.url, ...extra };
  const tiles = await tileTemplate(c.env, "india");
  const key = archiveKey(c.env, "india");
  if (!tiles || !key) {
    log("warn", "map_archive_missing", { requestId: c.get("requestId"), key });
    return { style: "embedded" };
  }
  try {
    const { minZoom, maxZoom } = await openArchive(c.env.MEDIA, key).getHeader();
    return { style: "r2", tiles, minZoom, maxZoom, ...extra };
  } catch (error) {
    log("error", "map_archive_unreadable", {
      requestId: c.get("requestId"),
      key,
      error: describeError(error),
    });
    return { style: "embedded" };
  }
}

/** The URL template of an archive's tiles; null when it is not configured or missing. */
async function tileTemplate(env: Bindings, name: ArchiveName): Promise<string | null> {
  const key = archiveKey(env, name);
  const archive = key && (await r2Call(env.MEDIA.head(key)));
  return archive ? `/tiles/${name}/{z}/{x}/{y}.mvt?v=${archive.etag.slice(0, 12)}` : null;
}

function archiveKey(env: Bindings, name: ArchiveName): string | undefined {
  return (name === "india" ? env.MAP_TILES_KEY : env.MAP_CORRECTIONS_KEY) || undefined;
}
