import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { forgetPurge, recordPurge, waitingPurges } from "../db/cache-purges.ts";
import { type Db, openDb } from "../db/client.ts";
import type { AppEnv } from "../env.ts";
import { matchesEtag } from "../http/precondition.ts";
import { sha256 } from "../platform/digest.ts";
import { describeError, log } from "../platform/log.ts";
import {
  expireTags,
  findPlace,
  findStored,
  type Place,
  type StoredAnswer,
  storeAnswer,
} from "./local-cache.ts";

/** What the browser and the edge are told about an answer that may be stored. */
export const cacheHeaders = {
  "Cache-Control": "public, max-age=0, must-revalidate",
  "Cloudflare-CDN-Cache-Control": "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800",
} as const;

const uncachedAtEdge: Record<string, string> = { "Cloudflare-CDN-Cache-Control": "no-store" };

/** Milliseconds for which a stored answer is good, and for which it still helps when there is no better one. */
export const fresh = 3_600_000;
const usableOnError = 604_800_000;

/** An answer that lies in the stand-in, with its place there. */
export interface KeptAnswer {
  place: Place;
  stored: StoredAnswer;
}

interface CachePlan {
  /** What a purge names to drop the answer. The answer may name more of them in its own `Cache-Tag`. */
  tags: string[];
  /** The address of the answer, made only of what was understood: path and validated parameters. */
  key: string;
  /** False when the request carries parameters that were not understood: the edge, whose key is the whole address, stores nothing. */
  canonical: boolean;
}

/**
 * Lets the edge store a route's answer under `tags`. Stands behind `validate`, whose result is the key. Only a 200 is stored;
 * `when` false leaves an answer uncached.
 */
export function publicCache({ tags, when }: { tags: string[]; when?: (query: object) => boolean }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const query = (c.req.valid("query" as never) as object | undefined) ?? {};
    if (when && !when(query)) return next();
    const canonical = Object.keys(c.req.query()).every((name) => name in query);
    const answer = await answerThroughCache(
      c,
      { tags, key: `${new URL(c.req.url).pathname}?${canonicalQuery(query)}`, canonical },
      async () => {
        await next();
        return c.res;
      },
    );
    c.res = undefined;
    c.res = answer;
  });
}

/** Parameters in one order and one spelling. */
function canonicalQuery(query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

/**
 * Answers from the cache or from `produce`, with `ETag`, 304 and the headers for browser and edge. Cloudflare's own cache stands before the
 * Worker and answers a hit alone; where it does not exist (local workerd), the stand-in of `local-cache.ts` keeps its rules.
 */
export async function answerThroughCache(
  c: Context<AppEnv>,
  plan: CachePlan,
  produce: () => Promise<Response>,
): Promise<Response> {
  if (nativeCache(c.executionCtx)) {
    const answer = await toStored(await produce(), plan.tags, 0);
    if (answer instanceof Response) return answer;
    return present(c, answer, plan.canonical ? {} : uncachedAtEdge);
  }
  const now = c.get("clock").now();
  const place = skipsCache(c.req.raw.headers) ? null : await findPlace(plan.key, plan.tags, now);
  const stored = place && (await findStored(place));
  if (place && stored && now - stored.storedAt < fresh) {
    if (plan.canonical) c.set("kept", { place, stored });
    return present(c, stored, { "Cf-Cache-Status": "HIT" });
  }
  const answer = await toStored(await produce(), plan.tags, now);
  if (answer instanceof Response) {
    const rescue = stored && answer.status >= 500 && now - stored.storedAt < usableOnError;
    return rescue ? present(c, stored, { "Cf-Cache-Status": "STALE", "Cache-Control": "no-store" }) : answer;
  }
  if (place) storeAnswer(place, answer, c.executionCtx);
  return present(c, answer, { "Cf-Cache-Status": place ? "MISS" : "BYPASS" });
}

/** As the edge does: who is signed in, or asks for a new answer, neither reads nor fills the cache. */
export function skipsCache(headers: Headers): boolean {
  return headers.has("Authorization") || /no-cache/.test(headers.get("Cache-Control") ?? "");
}

/** Reads an answer that may be stored; any other comes back as it is. */
async function toStored(response: Response, tags: string[], now: number): Promise<StoredAnswer | Response> {
  const refuses = /no-store|private/.test(response.headers.get("Cache-Control") ?? "");
  if (response.status !== 200 || refuses || response.headers.has("Set-Cookie")) return response;
  const body = await response.arrayBuffer();
  const etag = await sha256(body, 12);
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Tag")) headers.set("Cache-Tag", tags.join(", "));
  headers.set("ETag", `"${etag}"`);
  for (const [name, value] of Object.entries(cacheHeaders)) headers.set(name, value);
  return { body, headers: [...headers], storedAt: now };
}

function present(c: Context<AppEnv>, stored: StoredAnswer, more: Record<string, string>): Response {
  const headers = new Headers(stored.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  if (!matchesEtag(c.req.header("If-None-Match"), headers.get("ETag")))
    return new Response(stored.body, { headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

interface Purger {
  DB: D1Database;
}

/**
 * Drops every stored answer under these tags, everywhere. Called after a write has gone through; never fails: a purge that the edge refuses is kept and
 * tried again by `retryPurges`.
 */
export async function purge(env: Purger, ctx: unknown, now: number, tags: string[]): Promise<void> {
  if (!(await purgeNow(ctx, tags))) await notePurge(env, now, tags);
}

/** Lets `retryPurges` do a purge, again or at last. Never fails; waits `milliseconds` for the database. */
export async function notePurge(
  env: Purger,
  now: number,
  tags: string[],
  milliseconds?: number,
): Promise<void> {
  try {
    await recordPurge(openDb(env.DB, milliseconds), tags, now);
  } catch (error) {
    log("error", "purge_lost", { tags, error: describeError(error) });
  }
}

/** Tries the purges that failed once more. Safe to run at any time, and to be cut off. */
export async function retryPurges(db: Db, ctx: unknown): Promise<void> {
  const waiting = await waitingPurges(db);
  const tags = [...new Set(waiting.flatMap((purge) => purge.tags))];
  if (tags.length > 0 && (await purgeNow(ctx, tags))) {
    await forgetPurge(
      db,
      waiting.map(({ seq }) => seq),
    );
  }
}

async function purgeNow(ctx: unknown, tags: string[]): Promise<boolean> {
  try {
    const native = nativeCache(ctx);
    if (native) {
      const { success, errors } = await native.purge({ tags });
      if (!success) log("warn", "purge_refused", { tags, errors });
      return success;
    }
    await expireTags(tags);
    return true;
  } catch (error) {
    log("warn", "purge_failed", { tags, error: String(error) });
    return false;
  }
}

/** Cloudflare's own cache before the Worker; undefined where there is none. */
export function nativeCache(ctx: unknown): CacheContext | undefined {
  return (ctx as ExecutionContext).cache;
}
