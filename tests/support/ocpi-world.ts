import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { OcpiOperator } from "#shared/contract/ocpi.ts";
import type { Bindings } from "#worker/env.ts";
import { runJobs } from "#worker/jobs.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type Api, addAdmin, startApi } from "./api.ts";
import { Operator } from "./ocpi-operator.ts";

const site = "https://site.example";
const operators = new Map<string, Operator>();
let numbers = 0;

/** Where owners manage operators. */
export const operatorsPath = "/api/ocpi/admin/parties";

/** The address of our OCPI interface. */
export const versionsUrl = `${site}/ocpi/versions`;

/** The time of the suite's clock, in ms since 1970. */
export const time = { now: Date.now() };

const clock = { now: () => time.now, id: systemClock.id };
const unlimited = { limit: async () => ({ success: true }) } as RateLimit;
const bindings = { SITE_URL: site, LOGIN_RATE: unlimited, OCPI_RATE: unlimited } as Partial<Bindings>;

export const api: Api = startApi({ clock, bindings });
/** The same in real time, in which sessions of staff end. */
export const staffApi: Api = startApi({ bindings });

/** Sends the Worker's outgoing requests to the operators of the suite, instead of the internet. */
export function connectNetwork(): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as string, init as RequestInit);
    const operator = operators.get(new URL(request.url).origin);
    if (!operator) throw new TypeError("Network connection lost.");
    return operator.handle(request);
  });
}

/** An operator with an address of its own. */
export function makeOperator(): Operator {
  numbers += 1;
  const partyId = `V${String(numbers).padStart(2, "0")}`;
  const origin = `https://cpo-${numbers}.example`;
  const operator = new Operator({
    origin,
    partyId,
    send: (url, init) => api(url.replace(site, ""), init as never),
  });
  operators.set(origin, operator);
  return operator;
}

/** The token of an owner; the cron ends sessions when the suite's clock goes on. */
export async function ownerToken(): Promise<string> {
  return (await addAdmin()).token;
}

/** Adds an operator in the settings; returns what the owner sees. */
export async function addOperator(
  operator: Operator,
  changes: Record<string, unknown> = {},
): Promise<{ data: OcpiOperator; tokenA: string }> {
  const { name, countryCode, partyId } = operator;
  const body = { name, countryCode, partyId, ...changes };
  const response = await staffApi(operatorsPath, { method: "POST", token: await ownerToken(), body });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}

/** Ticks the parties of a hub whose stations are shown; returns what the owner sees. */
export async function showParties(id: string, shown: string[]): Promise<OcpiOperator> {
  const request = { method: "PUT", token: await ownerToken(), body: { shown } };
  const response = await staffApi(`${operatorsPath}/${id}/shown`, request);
  if (response.status !== 200) throw new Error(await response.text());
  return ((await response.json()) as { data: OcpiOperator }).data;
}

/** A connected operator, and its id here. */
export async function connect(): Promise<{ operator: Operator; id: string }> {
  const operator = makeOperator();
  const { data, tokenA } = await addOperator(operator);
  const response = await operator.register(versionsUrl, tokenA);
  if (!response.ok) throw new Error(await response.text());
  return { operator, id: data.id };
}

/** Runs the cron, `seconds` later. */
export async function runCron(seconds = 0): Promise<void> {
  time.now += seconds * 1000;
  await runJobs({ ...env, ...bindings } as Bindings, createExecutionContext(), time.now);
}

export interface StationRow {
  id: string;
  name: string;
  slug: string;
  hidden_reason: string | null;
  is_published: number;
  version: number;
  price_paise: number;
  evses: string;
  hours: string | null;
}

/** The station of a location, or null. */
export function stationOf(id: string, location: string): Promise<StationRow | null> {
  return env.DB.prepare("SELECT * FROM stations WHERE party_id = ? AND location_id = ?")
    .bind(id, location.toLowerCase())
    .first<StationRow>();
}

type Reports = Record<string, { status: string; reportedAt: number; confirmedAt: number }>;

/** The reports of a location's EVSEs. */
export async function reportsOf(id: string, location: string): Promise<Reports> {
  const found = await env.DB.prepare(
    "SELECT s.evses FROM station_status s JOIN stations t ON t.id = s.station_id WHERE party_id = ? AND location_id = ?",
  )
    .bind(id, location.toLowerCase())
    .first<string>("evses");
  return JSON.parse(found ?? "{}");
}
