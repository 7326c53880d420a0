import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import {
  type OcpiOperator,
  type OcpiOperatorCreated,
  type OcpiOperatorList,
  type OcpiProblem,
  type OcpiProblemList,
  ocpiOperatorInput,
  ocpiShownInput,
} from "#shared/contract/ocpi.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { sha256 } from "../../platform/digest.ts";
import { requireStepUp } from "../admins/step-up.ts";
import { writeContext } from "../audit/write-context.ts";
import { siteUrlFor } from "../mail/mailer.ts";
import { purgeTag } from "../records/record.responses.ts";
import { stationsTag } from "../stations/stations.rules.ts";
import { OperatorError } from "./ocpi-client.ts";
import { disconnect, registerAt, rotateTokens, unregister } from "./ocpi-handshake.ts";
import {
  deletePendingOperator,
  insertOperator,
  type ListedOperator,
  listOperators,
  noteError,
  type OperatorRow,
  renewOperator,
  updateOperatorAudited,
} from "./ocpi-operators.queries.ts";
import { showParties } from "./ocpi-parties.queries.ts";
import { applyPrices } from "./ocpi-prices.ts";
import { listProblems, type ProblemRow } from "./ocpi-problems.queries.ts";
import { pullOperator } from "./ocpi-pull.ts";
import { pullStateOf } from "./ocpi-pull-state.queries.ts";
import { ocpiSiteOf } from "./ocpi-site.rules.ts";
import { newCredentialsToken } from "./ocpi-token.ts";

/** Pages that "pull now" reads before it answers; the cron reads the rest. */
const pagesNow = 4;

/** Problems of an operator that its owner reads. */
const problemsShown = 50;

/** The operators that feed stations, mounted at `/api/ocpi/admin/parties`. */
export const ocpiOperatorRoutes = new Hono<AppEnv>()
  .get("/", async (c) => {
    const operators = await listOperators(c.get("db"));
    const { versions: versionsUrl } = ocpiSiteOf(siteUrlFor(c));
    return c.json({ parties: operators.map(toOperator), versionsUrl } satisfies OcpiOperatorList);
  })
  .post("/", requireStepUp("always"), validate("json", ocpiOperatorInput), async (c) => {
    const db = c.get("db");
    const { tokenA: theirToken, ...fields } = c.req.valid("json");
    const id = c.get("newId")();
    const tokenA = newCredentialsToken();
    const operator = { ...fields, id, tokenAHash: await sha256(tokenA) };
    const addedId = (await renewOperator(db, operator, writeContext(c))) ?? id;
    if (addedId === id) {
      await insertOperator(db, operator, writeContext(c)).catch((error: unknown) => {
        if (isUniqueViolation(error)) throw operatorTaken();
        throw error;
      });
    }
    if (theirToken && fields.versionsUrl) {
      await register(c, addedId, { url: fields.versionsUrl, token: theirToken });
    }
    const data = toOperator(await requireOperator(db, addedId));
    return c.json({ data, tokenA: theirToken ? null : tokenA } satisfies OcpiOperatorCreated, 201);
  })
  .post("/:id/rotate", requireStepUp("always"), validate("param", idParam), async (c) => {
    const db = c.get("db");
    const operator = await requireOperator(db, c.req.valid("param").id);
    const tokenA = operator.status === "connected" ? await rotate(c, operator) : await invite(c, operator);
    const data = toOperator(await requireOperator(db, operator.id));
    return c.json({ data, tokenA } satisfies OcpiOperatorCreated);
  })
  .post("/:id/pull", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const operator = await requireOperator(db, c.req.valid("param").id);
    if (operator.status !== "connected" || !operator.endpoints?.locations) {
      throw new HttpError("conflict", { message: `${operator.name} offers no list of stations to read.` });
    }
    const run = { env: c.env, ctx: c.executionCtx, db, now: c.get("now"), maxPages: pagesNow };
    await pullOperator(run, operator, true);
    return c.json({ data: toOperator(await requireOperator(db, operator.id)) });
  })
  .put("/:id/shown", validate("param", idParam), validate("json", ocpiShownInput), async (c) => {
    const db = c.get("db");
    const operator = await requireOperator(db, c.req.valid("param").id);
    await showParties(db, operator, c.req.valid("json").shown, writeContext(c));
    const prices = {
      db,
      operatorId: operator.id,
      now: c.get("now"),
      newId: c.get("newId"),
      maxPages: pagesNow,
    };
    await applyPrices(c.env, c.executionCtx, prices);
    await purgeTag(c, stationsTag);
    return c.json({ data: toOperator(await requireOperator(db, operator.id)) });
  })
  .get("/:id/problems", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = await requireOperator(db, c.req.valid("param").id);
    const problems = await listProblems(db, id, problemsShown);
    return c.json({ problems: problems.map(toProblem) } satisfies OcpiProblemList);
  })
  .delete("/:id", requireStepUp("always"), validate("param", idParam), async (c) => {
    const db = c.get("db");
    const operator = await requireOperator(db, c.req.valid("param").id);
    await disconnect(c, operator.id, writeContext(c));
    c.executionCtx.waitUntil(unregister(c.env, operator));
    return c.json({ data: toOperator(await requireOperator(db, operator.id)) });
  });

/** Registers us at an operator; an operator that refuses is not added. */
async function register(
  c: Context<AppEnv>,
  id: string,
  invitation: { url: string; token: string },
): Promise<void> {
  const db = c.get("db");
  const handshake = { env: c.env, db, site: siteUrlFor(c), context: writeContext(c) };
  try {
    await registerAt(await requireOperator(db, id), invitation, handshake);
  } catch (error) {
    await deletePendingOperator(db, id);
    throw asConflict(error);
  }
}

/** New tokens for both sides of a connection. */
async function rotate(c: Context<AppEnv>, operator: OperatorRow): Promise<null> {
  const db = c.get("db");
  try {
    await rotateTokens(operator, { env: c.env, db, site: siteUrlFor(c), context: writeContext(c) });
  } catch (error) {
    if (error instanceof OperatorError)
      await noteError(db, operator, { error: error.message, now: c.get("now") });
    throw asConflict(error);
  }
  return null;
}

/** A new token to register with, for an operator that is not connected. */
async function invite(c: Context<AppEnv>, { id }: OperatorRow): Promise<string> {
  const tokenA = newCredentialsToken();
  const change = { status: "pending", tokenAHash: await sha256(tokenA) } as const;
  await updateOperatorAudited(c.get("db"), { id, change, action: "rotate" }, writeContext(c));
  return tokenA;
}

function asConflict(error: unknown): unknown {
  return error instanceof OperatorError ? new HttpError("conflict", { message: error.message }) : error;
}

function operatorTaken(): HttpError {
  const message = "There is an operator with this country and these letters already";
  return new HttpError("conflict", { message, details: [`partyId: ${message}`] });
}

async function requireOperator(db: Db, id: string): Promise<ListedOperator> {
  const operator = (await listOperators(db, id))[0];
  if (!operator) throw new HttpError("not_found", { message: "There is no such operator." });
  return operator;
}

function toOperator(row: ListedOperator): OcpiOperator {
  const { id, name, countryCode, partyId, versionsUrl, status, stations, lastError } = row;
  const { refused, repaired } = row;
  return {
    ...{ id, name, countryCode, partyId, versionsUrl, status, stations, lastError, refused, repaired },
    errorSince: isoTimeOrNull(row.errorSince),
    isHub: row.isHub,
    parties: row.parties.map(({ countryCode, partyId, name: partyName, isShown }) => ({
      party: `${countryCode}*${partyId}`,
      name: partyName,
      isShown,
    })),
    canPull: status === "connected" && row.endpoints?.locations !== undefined,
    isPulling: pullStateOf(row).list !== undefined,
    lastPushAt: isoTimeOrNull(row.lastPushAt),
    lastPullAt: isoTimeOrNull(row.lastPullAt),
  };
}

function toProblem({ operatorId: _, firstAt, lastAt, ...row }: ProblemRow): OcpiProblem {
  return { ...row, firstAt: isoTime(firstAt), lastAt: isoTime(lastAt) };
}
