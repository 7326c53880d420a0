import { and, between, eq, gte, inArray, sql } from "drizzle-orm";
import type { WorstStation, WorstStations } from "#shared/contract/reliability.ts";
import { type Shares, sharesOf } from "#shared/reliability.ts";
import type { Db } from "../../db/client.ts";
import { ocpiFailures, ocpiOperators, stationDays, stationStatus, stations } from "../../db/schema.ts";
import { figureDays, recordedDays, sums } from "./reliability.queries.ts";
import { dayAfter, dayStart } from "./station-day.rules.ts";
import { unknownInFailures, whyUnknown } from "./unknown-cause.rules.ts";

const listed = 10;

/** The stations that were broken most in the last 30 days, and those of which least was known. */
export async function listWorst(db: Db, now: number): Promise<WorstStations> {
  const { last } = await recordedDays(db);
  if (last === null) return { to: null, broken: [], unknown: [] };
  const rows = await db
    .select({ id: stationDays.stationId, ...sums })
    .from(stationDays)
    .where(between(stationDays.day, dayAfter(last, 1 - figureDays), last))
    .groupBy(stationDays.stationId);
  const recorded = rows.flatMap(({ id, ...seconds }) => {
    const shares = sharesOf(seconds);
    return shares ? [{ id, ...shares }] : [];
  });
  const worst = (kind: "broken" | "unknown") =>
    recorded
      .filter((station) => station[kind] > 0)
      .toSorted((one, other) => other[kind] - one[kind])
      .slice(0, listed);
  const [broken, unknown] = [worst("broken"), worst("unknown")];
  const ids = new Set([...broken, ...unknown].map(({ id }) => id));
  const facts = await stationsById(db, { ids: [...ids], last, now });
  const named = (found: readonly (Shares & { id: string })[]): WorstStation[] =>
    found.flatMap((shares) => {
      const station = facts.get(shares.id);
      return station ? [{ ...station, ...shares }] : [];
    });
  return { to: last, broken: named(broken), unknown: named(unknown) };
}

interface Listed {
  ids: string[];
  /** The last day on record. */
  last: string;
  now: number;
}

async function stationsById(db: Db, { ids, last, now }: Listed) {
  const { isActive, id, name, city, operatorId, operatorName } = stations;
  const listedIds = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const isListed = inArray(id, listedIds);
  const first = dayAfter(last, 1 - figureDays);
  const [rows, operators, days, failures] = await Promise.all([
    db
      .select({ id, name, city, operatorId, operatorName, reports: stationStatus.evses })
      .from(stations)
      .leftJoin(stationStatus, eq(stationStatus.stationId, id))
      .where(and(isListed, eq(isActive, true))),
    db.select().from(ocpiOperators),
    db
      .select()
      .from(stationDays)
      .where(and(inArray(stationDays.stationId, listedIds), between(stationDays.day, first, last))),
    db
      .select()
      .from(ocpiFailures)
      .where(gte(ocpiFailures.until, dayStart(first))),
  ]);
  const daysOf = Map.groupBy(days, ({ stationId }) => stationId);
  const failuresOf = Map.groupBy(
    [...failures, ...operators.flatMap((operator) => lastingFailure(operator, now))],
    (failure) => failure.operatorId,
  );
  const operatorOf = new Map(operators.map((operator) => [operator.id, operator]));
  return new Map(
    rows.map(({ id, name, city, operatorId, operatorName, reports }) => {
      const operator = operatorOf.get(operatorId ?? "");
      const connection = operator ? { ...operator, isConnected: operator.status === "connected" } : null;
      return [
        id,
        {
          ...{ id, name, city, operator: operatorName ?? operator?.name ?? "" },
          whyUnknown: whyUnknown(Object.values(reports ?? {}), connection, now),
          unknownInFailures: unknownInFailures(daysOf.get(id) ?? [], failuresOf.get(operatorId ?? "") ?? []),
        },
      ];
    }),
  );
}

/** The failure that an operator has now. */
function lastingFailure({ id, lastError, errorSince }: typeof ocpiOperators.$inferSelect, now: number) {
  if (lastError === null || errorSince === null) return [];
  return [{ operatorId: id, since: errorSince, until: now, message: lastError }];
}
