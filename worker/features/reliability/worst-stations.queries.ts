import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { WorstStation, WorstStations } from "#shared/contract/reliability.ts";
import { type Shares, sharesOf } from "#shared/reliability.ts";
import type { Db } from "../../db/client.ts";
import { ocpiOperators, stationDays, stationStatus, stations } from "../../db/schema.ts";
import { figureDays, recordedDays, sums } from "./reliability.queries.ts";
import { dayAfter } from "./station-day.rules.ts";
import { whyUnknown } from "./unknown-cause.rules.ts";

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
  const facts = await stationsById(
    db,
    [...broken, ...unknown].map(({ id }) => id),
    now,
  );
  const named = (found: readonly (Shares & { id: string })[]): WorstStation[] =>
    found.flatMap((shares) => {
      const station = facts.get(shares.id);
      return station ? [{ ...station, ...shares }] : [];
    });
  return { to: last, broken: named(broken), unknown: named(unknown) };
}

async function stationsById(db: Db, ids: string[], now: number) {
  const { isActive, id, name, city, operatorId, operatorName } = stations;
  const isListed = inArray(id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  const [rows, operators] = await Promise.all([
    db
      .select({ id, name, city, operatorId, operatorName, reports: stationStatus.evses })
      .from(stations)
      .leftJoin(stationStatus, eq(stationStatus.stationId, id))
      .where(and(isListed, eq(isActive, true))),
    db.select().from(ocpiOperators),
  ]);
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
        },
      ];
    }),
  );
}
