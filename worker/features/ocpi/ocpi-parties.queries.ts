import { and, asc, eq, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ocpiParties, stations } from "../../db/schema.ts";
import { sha256 } from "../../platform/digest.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";

export type PartyRow = typeof ocpiParties.$inferSelect;

/** `isConnected`: the handshake is done, so the token opens more than credentials and versions. */
export type CallingParty = PartyRow & { isConnected: boolean };

/** A push is noted at most this often. */
const pushNoteMs = 60_000;

/** The operator whose token this is, or null. */
export async function findCaller(db: Db, token: string): Promise<CallingParty | null> {
  const hash = await sha256(token);
  const [row] = await db
    .select()
    .from(ocpiParties)
    .where(or(eq(ocpiParties.tokenCHash, hash), eq(ocpiParties.tokenAHash, hash)))
    .limit(1);
  return row ? { ...row, isConnected: row.tokenCHash === hash } : null;
}

/** All operators by name, or the one with this id. */
export async function listParties(db: Db, id?: string): Promise<(PartyRow & { stations: number })[]> {
  const count = sql<number>`(SELECT count(*) FROM stations
    WHERE stations.party_id = ocpi_parties.id AND is_active = 1 AND is_published = 1 AND hidden_reason IS NULL)`;
  const rows = await db
    .select({ party: ocpiParties, stations: count })
    .from(ocpiParties)
    .where(id === undefined ? undefined : eq(ocpiParties.id, id))
    .orderBy(asc(ocpiParties.name));
  return rows.map((row) => ({ ...row.party, stations: row.stations }));
}

export type NewParty = Pick<PartyRow, "id" | "name" | "countryCode" | "partyId"> & {
  versionsUrl: string | null;
  tokenAHash: string;
};

/** Adds an operator; fails with a unique violation when its ids are taken. */
export async function insertParty(db: Db, party: NewParty, context: WriteContext): Promise<void> {
  const { now } = context;
  await auditedBatch(db, context, {
    write: db.insert(ocpiParties).values({ ...party, status: "pending", createdAt: now, updatedAt: now }),
    audit: { action: "ocpi.add", subjectId: party.id },
  });
}

/** Removes an operator that never got connected. */
export async function deletePendingParty(db: Db, id: string): Promise<void> {
  await db.delete(ocpiParties).where(and(eq(ocpiParties.id, id), eq(ocpiParties.status, "pending")));
}

type PartyChange = Partial<Omit<PartyRow, "id" | "createdAt">>;

/** Changes columns of an operator. */
export async function updateParty(db: Db, id: string, change: PartyChange, now: number): Promise<void> {
  await db
    .update(ocpiParties)
    .set({ ...change, updatedAt: now })
    .where(eq(ocpiParties.id, id));
}

/** The same, with an entry in the audit log. */
export async function updatePartyAudited(
  db: Db,
  { id, change, action }: { id: string; change: PartyChange; action: "connect" | "rotate" },
  context: WriteContext,
): Promise<void> {
  await auditedBatch(db, context, {
    write: db
      .update(ocpiParties)
      .set({ ...change, updatedAt: context.now })
      .where(eq(ocpiParties.id, id)),
    audit: { action: `ocpi.${action}`, subjectId: id },
  });
}

/** Ends the connection: no token of the operator works any more, and its stations are hidden. */
export async function revokeParty(db: Db, id: string, context: WriteContext): Promise<void> {
  const { now } = context;
  await auditedBatch(db, context, {
    write: db
      .update(ocpiParties)
      .set({
        status: "revoked",
        tokenAHash: null,
        tokenCHash: null,
        tokenB: null,
        endpoints: null,
        pull: null,
        lastError: null,
        updatedAt: now,
      })
      .where(eq(ocpiParties.id, id)),
    audit: { action: "ocpi.revoke", subjectId: id },
    after: [
      db.update(stations).set({ hiddenReason: "revoked", updatedAt: now }).where(eq(stations.partyId, id)),
    ],
  });
}

/** Notes that an operator pushed just now, at most once a minute. */
export async function notePush(db: Db, party: PartyRow, now: number): Promise<void> {
  if (party.lastPushAt !== null && party.lastPushAt > now - pushNoteMs) return;
  await db
    .update(ocpiParties)
    .set({ lastPushAt: now })
    .where(and(eq(ocpiParties.id, party.id), lt(sql`coalesce(last_push_at, 0)`, now)));
}

/** Notes why a push or a pull of an operator failed. */
export async function noteError(db: Db, party: PartyRow, lastError: string): Promise<void> {
  if (party.lastError === lastError) return;
  await db.update(ocpiParties).set({ lastError }).where(eq(ocpiParties.id, party.id));
}
