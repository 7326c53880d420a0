import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { dayMs, hourMs } from "#shared/time.ts";
import type { AppEnv } from "../env.ts";
import { matchesEtag, notModified } from "../http/precondition.ts";
import { isDevelopment } from "../platform/development.ts";
import { sha256 } from "../platform/digest.ts";
import { localCacheKey, matchLocal, putLocal } from "./local-cache.ts";

/** Headers of a response that the edge may store; browsers always revalidate. */
const cacheHeaders = {
  "Cache-Control": "public, max-age=0, must-revalidate",
  "Cloudflare-CDN-Cache-Control": "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800",
} as const;

/** How long a response is stored, at the edge and in the local cache; `seconds` and no longer. */
function lifetimeOf(seconds: number | undefined) {
  if (seconds === undefined) return { headers: cacheHeaders, freshMs: hourMs, staleIfErrorMs: 7 * dayMs };
  const headers = { ...cacheHeaders, "Cloudflare-CDN-Cache-Control": `public, max-age=${seconds}` };
  return { headers, freshMs: seconds * 1000, staleIfErrorMs: 0 };
}

/** Headers with which the edge stores a response that streams through it, of any length and without `ETag`. */
export function edgeHeaders(tags: readonly string[]) {
  return { ...cacheHeaders, "Cache-Tag": tags.join(", ") };
}

interface CachePolicy {
  /** Purging one of these drops the response. A response may set its own `Cache-Tag` instead. */
  tags: readonly string[];
  /** Path and validated parameters, without any that were ignored. */
  path: string;
  /** False when the URL has ignored parameters: the edge keys by URL and must not store it. */
  isCanonical: boolean;
  /** For how long it is stored, where not for an hour and longer during errors. */
  seconds?: number | undefined;
}

interface CacheOptions {
  tags: readonly string[];
  when?: (query: object) => boolean;
  seconds?: number;
}

/**
 * Middleware that lets the edge store a route's 200 responses under `tags`. Place it after
 * `validate`, whose query is part of the cache key. `when` false leaves a request uncached.
 */
export function publicCache({ tags, when, seconds }: CacheOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const query = (c.req.valid("query" as never) as object | undefined) ?? {};
    if (when && !when(query)) return next();
    const isCanonical = Object.keys(c.req.query()).every((name) => name in query);
    const path = `${new URL(c.req.url).pathname}?${canonicalQuery(query)}`;
    const response = await throughEdgeCache(c, { tags, path, isCanonical, seconds }, async () => {
      await next();
      return c.res;
    });
    // Hono merges the headers of a response that is already set.
    c.res = undefined;
    c.res = response;
  });
}

/** Validated parameters in the order and spelling of the schema. */
function canonicalQuery(query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

/**
 * The response for a cacheable request, with `ETag`, 304 and headers for browser and edge.
 * Cloudflare's cache serves a hit without running the Worker; where there is none, the local
 * cache follows the same rules.
 */
export async function throughEdgeCache(
  c: Context<AppEnv>,
  { tags, path, isCanonical, seconds }: CachePolicy,
  produce: () => Promise<Response>,
): Promise<Response> {
  if (!nativeCache(c.executionCtx)) return throughLocalCache(c, { tags, path, seconds }, produce);
  const { response, isStorable } = await prepare(await produce(), tags, lifetimeOf(seconds).headers);
  if (!isStorable) return response;
  if (!isCanonical) response.headers.set("Cloudflare-CDN-Cache-Control", "no-store");
  return conditional(c, response);
}

async function throughLocalCache(
  c: Context<AppEnv>,
  { tags, path, seconds }: Omit<CachePolicy, "isCanonical">,
  produce: () => Promise<Response>,
): Promise<Response> {
  const now = c.get("now");
  const cacheKey = bypassesCache(c.req.raw.headers) ? null : await localCacheKey(path, tags);
  const cached = cacheKey && (await matchLocal(cacheKey));
  const age = cached ? now - cached.storedAt : Number.POSITIVE_INFINITY;
  const { headers, freshMs, staleIfErrorMs } = lifetimeOf(seconds);
  if (cached && age < freshMs) return conditional(c, withHeaders(cached.response, "HIT", headers));
  const { response, isStorable } = await prepare(await produce(), tags, headers);
  if (isStorable) {
    if (cacheKey) putLocal(cacheKey, response, { now, ctx: c.executionCtx });
    return conditional(c, withHeaders(response, cacheKey ? "MISS" : "BYPASS"));
  }
  if (!cached || response.status < 500 || age >= staleIfErrorMs) return response;
  return conditional(c, withHeaders(cached.response, "STALE", { "Cache-Control": "no-store" }));
}

/** As at the edge: signed-in requests and forced reloads neither read nor fill the cache. */
function bypassesCache(headers: Headers): boolean {
  if (isDevelopment) return true;
  return headers.has("Authorization") || /no-cache/.test(headers.get("Cache-Control") ?? "");
}

/** Adds cache headers to a response that may be stored; any other is returned unchanged. */
async function prepare(response: Response, tags: readonly string[], lifetime: Record<string, string>) {
  const forbidden = /no-store|private/.test(response.headers.get("Cache-Control") ?? "");
  if (response.status !== 200 || forbidden || response.headers.has("Set-Cookie"))
    return { response, isStorable: false };
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Tag")) headers.set("Cache-Tag", tags.join(", "));
  headers.set("ETag", `"${await sha256(body, 12)}"`);
  for (const [name, value] of Object.entries(lifetime)) headers.set(name, value);
  return { response: new Response(body, { headers }), isStorable: true };
}

/** A copy whose headers can be changed, with the status that production's cache would report. */
function withHeaders(
  response: Response,
  cacheStatus: "HIT" | "MISS" | "STALE" | "BYPASS",
  headers: Record<string, string> = {},
): Response {
  const copy = new Response(response.body, response);
  copy.headers.set("Cf-Cache-Status", cacheStatus);
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value);
  return copy;
}

/** The response, or 304 without a body when the client has it already. */
function conditional(c: Context<AppEnv>, response: Response): Response {
  const isKnown = matchesEtag(c.req.header("If-None-Match"), response.headers.get("ETag"));
  return isKnown ? notModified(response.headers) : response;
}

/** Cloudflare's cache in front of the Worker; undefined where there is none. */
export function nativeCache(ctx: unknown): CacheContext | undefined {
  return (ctx as ExecutionContext).cache;
}
