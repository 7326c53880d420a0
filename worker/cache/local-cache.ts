import { withDeadline } from "../platform/deadline.ts";
import { log } from "../platform/log.ts";

declare const BUILD_ID: string | undefined;
/** Each build has its own cache, as each deployed version has: old pages link to old files. */
const host = `https://edge-cache.invalid/${typeof BUILD_ID === "string" ? BUILD_ID : "unbuilt"}`;

/** Milliseconds after which a cache operation counts as failed. */
const timeoutMs = 250;
/** Seconds to keep a response: as long as it may be served stale. */
const maxAgeSeconds = 608_400;
const storedAtHeader = "X-Stored-At";

/** A response from the local cache, and when it was stored (milliseconds since 1970). */
export interface CachedResponse {
  response: Response;
  storedAt: number;
}

/**
 * Key of the local cache, which adds purging by tag to `caches.default`: each tag has a
 * generation, an id that is part of every key, and purging gives it a new one. Take the key
 * before producing a response, so that a purge in between is not undone by storing it.
 */
export async function localCacheKey(path: string, tags: readonly string[]): Promise<string> {
  const generations = await Promise.all(
    tags.map(async (tag) => {
      const found = await attempt(async () => (await caches.default.match(generationUrl(tag)))?.text());
      return found ?? "first";
    }),
  );
  return `${host}/${generations.join(".")}${path}`;
}

/** The response stored under a key, or null. */
export async function matchLocal(cacheKey: string): Promise<CachedResponse | null> {
  const response = await attempt(() => caches.default.match(cacheKey));
  return response ? { response, storedAt: Number(response.headers.get(storedAtHeader)) } : null;
}

/** Stores a copy of a response while the response is being sent. */
export function putLocal(
  cacheKey: string,
  response: Response,
  { now, ctx }: { now: number; ctx: Pick<ExecutionContext, "waitUntil"> },
): void {
  const copy = new Response(response.clone().body, response);
  copy.headers.set("Cache-Control", `public, max-age=${maxAgeSeconds}`);
  copy.headers.delete("Cloudflare-CDN-Cache-Control");
  copy.headers.set(storedAtHeader, String(now));
  ctx.waitUntil(attempt(() => caches.default.put(cacheKey, copy)));
}

/** Starts a new generation of each tag. */
export async function purgeLocal(tags: readonly string[]): Promise<void> {
  await Promise.all(
    tags.map((tag) => {
      // Outlives every response stored under the generation before it.
      const headers = { "Cache-Control": `public, max-age=${maxAgeSeconds * 2}` };
      const generation = new Response(crypto.randomUUID(), { headers });
      return attempt(() => caches.default.put(generationUrl(tag), generation));
    }),
  );
}

function generationUrl(tag: string): string {
  return `${host}/generation/${encodeURIComponent(tag)}`;
}

/** A cache that fails or hangs must not fail the request: it then counts as empty. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await withDeadline(work(), "The cache does not respond", timeoutMs);
  } catch (error) {
    log("warn", "local_cache_failed", { error: String(error) });
    return undefined;
  }
}
