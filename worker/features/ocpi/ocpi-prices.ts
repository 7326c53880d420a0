import { purge } from "../../cache/purge.ts";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { stationsTag } from "../stations/stations.rules.ts";
import { changeLocations, listLocationKeys } from "./ocpi-locations.queries.ts";
import { savePrices } from "./ocpi-pull-state.queries.ts";

/** Locations of one transaction. */
export const pageSize = 50;

interface Prices {
  db: Db;
  operatorId: string;
  now: number;
  newId: () => string;
  /** The key of the location that was done last. */
  after?: string;
  maxPages: number;
}

/** Gives an operator's stations the prices of its tariffs as they are now, some pages of them. */
export async function applyPrices(env: Bindings, ctx: unknown, prices: Prices): Promise<void> {
  const { db, operatorId, now, newId, maxPages } = prices;
  let after = prices.after ?? "";
  let factsChanged = false;
  for (let page = 1; page <= maxPages; page++) {
    const keys = await listLocationKeys(db, { operatorId, after, limit: pageSize });
    const last = keys.length === pageSize ? (keys.at(-1) ?? null) : null;
    const written = await changeLocations(new Map(keys.map((key) => [key, (stored) => stored])), {
      ...{ db, operatorId, now, newId },
      isForced: true,
    });
    await savePrices(db, operatorId, last);
    factsChanged ||= written.factsChanged;
    if (last === null) break;
    after = last;
  }
  if (factsChanged) await purge(env, ctx, now, [stationsTag]);
}
