import type { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";
import { matchesEtag } from "../http/precondition.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { fresh, type KeptAnswer, skipsCache } from "./edge-cache.ts";
import { isPresent } from "./local-cache.ts";

/** A whole answer in one encoding, ready to be sent again. */
interface Representation {
  body: ArrayBuffer;
  headers: Headers;
}

interface FrontEntry extends KeptAnswer {
  plain: Representation;
  /** Null for what does not get smaller. */
  zipped: Representation | null;
  etag: string | null;
}

const entries = new Map<string, FrontEntry>();
const mostEntries = 500;

/**
 * Stands before the application where Cloudflare's cache does not: answers a hit as that does, before the application and its log see the
 * request, with the headers (the request's id too) of the answer that was stored, and compressed for whoever reads gzip, as every browser does.
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
    const { body } = kept.stored;
    const isText = /^text\/|json|xml/.test(headers.get("Content-Type") ?? "");
    if (isText) headers.append("Vary", "Accept-Encoding");
    const zipped = isText ? await zip(body, headers) : null;
    entries.delete(url);
    entries.set(url, { ...kept, plain: { body, headers }, zipped, etag: headers.get("ETag") });
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

function answerAgain({ plain, zipped, etag }: FrontEntry, request: Request): Response {
  const chosen = zipped && acceptsGzip(request) ? zipped : plain;
  const { body, headers } = chosen;
  if (!matchesEtag(request.headers.get("If-None-Match"), etag)) {
    return new Response(body, { headers, encodeBody: chosen === zipped ? "manual" : "automatic" });
  }
  const unchanged = new Headers(headers);
  for (const name of ["Content-Type", "Content-Encoding"]) unchanged.delete(name);
  return new Response(null, { status: 304, headers: unchanged });
}

/**
 * Whether the client names gzip without refusing it (`q=0`). What stands before a Worker accepts encodings of its own, and tells the
 * client's apart: empty when it named none.
 */
function acceptsGzip({ cf, headers }: Request): boolean {
  const accepted = cf?.clientAcceptEncoding ?? headers.get("Accept-Encoding");
  return typeof accepted === "string" && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);
}

/** The same answer compressed. Other bytes are another representation, so its tag becomes a weak one. */
async function zip(body: ArrayBuffer, plain: Headers): Promise<Representation> {
  const headers = new Headers(plain);
  headers.set("Content-Encoding", "gzip");
  headers.set("ETag", `W/${plain.get("ETag")}`);
  const stream = new Response(body).body?.pipeThrough(new CompressionStream("gzip"));
  return { body: await new Response(stream).arrayBuffer(), headers };
}
