import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import type { AppEnv } from "../../env.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { isObject } from "../ocpi-objects/lenient.rules.ts";
import { partyPrefix } from "../ocpi-objects/object-key.rules.ts";
import { problemOf } from "../ocpi-objects/ocpi.schemas.ts";
import { findOperator, noteError } from "./ocpi-operators.queries.ts";
import { speaksFor } from "./ocpi-parties.queries.ts";
import { isFromFuture } from "./ocpi-push.rules.ts";
import { OcpiError, ocpiStatus } from "./ocpi-response.ts";
import { readAuthorization } from "./ocpi-token.ts";

/**
 * Middleware that knows the operator by its token. A token that is only for the handshake opens
 * versions and credentials (`handshake`), nothing else.
 */
export function requireOperator(who: "handshake" | "connected") {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = readAuthorization(c.req.header("Authorization"));
    const operator = token ? await findOperator(c.get("db"), token) : null;
    if (!operator || (who === "connected" && !operator.isConnected)) {
      await limitRate(c, c.env.LOGIN_RATE, "ocpi");
      const message = token ? "This credentials token is not valid here." : "Send Authorization: Token ...";
      throw new OcpiError(ocpiStatus.notEnough, message, 401, { "WWW-Authenticate": "Token" });
    }
    await limitRate(c, c.env.OCPI_RATE, "ocpi", operator.id);
    c.set("operator", operator);
    await next();
  });
}

/** Middleware for addresses of objects: an operator sees and changes those of its parties. */
export const requireOwnObject = createMiddleware<AppEnv>(async (c, next) => {
  const party = partyOf(c);
  const isParty = party.countryCode.length === 2 && party.partyId.length === 3;
  if (!isParty || !(await speaksFor(c.get("db"), c.get("operator"), party, c.get("now")))) {
    throw new OcpiError(ocpiStatus.clientError, "These objects are not those of this token.", 404);
  }
  await next();
});

function partyOf(c: Context<AppEnv>) {
  const { country_code = "", party_id = "" } = c.req.param() as Record<string, string>;
  return { countryCode: country_code.toUpperCase(), partyId: party_id.toUpperCase() };
}

/** The key of the object with this id at the party of the address. */
export function keyOf(c: Context<AppEnv>, id: string): string {
  return partyPrefix(c.get("operator"), partyOf(c)) + id.toLowerCase();
}

/** The JSON object of a request. Text that is not JSON is HTTP 400, anything else OCPI's 2001. */
export async function readObject(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  let value: unknown;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(
      await c.req.arrayBuffer(),
    );
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof OcpiError) throw error;
    throw new OcpiError(ocpiStatus.invalid, "The body is not valid JSON.", 400);
  }
  const object = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isObject(object)) throw new OcpiError(ocpiStatus.invalid, "Send one JSON object.");
  return object;
}

/** The object as its schema has it; fails with 2001 and the first thing that is wrong. */
export function checked<Schema extends z.ZodType>(schema: Schema, object: unknown): z.output<Schema> {
  const result = schema.safeParse(object);
  if (!result.success) throw new OcpiError(ocpiStatus.invalid, problemOf(result.error));
  return result.data;
}

/** Fails with 2001, which owners read too, for times that are further ahead than clocks differ. */
export async function requirePastTimes(c: Context<AppEnv>, times: string[]): Promise<void> {
  if (!isFromFuture(times, c.get("now"))) return;
  const note = "It sends times that are ahead of our clock, which are refused.";
  await noteError(c.get("db"), c.get("operator"), { error: note, now: c.get("now") });
  throw new OcpiError(ocpiStatus.invalid, "last_updated: This time is ahead of our clock.");
}

/** Fails with 2001 unless an object's own ids are those of its address. */
export function requireSameIds(object: Record<string, unknown>, ids: Record<string, string>): void {
  for (const [name, wanted] of Object.entries(ids)) {
    const own = object[name];
    if (own !== undefined && String(own).toLowerCase() !== wanted.toLowerCase()) {
      throw new OcpiError(ocpiStatus.invalid, `${name}: The address names ${wanted}.`);
    }
  }
}
