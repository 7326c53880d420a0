import { and, asc, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client.ts";
import { ocpiOperatorParties, ocpiOperators, stations } from "../../db/schema.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { partyPrefix } from "../ocpi-objects/object-key.rules.ts";
import type { Party } from "../ocpi-objects/read-location.rules.ts";
import type { OperatorRow } from "./ocpi-operators.queries.ts";

export type PartyRow = typeof ocpiOperatorParties.$inferSelect;

/** The parties that an operator speaks for beside its own, by name. */
export function listParties(db: Db, operatorId: string): Promise<PartyRow[]> {
  return db
    .select()
    .from(ocpiOperatorParties)
    .where(eq(ocpiOperatorParties.operatorId, operatorId))
    .orderBy(asc(ocpiOperatorParties.name), asc(ocpiOperatorParties.partyId));
}

/** The statement that adds parties of an operator; those that are known keep whether they are shown. */
export function addParties(
  db: Db,
  operatorId: string,
  { parties, isShown, now }: { parties: (Party & { name: string | null })[]; isShown: boolean; now: number },
): BatchItem<"sqlite">[] {
  return parties.map(({ countryCode, partyId, name }) =>
    db
      .insert(ocpiOperatorParties)
      .values({ operatorId, countryCode, partyId, name, isShown, seenAt: now })
      .onConflictDoUpdate({
        target: [
          ocpiOperatorParties.operatorId,
          ocpiOperatorParties.countryCode,
          ocpiOperatorParties.partyId,
        ],
        set: { name: sql`coalesce(excluded.name, name)`, seenAt: now },
      }),
  );
}

/**
 * Whether the objects of a party are an operator's. A hub may speak for one that its list of
 * clients has not named yet; it is added and not shown.
 */
export async function speaksFor(db: Db, operator: OperatorRow, party: Party, now: number): Promise<boolean> {
  if (partyPrefix(operator, party) === "") return true;
  const { countryCode, partyId } = party;
  const [row] = await db
    .select({ partyId: ocpiOperatorParties.partyId })
    .from(ocpiOperatorParties)
    .where(
      and(
        eq(ocpiOperatorParties.operatorId, operator.id),
        eq(ocpiOperatorParties.countryCode, countryCode),
        eq(ocpiOperatorParties.partyId, partyId),
      ),
    );
  if (row || !operator.isHub) return row !== undefined;
  const [added] = addParties(db, operator.id, { parties: [{ ...party, name: null }], isShown: false, now });
  await added;
  return true;
}

/**
 * Chooses which parties of an operator visitors see, named such as `IN*VLT`. Stations of the others
 * are hidden; those of the chosen ones are mapped by the job that applies prices.
 */
export async function showParties(
  db: Db,
  operator: OperatorRow,
  shown: readonly string[],
  context: WriteContext,
): Promise<void> {
  const { now } = context;
  const parties = await listParties(db, operator.id);
  const isShown = ({ countryCode, partyId }: PartyRow) => shown.includes(`${countryCode}*${partyId}`);
  const changed = parties.filter((party) => isShown(party) !== party.isShown);
  await auditedBatch(db, context, {
    write: db
      .update(ocpiOperators)
      .set({ pull: sql`json_set(coalesce(pull, '{}'), '$.pricesAfter', '')`, updatedAt: now })
      .where(eq(ocpiOperators.id, operator.id)),
    audit: { action: "ocpi.parties", subjectId: operator.id },
    after: changed.flatMap((party) => [
      db
        .update(ocpiOperatorParties)
        .set({ isShown: isShown(party) })
        .where(
          and(
            eq(ocpiOperatorParties.operatorId, operator.id),
            eq(ocpiOperatorParties.countryCode, party.countryCode),
            eq(ocpiOperatorParties.partyId, party.partyId),
          ),
        ),
      hideOrShow(db, operator, party, { isShown: isShown(party), now }),
    ]),
  });
}

function hideOrShow(
  db: Db,
  operator: OperatorRow,
  party: Party,
  { isShown, now }: { isShown: boolean; now: number },
): BatchItem<"sqlite"> {
  const prefix = partyPrefix(operator, party);
  const isOf = sql`party_id = ${operator.id} AND location_id >= ${prefix} AND location_id < ${`${prefix}\uffff`}`;
  return isShown
    ? db
        .update(stations)
        .set({ hiddenReason: null, updatedAt: now })
        .where(sql`${isOf} AND hidden_reason = 'revoked'`)
    : db.update(stations).set({ hiddenReason: "revoked", updatedAt: now }).where(isOf);
}
