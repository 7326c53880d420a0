import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import {
  type OcpiParty,
  type OcpiPartyCreated,
  type OcpiPartyList,
  ocpiPartyInput,
} from "#shared/contract/ocpi.ts";
import { isoTimeOrNull } from "#shared/time.ts";
import { type Db, openDb } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { sha256 } from "../../platform/digest.ts";
import { requireStepUp } from "../admins/step-up.ts";
import { writeContext } from "../audit/write-context.ts";
import { siteUrlFor } from "../mail/mailer.ts";
import { ocpiSiteOf } from "./ocpi.rules.ts";
import { OperatorError } from "./ocpi-client.ts";
import { disconnect, registerAt, rotateTokens, sayGoodbye } from "./ocpi-handshake.ts";
import {
  deletePendingParty,
  insertParty,
  listParties,
  noteError,
  type PartyRow,
  updatePartyAudited,
} from "./ocpi-parties.queries.ts";
import { pullParty } from "./ocpi-pull.ts";
import { pullStateOf } from "./ocpi-pull-state.queries.ts";
import { newCredentialsToken } from "./ocpi-token.ts";

/** Pages that "pull now" reads before it answers; the cron reads the rest. */
const pagesNow = 4;

type ListedParty = Awaited<ReturnType<typeof listParties>>[number];

/** The operators that feed stations, mounted at `/api/ocpi/admin/parties`. */
export const ocpiPartyRoutes = new Hono<AppEnv>()
  .get("/", async (c) => {
    const parties = await listParties(openDb(c.env.DB));
    const { versions: versionsUrl } = ocpiSiteOf(siteUrlFor(c));
    return c.json({ parties: parties.map(toParty), versionsUrl } satisfies OcpiPartyList);
  })
  .post("/", requireStepUp("always"), validate("json", ocpiPartyInput), async (c) => {
    const db = openDb(c.env.DB);
    const { tokenA: theirToken, ...fields } = c.req.valid("json");
    const id = c.get("clock").id();
    const tokenA = newCredentialsToken();
    const party = { ...fields, id, tokenAHash: await sha256(tokenA) };
    await insertParty(db, party, writeContext(c)).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw partyTaken();
      throw error;
    });
    if (theirToken && fields.versionsUrl) {
      await register(c, id, { url: fields.versionsUrl, token: theirToken });
    }
    const data = toParty(await requireParty(db, id));
    return c.json({ data, tokenA: theirToken ? null : tokenA } satisfies OcpiPartyCreated, 201);
  })
  .post("/:id/rotate", requireStepUp("always"), validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const party = await requireParty(db, c.req.valid("param").id);
    const tokenA = party.status === "connected" ? await rotate(c, party) : await invite(c, party);
    const data = toParty(await requireParty(db, party.id));
    return c.json({ data, tokenA } satisfies OcpiPartyCreated);
  })
  .post("/:id/pull", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const party = await requireParty(db, c.req.valid("param").id);
    if (party.status !== "connected" || !party.endpoints?.locations) {
      throw new HttpError("conflict", { message: `${party.name} offers no list of stations to read.` });
    }
    const run = { env: c.env, ctx: c.executionCtx, db, now: c.get("clock").now(), maxPages: pagesNow };
    await pullParty(run, party, true);
    return c.json({ data: toParty(await requireParty(db, party.id)) });
  })
  .delete("/:id", requireStepUp("always"), validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB);
    const party = await requireParty(db, c.req.valid("param").id);
    await disconnect(c, party.id, writeContext(c));
    c.executionCtx.waitUntil(sayGoodbye(c.env, party));
    return c.json({ data: toParty(await requireParty(db, party.id)) });
  });

/** Registers us at an operator; an operator that refuses is not added. */
async function register(
  c: Context<AppEnv>,
  id: string,
  invitation: { url: string; token: string },
): Promise<void> {
  const db = openDb(c.env.DB);
  const handshake = { env: c.env, db, site: siteUrlFor(c), context: writeContext(c) };
  try {
    await registerAt(await requireParty(db, id), invitation, handshake);
  } catch (error) {
    await deletePendingParty(db, id);
    throw asConflict(error);
  }
}

/** New tokens for both sides of a connection. */
async function rotate(c: Context<AppEnv>, party: PartyRow): Promise<null> {
  const db = openDb(c.env.DB);
  try {
    await rotateTokens(party, { env: c.env, db, site: siteUrlFor(c), context: writeContext(c) });
  } catch (error) {
    if (error instanceof OperatorError) await noteError(db, party, error.message);
    throw asConflict(error);
  }
  return null;
}

/** A new token to register with, for an operator that is not connected. */
async function invite(c: Context<AppEnv>, { id }: PartyRow): Promise<string> {
  const tokenA = newCredentialsToken();
  const change = { status: "pending", tokenAHash: await sha256(tokenA) } as const;
  await updatePartyAudited(openDb(c.env.DB), { id, change, action: "rotate" }, writeContext(c));
  return tokenA;
}

function asConflict(error: unknown): unknown {
  return error instanceof OperatorError ? new HttpError("conflict", { message: error.message }) : error;
}

function partyTaken(): HttpError {
  const message = "There is an operator with this country and these letters already";
  return new HttpError("conflict", { message, details: [`partyId: ${message}`] });
}

async function requireParty(db: Db, id: string): Promise<ListedParty> {
  const party = (await listParties(db, id))[0];
  if (!party) throw new HttpError("not_found", { message: "There is no such operator." });
  return party;
}

function toParty(row: ListedParty): OcpiParty {
  const { id, name, countryCode, partyId, versionsUrl, status, stations, lastError } = row;
  return {
    ...{ id, name, countryCode, partyId, versionsUrl, status, stations, lastError },
    canPull: status === "connected" && row.endpoints?.locations !== undefined,
    isPulling: pullStateOf(row).list !== undefined,
    lastPushAt: isoTimeOrNull(row.lastPushAt),
    lastPullAt: isoTimeOrNull(row.lastPullAt),
  };
}
