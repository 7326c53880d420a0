import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import type { ReadObject } from "../ocpi-objects/read-location.rules.ts";
import { clearProblems, type OcpiModule, recordProblem } from "./ocpi-problems.queries.ts";
import { OcpiError, ocpiStatus } from "./ocpi-response.ts";

/** The object of a push, after what had to be repaired was recorded. Fails with 2001 without one. */
export async function usable<Value>(
  c: Context<AppEnv>,
  read: ReadObject<Value>,
  sent: unknown,
): Promise<Value> {
  if (read.problem !== null) throw new OcpiError(ocpiStatus.invalid, read.problem);
  const target = targetOf(c);
  if (!target) return read.object;
  const db = c.get("db");
  const { id: operatorId } = c.get("operator");
  const source = { operatorId, now: c.get("now") };
  if (read.repairs.length > 0) {
    await recordProblem(db, { ...target, refusal: null, repairs: read.repairs, raw: sent }, source);
  } else if (c.req.method === "PUT") {
    await clearProblems(db, operatorId, { module: target.module, objects: [target.object] });
  }
  return read.object;
}

/** Records that a push of an operator was refused, with what it sent. */
export async function recordRefusal(c: Context<AppEnv>, refusal: string): Promise<void> {
  const operator = c.get("operator");
  const target = targetOf(c);
  if (!operator || !target || c.req.method === "GET") return;
  const raw = await c.req.text().catch(() => "");
  const source = { operatorId: operator.id, now: c.get("now") };
  await recordProblem(c.get("db"), { ...target, refusal, repairs: [], raw }, source);
}

/** The object of an address such as `/ocpi/emsp/2.2.1/locations/IN/VLT/LOC-1`. */
function targetOf(c: Context<AppEnv>): { module: OcpiModule; object: string } | null {
  const [, module, country, party, ...ids] =
    /^\/ocpi\/emsp\/2\.2\.1\/(locations|tariffs)\/([^/]+)\/([^/]+)\/(.+)$/.exec(c.req.path) ?? [];
  if (!module || !country || !party) return null;
  const id = ids.map((one) => decodeURIComponent(one)).join("/");
  return { module: module as OcpiModule, object: objectName({ country_code: country, party_id: party, id }) };
}

/** What an object is called in the list of problems. */
export function objectName({ country_code, party_id, id }: Record<string, unknown>): string {
  return `${country_code}*${party_id}/${id}`.slice(0, 300).replace(/^[^/]*/, (party) => party.toUpperCase());
}
