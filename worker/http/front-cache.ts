import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";
import { type Clock, systemClock } from "./clock.ts";
import { fresh, type KeptAnswer, matchesTag, skipsCache } from "./edge-cache.ts";
import { isPresent } from "./local-cache.ts";

/** A whole answer, ready to be sent again. */
interface FrontEntry extends KeptAnswer {
  headers: Headers;
  etag: string | null;
}

const entries = new Map<string, FrontEntry>();
const mostEntries = 500;

/**
 * Stands before everything else where Cloudflare's cache does not: answers a hit as that does, before the application and its log see the
 * request, with the headers (the request's id too) of the answer that was stored.
 */
export function frontCache(clock: Clock = systemClock) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const request = c.req.raw;
    const entry = entries.get(request.url);
    if (entry && isUsable(entry, request, clock.now())) return answerAgain(entry, request);
    await next();
    const kept = c.get("kept");
    if (!kept || c.res.status !== 200) return;
    const headers = new Headers(c.res.headers);
    headers.set("Cf-Cache-Status", "HIT");
    // Meant for the edge, which keeps them to itself.
    for (const name of ["Cloudflare-CDN-Cache-Control", "Cache-Tag"]) headers.delete(name);
    entries.delete(request.url);
    entries.set(request.url, { ...kept, headers, etag: headers.get("ETag") });
    const [oldest] = entries.keys();
    if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
  });
}

function isUsable({ place, stored }: FrontEntry, request: Request, now: number): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  return !skipsCache(request.headers) && now - stored.storedAt < fresh && isPresent(place, now);
}

function answerAgain({ stored, headers, etag }: FrontEntry, request: Request): Response {
  if (!matchesTag(request.headers.get("If-None-Match"), etag)) return new Response(stored.body, { headers });
  const unchanged = new Headers(headers);
  unchanged.delete("Content-Type");
  return new Response(null, { status: 304, headers: unchanged });
}
