import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { idField } from "#shared/contract/fields.ts";
import type { AppEnv } from "../env.ts";
import { describeError, log } from "../platform/log.ts";
import { seal, unseal } from "../platform/seal.ts";
import { HttpError, isRefusal } from "./errors.ts";
import {
  abandonRun,
  claimKey,
  type IdempotentRun,
  isAppliedByOther,
  releaseKey,
  type StoredKey,
  storeResponse,
} from "./idempotency.queries.ts";
import { describeRoute } from "./route-metadata.ts";

/** How long a request waits for the response of another run, before it is told to try again. */
const waitMs = 6000;
const pollMs = 150;
/** Larger responses are not stored: a row of D1 holds 2 MB, and they are stored as base64. */
const maxResponseChars = 400_000;

/** What is stored of a response, sealed. */
interface StoredResponse {
  contentType: string | null;
  etag: string | null;
  body: string;
}

/**
 * Middleware for POSTs of staff: the same `Idempotency-Key` of the same account gives the first
 * response again for a day, and never a second write. Responses are stored encrypted, because some
 * hold a link or a token that is shown once. Refused requests are not stored.
 */
export const idempotency = describeRoute(
  createMiddleware<AppEnv>(async (c, next) => {
    const header = c.req.header("Idempotency-Key");
    if (header === undefined || c.get("run")) return next();
    const { data: key, error } = idField.safeParse(header);
    if (error) throw new HttpError("invalid_request", { message: "Use a UUID as Idempotency-Key." });
    const run = { id: c.get("newId")(), adminId: c.get("admin").id, key: key.toLowerCase() };
    const earlier = await claimOrWait(c, run).catch(async (failure) => {
      // The claim may be stored although the database did not say so.
      await abandonRun(c.get("db"), run).catch(() => undefined);
      throw failure;
    });
    if (earlier) return replay(c, run, earlier);
    c.set("run", run);
    await next();
    if (isAppliedByOther(c.error)) {
      const other = await claimOrWait(c, run);
      c.res = undefined;
      if (other) c.res = await replay(c, run, other);
      return;
    }
    // The response is right even when this fails.
    await settle(c, run).catch((failure) =>
      log("error", "idempotency_failed", { requestId: c.get("requestId"), error: describeError(failure) }),
    );
  }),
  { idempotent: true },
);

/**
 * Claims the key for a run and returns null; or returns the key with the response of another run,
 * which is waited for.
 */
async function claimOrWait(c: Context<AppEnv>, run: IdempotentRun): Promise<StoredKey | null> {
  const { pathname, search } = new URL(c.req.url);
  const request = `${c.req.method} ${pathname}${search}`;
  for (let waited = 0; ; waited += pollMs) {
    const stored = await claimKey(c.get("db"), run, { request, now: c.get("now") });
    if (stored && stored.request !== request) {
      throw new HttpError("conflict", { message: "This Idempotency-Key belongs to another request." });
    }
    if (stored && stored.status !== null) return stored;
    if (stored?.runId === run.id && stored.appliedBy === null) return null;
    const isLost = stored?.appliedBy && stored.claimedAt === 0;
    if (isLost || waited >= waitMs) throw stored?.appliedBy ? doneAlready() : new HttpError("unavailable");
    await scheduler.wait(pollMs);
  }
}

/** The error for a request that was done, but whose response is not known any more. */
function doneAlready(): HttpError {
  return new HttpError("conflict", { message: "This was done already. Reload the page to see it." });
}

/** Stores what came of the run. */
async function settle(c: Context<AppEnv>, run: IdempotentRun): Promise<void> {
  const db = c.get("db");
  if (c.error && !isRefusal(c.error)) return abandonRun(db, run);
  if (!c.res.ok) return releaseKey(db, run);
  const { status, headers } = c.res;
  const text = JSON.stringify({
    contentType: headers.get("Content-Type"),
    etag: headers.get("ETag"),
    body: await c.res.clone().text(),
  } satisfies StoredResponse);
  const response = text.length <= maxResponseChars ? await seal(secretOf(c), contextOf(run), text) : null;
  await storeResponse(db, run, { status, response });
}

/** The stored response. */
async function replay(c: Context<AppEnv>, run: IdempotentRun, stored: StoredKey): Promise<Response> {
  const text = stored.response && (await unseal(secretOf(c), contextOf(run), stored.response));
  if (!text) throw doneAlready();
  const { contentType, etag, body } = JSON.parse(text) as StoredResponse;
  return new Response(body || null, {
    status: stored.status ?? 200,
    headers: {
      "Idempotent-Replayed": "true",
      ...(contentType && { "Content-Type": contentType }),
      ...(etag && { ETag: etag }),
    },
  });
}

/** Set wherever somebody is signed in. */
function secretOf(c: Context<AppEnv>): string {
  return c.env.AUTH_SECRET ?? "";
}

/** A stored response opens only for its own account and key. */
function contextOf({ adminId, key }: IdempotentRun): string {
  return `idempotency ${adminId} ${key}`;
}
