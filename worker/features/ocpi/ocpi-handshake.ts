import type { Context } from "hono";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import type { AppEnv, Bindings } from "../../env.ts";
import { sha256 } from "../../platform/digest.ts";
import type { WriteContext } from "../audit/audit.queries.ts";
import { partyPrefix } from "../ocpi-objects/object-key.rules.ts";
import { ownParty } from "../ocpi-objects/ocpi.rules.ts";
import { purgeTag } from "../records/record.responses.ts";
import { stationsTag } from "../stations/stations.rules.ts";
import { callOperator, OperatorError, requirePublicUrl } from "./ocpi-client.ts";
import {
  type OcpiCredentials,
  ocpiCredentials,
  ocpiVersionDetails,
  ocpiVersions,
} from "./ocpi-credentials.schemas.ts";
import {
  type OperatorRow,
  revokeOperator,
  updateOperator,
  updateOperatorAudited,
} from "./ocpi-operators.queries.ts";
import { addParties } from "./ocpi-parties.queries.ts";
import { ocpiSiteOf } from "./ocpi-site.rules.ts";
import { decryptToken, encryptToken, newCredentialsToken } from "./ocpi-token.ts";

export const ocpiVersion = "2.2.1";

/** The operator has no version that we speak. */
export class VersionError extends OperatorError {}

interface Handshake {
  env: Bindings;
  db: Db;
  /** The origin of this site. */
  site: string;
  context: WriteContext;
}

/** The credentials that an operator uses with us. */
export function ownCredentials(site: string, token: string) {
  const role = {
    role: "EMSP",
    business_details: { name: ownParty.name, website: site },
    party_id: ownParty.partyId,
    country_code: ownParty.countryCode,
  };
  return { token, url: ocpiSiteOf(site).versions, roles: [role] } satisfies OcpiCredentials;
}

/**
 * Reads an operator's versions and the addresses of its modules. Locations and tariffs are those
 * that we can read (`SENDER`); an operator that only pushes has none.
 */
export async function readEndpoints(
  env: Bindings,
  { url, token }: { url: string; token: string },
): Promise<Record<string, string>> {
  const versions = await callOperator(url, ocpiVersions, { env, token });
  const version = versions.data.find((one) => one.version === ocpiVersion);
  if (!version) throw new VersionError(`The operator does not offer OCPI ${ocpiVersion}.`);
  const details = await callOperator(version.url, ocpiVersionDetails, { env, token });
  const used = details.data.endpoints.filter(
    ({ identifier, role }) => identifier === "credentials" || role === "SENDER",
  );
  const endpoints = Object.fromEntries(used.map((one) => [one.identifier, one.url]));
  for (const address of Object.values(endpoints)) requirePublicUrl(env, address);
  return endpoints;
}

/**
 * Stores what an operator sent with POST or PUT to our credentials, and returns the token that it
 * uses from now on. Its versions and endpoints are read before.
 */
export async function acceptCredentials(
  operator: OperatorRow,
  theirs: OcpiCredentials,
  { env, db, context }: Handshake,
): Promise<string> {
  const endpoints = await readEndpoints(env, { url: theirs.url, token: theirs.token });
  const token = newCredentialsToken();
  await storeConnection(operator, { theirs, endpoints, token }, { env, db, context });
  return token;
}

interface Connection {
  theirs: Pick<OcpiCredentials, "token" | "url" | "roles">;
  endpoints: Record<string, string>;
  /** The token that the operator uses with us. */
  token: string;
}

async function storeConnection(
  operator: OperatorRow,
  { theirs, endpoints, token }: Connection,
  { env, db, context }: Omit<Handshake, "site">,
): Promise<void> {
  const { id, status } = operator;
  const isHub = theirs.roles.some(({ role }) => role.toUpperCase() === "HUB");
  if (isHub && !endpoints.hubclientinfo) {
    throw new OperatorError(
      "This is a hub without HubClientInfo, so that nobody can know whose stations it has.",
    );
  }
  const change = {
    status: "connected",
    versionsUrl: theirs.url,
    tokenAHash: null,
    tokenCHash: await sha256(token),
    tokenB: await encryptToken(env, theirs.token),
    endpoints,
    lastError: null,
    errorSince: null,
    isHub,
    // The first run of the cron reads everything.
    pull: null,
    lastPullAt: null,
    fullListAt: null,
    hasDeltas: null,
    retryAt: null,
  } as const;
  const action = status === "connected" ? "rotate" : "connect";
  await updateOperatorAudited(db, { id, change, action }, context);
  const parties = otherParties(operator, theirs);
  for (const statement of addParties(db, id, { parties, isShown: !isHub, now: context.now })) await statement;
}

/** The parties of the credentials that have stations, without the one that was agreed on. */
function otherParties(operator: OperatorRow, { roles }: Pick<OcpiCredentials, "roles">) {
  return roles
    .filter(({ role }) => role.toUpperCase() === "CPO")
    .map(({ country_code, party_id, business_details }) => ({
      countryCode: country_code.toUpperCase(),
      partyId: party_id.toUpperCase(),
      name: business_details.name,
    }))
    .filter((party) => partyPrefix(operator, party) !== "");
}

/**
 * Registers us at an operator with the token that it gave us for that. Where the operator lets us
 * read its credentials first, ids that are not its own do not use the token up. Fails with
 * OperatorError.
 */
export async function registerAt(
  operator: OperatorRow,
  { url, token }: { url: string; token: string },
  handshake: Handshake,
): Promise<void> {
  const endpoints = await readEndpoints(handshake.env, { url, token });
  const { env } = handshake;
  const theirs = await callOperator(endpoints.credentials ?? "", ocpiCredentials, { env, token }).catch(
    (error: unknown) => {
      if (error instanceof OperatorError) return null;
      throw error;
    },
  );
  if (theirs) requireOwnRole(operator, theirs.data);
  await exchange(operator, { method: "POST", endpoints, token, url }, handshake);
}

/** Gives a connected operator a new token, and takes a new one of it. Fails with OperatorError. */
export async function rotateTokens(operator: OperatorRow, handshake: Handshake): Promise<void> {
  const token = operator.tokenB && (await decryptToken(handshake.env, operator.tokenB));
  if (!token || !operator.endpoints || !operator.versionsUrl)
    throw new OperatorError(
      "The token of this operator cannot be read any more. Revoke it and connect anew.",
    );
  const { endpoints, versionsUrl: url } = operator;
  await exchange(operator, { method: "PUT", endpoints, token, url }, handshake);
}

interface Exchange {
  method: "POST" | "PUT";
  endpoints: Record<string, string>;
  token: string;
  url: string;
}

/**
 * Sends our credentials with a new token. While the operator answers it already reads our versions
 * with that token, so it opens the handshake (as token A does) before it opens all.
 */
async function exchange(
  operator: OperatorRow,
  { method, endpoints, token, url }: Exchange,
  handshake: Handshake,
): Promise<void> {
  const { env, db, site, context } = handshake;
  const address = endpoints.credentials;
  if (!address) throw new OperatorError("The operator offers no credentials module.");
  const ours = newCredentialsToken();
  await updateOperator(db, operator.id, { tokenAHash: await sha256(ours) }, context.now);
  try {
    const body = ownCredentials(site, ours);
    const { data } = await callOperator(address, ocpiCredentials, { env, token, method, body });
    requireOwnRole(operator, data);
    await storeConnection(operator, { theirs: { ...data, url }, endpoints, token: ours }, handshake);
  } catch (error) {
    await updateOperator(db, operator.id, { tokenAHash: null }, context.now);
    throw error;
  }
}

/** Fails unless the credentials are those of the operator that was agreed on. */
export function requireOwnRole(operator: OperatorRow, { roles }: OcpiCredentials): void {
  const isTheirs = roles.some(
    (role) =>
      role.country_code.toUpperCase() === operator.countryCode &&
      role.party_id.toUpperCase() === operator.partyId,
  );
  const hasStations = roles.some(({ role }) => /^(CPO|HUB)$/i.test(role));
  if (!hasStations)
    throw new OperatorError("No role of these credentials is a charge point operator or a hub.");
  if (isTheirs) return;
  const theirs = roles.map(({ country_code, party_id }) => `${country_code}*${party_id}`).join(", ");
  const agreed = `${operator.countryCode}*${operator.partyId}`;
  throw new OperatorError(`The credentials are those of ${theirs}, not of ${agreed}.`);
}

/** Ends a connection: the operator's tokens stop working, and no page shows its stations. */
export async function disconnect(c: Context<AppEnv>, id: string, context: WriteContext): Promise<void> {
  await revokeOperator(c.get("db"), id, context);
  await purgeTag(c, stationsTag);
}

/** Tells an operator that our credentials end. It need not answer. */
export async function unregister(env: Bindings, operator: OperatorRow): Promise<void> {
  const address = operator.endpoints?.credentials;
  const token = operator.tokenB && (await decryptToken(env, operator.tokenB));
  if (!address || !token) return;
  await callOperator(address, z.unknown(), { env, token, method: "DELETE" }).catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
  });
}
