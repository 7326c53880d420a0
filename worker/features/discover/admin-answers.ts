import type { Context } from "hono";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import { purge } from "../../cache/purge.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import { findItem } from "./discover-admin.queries.ts";
import type { Target, WriteContext } from "./discover-write.queries.ts";

/** Answers with a record and the tag of its version. */
export function answerItem(c: Context<AppEnv>, item: DiscoverAdminItem, status: 200 | 201 = 200) {
  return c.json({ data: item }, status, { ETag: versionTag(item.version) });
}

/** A live item, or the failure that says there is none. */
export async function liveItem(db: Db, id: string): Promise<DiscoverAdminItem> {
  const item = await findItem(db, id);
  if (!item) throw new HttpError("not_found");
  return item;
}

/** The record that a request is about, and which of its versions may be overwritten. */
export function targetOf(c: Context<AppEnv>, id: string): Target {
  return { id, versions: allowedVersions(c.req.header("If-Match")) };
}

/** Who writes in this request, and when. */
export function writeContext(c: Context<AppEnv>): WriteContext {
  const { id, name } = c.get("admin");
  const clock = c.get("clock");
  return { actor: { id, name, requestId: c.get("requestId") }, now: clock.now(), auditId: clock.id() };
}

/**
 * Why a write changed nothing: the record was gone, or it is not the version that the writer saw. Who named no version met a record that was gone, even
 * if somebody restores it this moment.
 */
export async function refused(db: Db, { id, versions }: Target): Promise<HttpError> {
  const current = versions && (await findItem(db, id));
  if (!current) return new HttpError("not_found");
  return new HttpError("precondition_failed", {
    data: current,
    headers: { ETag: versionTag(current.version) },
  });
}

/** Drops every cached response that shows discover items: lists, articles, feeds and the sitemap. */
export async function purgeDiscover(c: Context<AppEnv>): Promise<void> {
  await purge(c.env, c.executionCtx, c.get("clock").now(), ["discover"]);
}
