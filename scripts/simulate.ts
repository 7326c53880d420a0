// `npm run ocpi:simulate`: three charge point operators with 200 stations all over India connect to a site on this machine by OCPI
// 2.2.1 and report what happens there, honestly and not. Ctrl-C stops it.
//   --base URL    the site (else http://localhost:8787, as npm start serves it)
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { OcpiParty, OcpiPartyCreated, OcpiPartyList } from "../src/shared/contract/ocpi.ts";
import { Operator } from "../tests/support/ocpi-operator.ts";
import { parseCommand } from "./setup/arguments.ts";
import { stopWith } from "./setup/install.mjs";
import { ensureSecrets } from "./setup/secrets.ts";
import { chooseBehaviour, type SimulatedOperator, simulatedOperators } from "./simulate/behaviours.ts";
import { makeLocation, makeTariffs } from "./simulate/places.ts";

const { values } = parseCommand("npm run ocpi:simulate", {
  base: { type: "string", default: "http://localhost:8787" },
});
const base = values.base.replace(/\/$/, "");
const parties = `${base}/api/ocpi/admin/parties`;
const eachMs = 1000;
const pullEveryMs = 60_000;

const token = await signIn();
const connected = await Promise.all(simulatedOperators.map(connect));
console.log("\nEvery second something happens; the lists are read once a minute. Ctrl-C stops it.\n");
process.on("SIGINT", () => process.exit(0));
await Promise.all(connected.map(live));

async function signIn(): Promise<string> {
  const { adminEmail: email, adminPassword: password } = ensureSecrets();
  const body = JSON.stringify({ email, password });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${base}/api/admin/login`, { method: "POST", headers, body }).catch(
    () => null,
  );
  if (!response) return stopWith(`Nothing answers at ${base}. Start the site with npm start.`);
  const answer = (await response.json()) as { token?: string; message?: string };
  if (answer.token) return answer.token;
  return stopWith(`The local admin cannot sign in: ${answer.message ?? "a second step is needed"}`);
}

async function manage<Answer>(method: string, url: string, body?: unknown): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, headers, ...sent });
  const answer = await response.json();
  if (!response.ok) stopWith((answer as { message: string }).message);
  return answer as Answer;
}

interface Connected {
  id: string;
  operator: Operator;
  plan: SimulatedOperator;
}

/** Starts an operator, adds it in the settings of the site, registers it and pushes all it has. */
async function connect(plan: SimulatedOperator, number: number): Promise<Connected> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { name, partyId } = plan;
  const operator = new Operator({ origin: `http://127.0.0.1:${port}`, name, partyId, send: fetch });
  server.on("request", (request, response) => answer(operator, request, response));
  for (let index = 0; index < plan.stations; index++) {
    const location = makeLocation(operator, index * simulatedOperators.length + number);
    operator.locations.set(String(location.id), location);
  }
  for (const tariff of makeTariffs(operator)) operator.tariffs.set(String(tariff.id), tariff);
  const { data, tokenA } = await invite(operator);
  const registered = await operator.register(`${base}/ocpi/versions`, tokenA ?? "");
  const { status_code } = (await registered.json()) as { status_code: number };
  if (status_code !== 1000) stopWith(`${name} could not register: OCPI status ${status_code}`);
  console.log(`${name} (IN*${partyId}) registered`);
  await manage("POST", `${parties}/${data.id}/pull`);
  console.log(`${name}: its list of ${plan.stations} stations is read`);
  return { id: data.id, operator, plan };
}

/** A token to register with: for a new operator, or for one of an earlier run. */
async function invite({ name, countryCode, partyId }: Operator): Promise<OcpiPartyCreated> {
  const listed = await manage<OcpiPartyList>("GET", parties);
  const known = listed.parties.find((party: OcpiParty) => party.partyId === partyId);
  if (!known) return manage("POST", parties, { name, countryCode, partyId });
  if (known.status === "connected") await manage("DELETE", `${parties}/${known.id}`);
  return manage("POST", `${parties}/${known.id}/rotate`);
}

async function answer(operator: Operator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = "GET", headers, url } = request;
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const asked = new Request(`${operator.origin}${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...body,
  });
  const answered = await operator.handle(asked);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(await answered.text());
}

/** What an operator does from now on. */
async function live({ id, operator, plan }: Connected): Promise<never> {
  let pulledAt = Date.now();
  for (;;) {
    await setTimeout(eachMs * (0.5 + Math.random()));
    try {
      const line = await chooseBehaviour(plan)(operator);
      if (line) console.log(`${plan.name.replace("Simulated: ", "")}: ${line}`);
      if (Date.now() - pulledAt < pullEveryMs) continue;
      pulledAt = Date.now();
      const { data } = await manage<{ data: OcpiParty }>("POST", `${parties}/${id}/pull`);
      console.log(`${plan.name}: the list was read, ${data.stations} stations are shown`);
    } catch {
      console.log(`${plan.name}: the site does not answer, trying again`);
    }
  }
}
