import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { ocpiParties } from "../../db/schema.ts";
import type { PartyRow } from "./ocpi-parties.queries.ts";

/** Where the reading of an operator's lists goes on. */
export interface ListState {
  startedAt: number;
  module: "tariffs" | "locations";
  /** The next page; null: the first one. */
  next: string | null;
  /** Objects read of this module, and how many there are. */
  seen: number;
  total: number;
  /** Objects that could not be used, and whether the list got shorter while it was read. */
  skipped: number;
  shrank: boolean;
}

/** What `ocpi_parties.pull` holds. `pricesAfter`: prices are computed again after this location. */
export interface PullState {
  list?: ListState;
  pricesAfter?: string;
}

export function pullStateOf({ pull }: PartyRow): PullState {
  return (pull ?? {}) as PullState;
}

/** The statement that notes where the reading goes on. */
export function saveList(db: Db, partyId: string, list: ListState): BatchItem<"sqlite"> {
  return db
    .update(ocpiParties)
    .set({ pull: sql`json_set(coalesce(pull, '{}'), '$.list', json(${JSON.stringify(list)}))` })
    .where(eq(ocpiParties.id, partyId));
}

/** Ends the reading of lists that began at `lastPullAt`. */
export async function endList(
  db: Db,
  partyId: string,
  { lastPullAt, lastError }: { lastPullAt: number; lastError: string | null },
): Promise<void> {
  await db
    .update(ocpiParties)
    .set({ pull: sql`json_remove(coalesce(pull, '{}'), '$.list')`, lastError, lastPullAt })
    .where(eq(ocpiParties.id, partyId));
}

/** The statement that notes after which location prices go on; null: they are done. */
export function savePrices(db: Db, partyId: string, after: string | null): BatchItem<"sqlite"> {
  const pull =
    after === null
      ? sql`json_remove(coalesce(pull, '{}'), '$.pricesAfter')`
      : sql`json_set(coalesce(pull, '{}'), '$.pricesAfter', ${after})`;
  return db.update(ocpiParties).set({ pull }).where(eq(ocpiParties.id, partyId));
}

/** The connected operators. */
export async function listConnected(db: Db): Promise<PartyRow[]> {
  return db.select().from(ocpiParties).where(eq(ocpiParties.status, "connected"));
}
