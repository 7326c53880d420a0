import { type Context, Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { describeError, log } from "../../platform/log.ts";
import { readTariff } from "../ocpi-objects/read-tariff.rules.ts";
import { keyOf, readObject, requireOwnObject, requirePastTimes, requireSameIds } from "./ocpi-auth.ts";
import { notePush } from "./ocpi-operators.queries.ts";
import { applyPrices } from "./ocpi-prices.ts";
import { usable } from "./ocpi-refusals.ts";
import { ocpiSuccess, unknownObject } from "./ocpi-response.ts";
import { deleteTariff, findTariff, requestPrices, storeTariff } from "./ocpi-tariffs.queries.ts";

const address = "/:country_code/:party_id/:tariff_id";

/** Tariffs as operators push them, mounted at `/ocpi/emsp/2.2.1/tariffs`. */
export const ocpiTariffRoutes = new Hono<AppEnv>()
  .use(address, requireOwnObject)
  .get(address, async (c) => {
    const id = c.req.param("tariff_id");
    const tariff = await findTariff(c.get("db"), c.get("operator").id, keyOf(c, id));
    if (!tariff) throw unknownObject(`Tariff ${id}`);
    return ocpiSuccess(c, { data: tariff });
  })
  .put(address, async (c) => {
    const sent = await readObject(c);
    const { country_code, party_id, tariff_id: id } = c.req.param();
    requireSameIds(sent, { country_code, party_id, id });
    const tariff = await usable(c, readTariff({ country_code, party_id, id, ...sent }, null), sent);
    const owner = ownerOf(c);
    await requirePastTimes(c, [tariff.last_updated]);
    const known = await findTariff(owner.db, owner.operatorId, keyOf(c, id));
    await owner.db.batch([storeTariff(keyOf(c, id), tariff, owner)]);
    await pricesChanged(c);
    return ocpiSuccess(c, { created: !known });
  })
  .delete(address, async (c) => {
    const id = c.req.param("tariff_id");
    if (!(await deleteTariff(ownerOf(c), keyOf(c, id)))) throw unknownObject(`Tariff ${id}`);
    await pricesChanged(c);
    return ocpiSuccess(c);
  });

function ownerOf(c: Context<AppEnv>) {
  return { db: c.get("db"), operatorId: c.get("operator").id, now: c.get("now") };
}

/** The first stations get their new price right after the response, the cron does the rest. */
async function pricesChanged(c: Context<AppEnv>): Promise<void> {
  const owner = ownerOf(c);
  await requestPrices(owner);
  await notePush(owner.db, c.get("operator"), owner.now);
  const applied = applyPrices(c.env, c.executionCtx, { ...owner, newId: c.get("newId"), maxPages: 1 });
  c.executionCtx.waitUntil(
    applied.catch((error) => log("error", "ocpi_prices_failed", { error: describeError(error) })),
  );
}
