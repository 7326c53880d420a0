import type { Context, Next } from "hono";
import { purge, recordPurge } from "../../cache/purge.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError, isRefusal } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import type { WriteTarget } from "./record-table.queries.ts";

/** The timeout for a database busy with a write; a Worker has 30 seconds after its response. */
const writeTimeoutMs = 25_000;

/** Finds a live record as staff read it. */
export type Find<Item> = (db: Db, id: string, now: number) => Promise<Item | null>;

/** A live record; throws `not_found` when there is none. */
export async function requireRecord<Item>(c: Context<AppEnv>, find: Find<Item>, id: string): Promise<Item> {
  const item = await find(c.get("db"), id, c.get("now"));
  if (!item) throw new HttpError("not_found");
  return item;
}

/** A record with its version as the ETag. */
export function itemResponse<Item extends { version: number }>(
  c: Context<AppEnv>,
  item: Item,
  status: 200 | 201 = 200,
) {
  return c.json({ data: item }, status, { ETag: versionTag(item.version) });
}

/** The record that a request writes, with the versions that its `If-Match` allows. */
export function targetOf(c: Context<AppEnv>, id: string): WriteTarget {
  return { id, versions: allowedVersions(c.req.header("If-Match")) };
}

/**
 * Why a write changed nothing: the record was deleted, or it is not in a version that may be
 * overwritten. A write without `If-Match` fails only on a deleted record, even if somebody has
 * restored it since.
 */
export async function conflictError<Item extends { version: number }>(
  c: Context<AppEnv>,
  find: Find<Item>,
  { id, versions }: WriteTarget,
): Promise<HttpError> {
  const current = versions && (await find(c.get("db"), id, c.get("now")));
  if (!current) return new HttpError("not_found");
  return new HttpError("precondition_failed", {
    data: current,
    headers: { ETag: versionTag(current.version) },
  });
}

/** The error for a slug that another record has; `noun` is "article" or "station". */
export function slugTakenError(noun: string): HttpError {
  const message = `Another ${noun} has this address already`;
  return new HttpError("conflict", { message, details: [`slug: ${message}`] });
}

/** Purges everything in the edge cache that shows records of a kind. */
export async function purgeTag(c: Context<AppEnv>, tag: string): Promise<void> {
  await purge(c.env, c.executionCtx, c.get("now"), [tag]);
}

/**
 * Middleware: a write that failed unexpectedly may still have been, or be, committed, and nothing
 * older may be served then. So the purge runs at once, and is stored for the cron to run again:
 * the database commits that after the write.
 */
export function purgeAfterFailure(tag: string) {
  return async (c: Context<AppEnv>, next: Next): Promise<void> => {
    await next();
    if (c.req.method === "GET" || !c.error || isRefusal(c.error)) return;
    await purgeTag(c, tag);
    c.executionCtx.waitUntil(recordPurge(c.env, c.get("now"), [tag], writeTimeoutMs));
  };
}
