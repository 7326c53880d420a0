import { and, asc, eq, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ocpiOperatorParties, ocpiOperators, stations } from "../../db/schema.ts";
import { sha256 } from "../../platform/digest.ts";
import { auditedBatch, type WriteContext } from "../audit/audit.queries.ts";
import { endFailure } from "./ocpi-failures.queries.ts";

export type OperatorRow = typeof ocpiOperators.$inferSelect;

/** `isConnected`: the handshake is done, so the token opens more than credentials and versions. */
export type CallingOperator = OperatorRow & { isConnected: boolean };

/** A push is noted at most this often. */
const pushNoteMs = 60_000;

/** The operator whose token this is, or null. */
export async function findOperator(db: Db, token: string): Promise<CallingOperator | null> {
  const hash = await sha256(token);
  const [row] = await db
    .select()
    .from(ocpiOperators)
    .where(or(eq(ocpiOperators.tokenCHash, hash), eq(ocpiOperators.tokenAHash, hash)))
    .limit(1);
  return row ? { ...row, isConnected: row.tokenCHash === hash } : null;
}

/** All operators by name, or the one with this id. */
export async function listOperators(db: Db, id?: string): Promise<ListedOperator[]> {
  const count = sql<number>`(SELECT count(*) FROM stations
    WHERE stations.party_id = ocpi_parties.id AND is_active = 1 AND is_published = 1 AND hidden_reason IS NULL)`;
  const rows = await db
    .select({
      operator: ocpiOperators,
      stations: count,
      refused: problems("IS NOT"),
      repaired: problems("IS"),
    })
    .from(ocpiOperators)
    .where(id === undefined ? undefined : eq(ocpiOperators.id, id))
    .orderBy(asc(ocpiOperators.name));
  const parties = await db
    .select()
    .from(ocpiOperatorParties)
    .where(id === undefined ? undefined : eq(ocpiOperatorParties.operatorId, id))
    .orderBy(asc(ocpiOperatorParties.countryCode), asc(ocpiOperatorParties.partyId));
  return rows.map(({ operator, ...counts }) => ({
    ...operator,
    ...counts,
    parties: parties.filter(({ operatorId }) => operatorId === operator.id),
  }));
}

export type ListedOperator = OperatorRow & {
  stations: number;
  refused: number;
  repaired: number;
  parties: (typeof ocpiOperatorParties.$inferSelect)[];
};

function problems(isRefused: "IS" | "IS NOT") {
  return sql<number>`(SELECT count(*) FROM ocpi_problems
    WHERE operator_id = ocpi_parties.id AND refusal ${sql.raw(isRefused)} NULL)`;
}

export type NewOperator = Pick<OperatorRow, "id" | "name" | "countryCode" | "partyId"> & {
  versionsUrl: string | null;
  tokenAHash: string;
};

/** Adds an operator; fails with a unique violation when its ids are taken. */
export async function insertOperator(db: Db, operator: NewOperator, context: WriteContext): Promise<void> {
  const { now } = context;
  await auditedBatch(db, context, {
    write: db
      .insert(ocpiOperators)
      .values({ ...operator, status: "pending", createdAt: now, updatedAt: now }),
    audit: { action: "ocpi.add", subjectId: operator.id },
  });
}

/** Removes an operator that never got connected. One that was connected earlier stays revoked. */
export async function deletePendingOperator(db: Db, id: string): Promise<void> {
  const isPending = and(eq(ocpiOperators.id, id), eq(ocpiOperators.status, "pending"));
  const hasLocations = sql`EXISTS (SELECT 1 FROM ocpi_locations WHERE party_id = ${id})`;
  await db.batch([
    db.update(ocpiOperators).set({ status: "revoked", tokenAHash: null }).where(and(isPending, hasLocations)),
    db.delete(ocpiOperators).where(isPending),
  ]);
}

/** Takes up an operator again that was revoked; null when none with these ids is. */
export async function renewOperator(
  db: Db,
  { countryCode, partyId, name, versionsUrl, tokenAHash }: NewOperator,
  context: WriteContext,
): Promise<string | null> {
  const isRevoked = and(
    eq(ocpiOperators.countryCode, countryCode),
    eq(ocpiOperators.partyId, partyId),
    eq(ocpiOperators.status, "revoked"),
  );
  const [row] = await db.select({ id: ocpiOperators.id }).from(ocpiOperators).where(isRevoked);
  if (!row) return null;
  const change = { name, versionsUrl, tokenAHash, status: "pending" } as const;
  await updateOperatorAudited(db, { id: row.id, change, action: "rotate" }, context);
  return row.id;
}

type OperatorChange = Partial<Omit<OperatorRow, "id" | "createdAt">>;

/** Changes columns of an operator. */
export async function updateOperator(db: Db, id: string, change: OperatorChange, now: number): Promise<void> {
  await db
    .update(ocpiOperators)
    .set({ ...change, updatedAt: now })
    .where(eq(ocpiOperators.id, id));
}

/** The same, with an entry in the audit log. */
export async function updateOperatorAudited(
  db: Db,
  { id, change, action }: { id: string; change: OperatorChange; action: "connect" | "rotate" },
  context: WriteContext,
): Promise<void> {
  const { now } = context;
  await auditedBatch(db, context, {
    before: change.lastError === null ? [endFailure(db, id, { lastError: null, now })] : [],
    write: db
      .update(ocpiOperators)
      .set({ ...change, updatedAt: now })
      .where(eq(ocpiOperators.id, id)),
    audit: { action: `ocpi.${action}`, subjectId: id },
  });
}

/** Ends the connection: no token of the operator works any more, and its stations are hidden. */
export async function revokeOperator(db: Db, id: string, context: WriteContext): Promise<void> {
  const { now } = context;
  await auditedBatch(db, context, {
    before: [endFailure(db, id, { lastError: null, now })],
    write: db
      .update(ocpiOperators)
      .set({
        status: "revoked",
        tokenAHash: null,
        tokenCHash: null,
        tokenB: null,
        endpoints: null,
        pull: null,
        lastError: null,
        errorSince: null,
        updatedAt: now,
      })
      .where(eq(ocpiOperators.id, id)),
    audit: { action: "ocpi.revoke", subjectId: id },
    after: [
      db.update(stations).set({ hiddenReason: "revoked", updatedAt: now }).where(eq(stations.operatorId, id)),
    ],
  });
}

/** Notes that an operator pushed just now, at most once a minute. */
export async function notePush(db: Db, operator: OperatorRow, now: number): Promise<void> {
  if (operator.lastPushAt !== null && operator.lastPushAt > now - pushNoteMs) return;
  await db
    .update(ocpiOperators)
    .set({ lastPushAt: now })
    .where(and(eq(ocpiOperators.id, operator.id), lt(sql`coalesce(last_push_at, 0)`, now)));
}

/** Notes why a push or a pull of an operator failed, and since when. */
export async function noteError(
  db: Db,
  operator: OperatorRow,
  { error: lastError, now }: { error: string; now: number },
): Promise<void> {
  if (operator.lastError === lastError) return;
  await db.batch([
    endFailure(db, operator.id, { lastError, now }),
    db.update(ocpiOperators).set({ lastError, errorSince: now }).where(eq(ocpiOperators.id, operator.id)),
  ]);
}
