import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { ocpiOperators, ocpiTariffs } from "../../db/schema.ts";
import { type OcpiTariff, timeOf } from "../ocpi-objects/ocpi.schemas.ts";

interface Owner {
  db: Db;
  operatorId: string;
  now: number;
}

function isTariff(operatorId: string, key: string) {
  return and(eq(ocpiTariffs.operatorId, operatorId), eq(ocpiTariffs.tariffKey, key));
}

/** A tariff as an operator reads it back; null when it is not known. */
export async function findTariff(db: Db, operatorId: string, key: string): Promise<OcpiTariff | null> {
  const [row] = await db
    .select({ body: ocpiTariffs.body })
    .from(ocpiTariffs)
    .where(isTariff(operatorId, key));
  return (row?.body as unknown as OcpiTariff | undefined) ?? null;
}

/** Stores a tariff, unless a newer one is stored. */
export function storeTariff(
  key: string,
  tariff: OcpiTariff,
  { db, operatorId, now }: Owner,
): BatchItem<"sqlite"> {
  const body = tariff as Record<string, unknown>;
  const lastUpdated = Math.min(timeOf(tariff.last_updated), now);
  return db
    .insert(ocpiTariffs)
    .values({ operatorId, tariffKey: key, body, lastUpdated, seenAt: now })
    .onConflictDoUpdate({
      target: [ocpiTariffs.operatorId, ocpiTariffs.tariffKey],
      set: {
        body: sql`CASE WHEN last_updated <= excluded.last_updated THEN excluded.body ELSE body END`,
        lastUpdated: sql`max(last_updated, excluded.last_updated)`,
        seenAt: now,
      },
    });
}

/** Removes a tariff; false when it was not known. */
export async function deleteTariff({ db, operatorId }: Owner, key: string): Promise<boolean> {
  const removed = await db
    .delete(ocpiTariffs)
    .where(isTariff(operatorId, key))
    .returning({ key: ocpiTariffs.tariffKey });
  return removed.length > 0;
}

/** Removes the tariffs that a pull that began at `since` did not find. */
export async function deleteUnseenTariffs({ db, operatorId }: Owner, since: number): Promise<number> {
  const removed = await db
    .delete(ocpiTariffs)
    .where(and(eq(ocpiTariffs.operatorId, operatorId), sql`seen_at < ${since}`))
    .returning({ key: ocpiTariffs.tariffKey });
  return removed.length;
}

/** Has the prices of the operator's stations computed again, from its first station on. */
export async function requestPrices({ db, operatorId }: Owner): Promise<void> {
  await db
    .update(ocpiOperators)
    .set({ pull: sql`json_set(coalesce(pull, '{}'), '$.pricesAfter', '')` })
    .where(eq(ocpiOperators.id, operatorId));
}
