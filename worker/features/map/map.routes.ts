import { type Context, Hono } from "hono";
import { TileType } from "pmtiles";
import type { MapSettings } from "#shared/contract/map.ts";
import type { AppEnv, Bindings } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { describeError, log } from "../../platform/log.ts";
import { r2Call } from "../media/storage.ts";
import { openArchive, type StoredArchive } from "./archive.ts";
import { type ArchiveName, archiveNames, readMapStyle, readTile, type TileAddress } from "./map.rules.ts";

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
  const tile = readTile(c.req.param("z"), c.req.param("x"), c.req.param("file"));
  if (!name || !archiveKey(c.env, name) || !tile) throw new HttpError("not_found");
  const { pathname } = new URL(c.req.url);
  const cacheKey = new URL(`${pathname}?v=${encodeURIComponent(c.req.query("v") ?? "")}`, c.req.url).href;
  const stored = await caches.default.match(cacheKey);
  if (stored) {
    const cached = new Response(stored.body, stored);
    cached.headers.set("Cf-Cache-Status", "HIT");
    return cached;
  }
  const archive = await findArchive(c.env, name);
  // The map draws a missing tile as a gap. A missing archive has to be an error.
  if (!archive) throw new HttpError("unavailable");
  const found = await findTile(c.env.MEDIA, archive, tile);
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

/** A tile's bytes, undefined where the archive has none. */
async function findTile(bucket: R2Bucket, stored: StoredArchive, { z, x, y }: TileAddress) {
  const archive = openArchive(bucket, stored);
  const { minZoom, maxZoom, tileType, etag } = await archive.getHeader();
  if (tileType !== TileType.Mvt) throw new Error(`${stored.key} holds no vector tiles`);
  const tile = z < minZoom || z > maxZoom ? undefined : await archive.getZxy(z, x, y);
  return { data: tile?.data, etag: tile?.etag ?? etag };
}

async function readSettings(c: Context<AppEnv>): Promise<MapSettings> {
  const mapStyle = readMapStyle(c.env.MAP_STYLE);
  if (mapStyle === "embedded") return { style: "embedded" };
  const corrections = await findArchive(c.env, "corrections");
  const extra = corrections ? { corrections: tileTemplate("corrections", corrections) } : {};
  if (mapStyle !== "r2") return { style: "url", url: mapStyle.url, ...extra };
  const archive = await findArchive(c.env, "india");
  if (!archive) {
    log("warn", "map_archive_missing", {
      requestId: c.get("requestId"),
      key: archiveKey(c.env, "india"),
    });
    return { style: "embedded" };
  }
  try {
    const { minZoom, maxZoom } = await openArchive(c.env.MEDIA, archive).getHeader();
    return { style: "r2", tiles: tileTemplate("india", archive), minZoom, maxZoom, ...extra };
  } catch (error) {
    log("error", "map_archive_unreadable", {
      requestId: c.get("requestId"),
      key: archive.key,
      error: describeError(error),
    });
    return { style: "embedded" };
  }
}

/** An archive that is configured and in the bucket; null for any other. */
async function findArchive(env: Bindings, name: ArchiveName): Promise<StoredArchive | null> {
  const key = archiveKey(env, name);
  const object = key && (await r2Call(env.MEDIA.head(key)));
  return object ? { key: object.key, etag: object.etag } : null;
}

/** The URL template of an archive's tiles. */
function tileTemplate(name: ArchiveName, { etag }: StoredArchive): string {
  return `/tiles/${name}/{z}/{x}/{y}.mvt?v=${etag.slice(0, 12)}`;
}

function archiveKey(env: Bindings, name: ArchiveName): string | undefined {
  return (name === "india" ? env.MAP_TILES_KEY : env.MAP_CORRECTIONS_KEY) || undefined;
}
