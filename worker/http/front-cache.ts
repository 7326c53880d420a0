import type { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";
import { type Clock, systemClock } from "./clock.ts";
import { fresh, type KeptAnswer, matchesTag, skipsCache } from "./edge-cache.ts";
import { isPresent } from "./local-cache.ts";

/** A whole answer, ready to be sent again. */
interface FrontEntry extends KeptAnswer {
  /** Text as a string: a `Response` takes that faster than bytes. */
  body: string | ArrayBuffer;
  headers: Headers;
  etag: string | null;
}

const entries = new Map<string, FrontEntry>();
const mostEntries = 500;

/**
 * Stands before the application where Cloudflare's cache does not: answers a hit as that does, before the application and its log see the
 * request, with the headers (the request's id too) of the answer that was stored.
 */
export function putBehindFrontCache(app: Hono<AppEnv>, clock: Clock = systemClock): void {
  const answer = app.fetch;
  app.fetch = (request, ...rest) => {
    const entry = entries.get(request.url);
    return entry && isUsable(entry, request, clock.now())
      ? answerAgain(entry, request)
      : answer(request, ...rest);
  };
  app.use(keepAnswers());
}

function keepAnswers() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const kept = c.get("kept");
    if (!kept || c.res.status !== 200) return;
    const { url } = c.req.raw;
    const headers = new Headers(c.res.headers);
    headers.set("Cf-Cache-Status", "HIT");
    // Meant for the edge, which keeps them to itself.
    for (const name of ["Cloudflare-CDN-Cache-Control", "Cache-Tag"]) headers.delete(name);
    entries.delete(url);
    const { body } = kept.stored;
    const isText = /^text\/|json|xml/.test(headers.get("Content-Type") ?? "");
    entries.set(url, {
      ...kept,
      body: isText ? new TextDecoder("utf-8", { fatal: false, ignoreBOM: true }).decode(body) : body,
      headers,
      etag: headers.get("ETag"),
    });
    const [oldest] = entries.keys();
    if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
  });
}

function isUsable({ place, stored }: FrontEntry, request: Request, now: number): boolean {
  return (
    request.method === "GET" &&
    !skipsCache(request.headers) &&
    now - stored.storedAt < fresh &&
    isPresent(place, now)
  );
}

function answerAgain({ body, headers, etag }: FrontEntry, request: Request): Response {
  if (!matchesTag(request.headers.get("If-None-Match"), etag)) return new Response(body, { headers });
  const unchanged = new Headers(headers);
  unchanged.delete("Content-Type");
  return new Response(null, { status: 304, headers: unchanged });
}
