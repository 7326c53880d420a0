import type { Context } from "hono";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import { purge } from "../../cache/purge.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import { findItem } from "./discover-admin.queries.ts";
import type { WriteTarget } from "./discover-write.queries.ts";

/** An item with its version as the ETag. */
export function itemResponse(c: Context<AppEnv>, item: DiscoverAdminItem, status: 200 | 201 = 200) {
  return c.json({ data: item }, status, { ETag: versionTag(item.version) });
}

/** A live item; throws `not_found` when there is none. */
export async function requireItem(db: Db, id: string): Promise<DiscoverAdminItem> {
  const item = await findItem(db, id);
  if (!item) throw new HttpError("not_found");
  return item;
}

/** The item that a request writes, with the versions that its `If-Match` allows. */
export function targetOf(c: Context<AppEnv>, id: string): WriteTarget {
  return { id, versions: allowedVersions(c.req.header("If-Match")) };
}

/**
 * Why a write changed nothing: the item was deleted, or it is not in a version that may be
 * overwritten. A write without `If-Match` fails only on a deleted item, even if somebody has
 * restored it since.
 */
export async function conflictError(db: Db, { id, versions }: WriteTarget): Promise<HttpError> {
  const current = versions && (await findItem(db, id));
  if (!current) return new HttpError("not_found");
  return new HttpError("precondition_failed", {
    data: current,
    headers: { ETag: versionTag(current.version) },
  });
}

/** Purges everything in the edge cache that shows Discover items. */
export async function purgeDiscover(c: Context<AppEnv>): Promise<void> {
  await purge(c.env, c.executionCtx, c.get("clock").now(), ["discover"]);
}
