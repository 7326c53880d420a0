import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { ocpiParties, ocpiTariffs } from "../../db/schema.ts";
import { type OcpiLocation, type OcpiTariff, timeOf } from "./ocpi.schemas.ts";
import { tariffIdsOf } from "./ocpi-location.rules.ts";

interface Owner {
  db: Db;
  partyId: string;
  now: number;
}

function isTariff(partyId: string, id: string) {
  return and(eq(ocpiTariffs.partyId, partyId), eq(ocpiTariffs.tariffKey, id.toLowerCase()));
}

/** A tariff as an operator reads it back; null when it is not known. */
export async function findTariff(db: Db, partyId: string, id: string): Promise<OcpiTariff | null> {
  const [row] = await db.select({ body: ocpiTariffs.body }).from(ocpiTariffs).where(isTariff(partyId, id));
  return (row?.body as unknown as OcpiTariff | undefined) ?? null;
}

/** The tariffs that the connectors of these locations name, by operator and by key. */
export async function namedTariffs(
  db: Db,
  locations: readonly { partyId: string; location: OcpiLocation }[],
): Promise<Map<string, Map<string, OcpiTariff>>> {
  const keys = locations.flatMap(({ partyId, location }) =>
    tariffIdsOf(location).map((key) => [partyId, key]),
  );
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ partyId: ocpiTariffs.partyId, key: ocpiTariffs.tariffKey, body: ocpiTariffs.body })
    .from(ocpiTariffs)
    .where(
      sql`(${ocpiTariffs.partyId}, ${ocpiTariffs.tariffKey})
        IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(keys)}))`,
    );
  const byParty = Map.groupBy(rows, ({ partyId }) => partyId);
  return new Map(
    [...byParty].map(([partyId, own]) => [
      partyId,
      new Map(own.map(({ key, body }) => [key, body as unknown as OcpiTariff])),
    ]),
  );
}

/** Stores a tariff, unless a newer one is stored. */
export function storeTariff(tariff: OcpiTariff, { db, partyId, now }: Owner): BatchItem<"sqlite"> {
  const body = tariff as Record<string, unknown>;
  const lastUpdated = Math.min(timeOf(tariff.last_updated), now);
  return db
    .insert(ocpiTariffs)
    .values({ partyId, tariffKey: tariff.id.toLowerCase(), body, lastUpdated, seenAt: now })
    .onConflictDoUpdate({
      target: [ocpiTariffs.partyId, ocpiTariffs.tariffKey],
      set: {
        body: sql`CASE WHEN last_updated <= excluded.last_updated THEN excluded.body ELSE body END`,
        lastUpdated: sql`max(last_updated, excluded.last_updated)`,
        seenAt: now,
      },
    });
}

/** Removes a tariff; false when it was not known. */
export async function deleteTariff({ db, partyId }: Owner, id: string): Promise<boolean> {
  const removed = await db
    .delete(ocpiTariffs)
    .where(isTariff(partyId, id))
    .returning({ key: ocpiTariffs.tariffKey });
  return removed.length > 0;
}

/** Removes the tariffs that a pull that began at `since` did not find. */
export async function deleteUnseenTariffs({ db, partyId }: Owner, since: number): Promise<number> {
  const removed = await db
    .delete(ocpiTariffs)
    .where(and(eq(ocpiTariffs.partyId, partyId), sql`seen_at < ${since}`))
    .returning({ key: ocpiTariffs.tariffKey });
  return removed.length;
}

/** Has the prices of the operator's stations computed again, from its first station on. */
export async function requestPrices({ db, partyId }: Owner): Promise<void> {
  await db
    .update(ocpiParties)
    .set({ pull: sql`json_set(coalesce(pull, '{}'), '$.pricesAfter', '')` })
    .where(eq(ocpiParties.id, partyId));
}
