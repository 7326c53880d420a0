import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { Db } from "../../db/client.ts";
import { HttpError } from "../../http/errors.ts";
import { findItem } from "./discover-admin.queries.ts";

/** The tag of cached responses that show Discover items. */
export const discoverTag = "discover";

/** A live item; throws `not_found` when there is none. */
export async function requireItem(db: Db, id: string): Promise<DiscoverAdminItem> {
  const item = await findItem(db, id);
  if (!item) throw new HttpError("not_found");
  return item;
}
