import { type Context, Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import type { WriteContext } from "../audit/audit.queries.ts";
import { siteUrlFor } from "../mail/mailer.ts";
import { checked, readObject, requireOperator } from "./ocpi-auth.ts";
import { OperatorError } from "./ocpi-client.ts";
import { ocpiCredentials } from "./ocpi-credentials.schemas.ts";
import {
  acceptCredentials,
  disconnect,
  ocpiVersion,
  ownCredentials,
  requireOwnRole,
  VersionError,
} from "./ocpi-handshake.ts";
import { noteError } from "./ocpi-operators.queries.ts";
import { OcpiError, ocpiStatus, ocpiSuccess } from "./ocpi-response.ts";
import { ocpiSiteOf } from "./ocpi-site.rules.ts";
import { readAuthorization } from "./ocpi-token.ts";

/** Versions and credentials, mounted at `/ocpi`: what an operator begins with. */
export const ocpiCredentialsRoutes = new Hono<AppEnv>()
  .use(requireOperator("handshake"))
  .get("/versions", (c) =>
    ocpiSuccess(c, { data: [{ version: ocpiVersion, url: ocpiSiteOf(siteUrlFor(c)).details }] }),
  )
  .get("/2.2.1", (c) =>
    ocpiSuccess(c, { data: { version: ocpiVersion, endpoints: ocpiSiteOf(siteUrlFor(c)).endpoints } }),
  )
  .get("/2.2.1/credentials", (c) => {
    const token = readAuthorization(c.req.header("Authorization")) ?? "";
    return ocpiSuccess(c, { data: ownCredentials(siteUrlFor(c), token) });
  })
  .post("/2.2.1/credentials", async (c) => {
    requireConnected(c, false);
    return exchangeTokens(c);
  })
  .put("/2.2.1/credentials", async (c) => {
    requireConnected(c, true);
    return exchangeTokens(c);
  })
  .delete("/2.2.1/credentials", async (c) => {
    requireConnected(c, true);
    await disconnect(c, c.get("operator").id, contextOf(c));
    return ocpiSuccess(c);
  });

async function exchangeTokens(c: Context<AppEnv>): Promise<Response> {
  const operator = c.get("operator");
  const theirs = checked(ocpiCredentials, await readObject(c));
  const db = c.get("db");
  const site = siteUrlFor(c);
  try {
    requireOwnRole(operator, theirs);
  } catch (error) {
    if (error instanceof OperatorError) throw new OcpiError(ocpiStatus.invalid, error.message);
    throw error;
  }
  try {
    const token = await acceptCredentials(operator, theirs, { env: c.env, db, site, context: contextOf(c) });
    return ocpiSuccess(c, { data: ownCredentials(site, token) });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    await noteError(db, operator, { error: error.message, now: c.get("now") });
    const code = error instanceof VersionError ? ocpiStatus.unsupportedVersion : ocpiStatus.clientUnusable;
    throw new OcpiError(code, error.message);
  }
}

/** POST is for the first time, PUT and DELETE are for later. */
function requireConnected(c: Context<AppEnv>, wanted: boolean): void {
  const { isConnected } = c.get("operator");
  if (isConnected === wanted) return;
  const allow = isConnected ? "GET, PUT, DELETE" : "GET, POST";
  const message = isConnected
    ? "You are registered already: use PUT."
    : "You are not registered yet: use POST.";
  throw new OcpiError(ocpiStatus.clientError, message, 405, { Allow: allow });
}

/** What an operator does is in the audit log under its own name. */
function contextOf(c: Context<AppEnv>): WriteContext {
  const { name } = c.get("operator");
  return {
    actor: { id: null, name, requestId: c.get("requestId") },
    now: c.get("now"),
    newId: c.get("newId"),
  };
}
