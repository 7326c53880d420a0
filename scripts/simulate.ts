// `npm run ocpi:simulate`: seven operators with 294 stations all over India connect to a site on this machine by OCPI 2.2.1 and
// report what happens there, honestly and not, in shapes that real ones have. Ctrl-C stops it.
//   --base URL    the site (else http://localhost:8787, as npm start serves it)
import { setTimeout } from "node:timers/promises";
import type { OcpiOperator } from "../src/shared/contract/ocpi.ts";
import type { Operator } from "../tests/support/ocpi-operator.ts";
import { parseCommand } from "./setup/arguments.ts";
import { stopWith } from "./setup/install.mjs";
import { ensureSecrets } from "./setup/secrets.ts";
import { chooseBehaviour, type SimulatedOperator, simulatedOperators } from "./simulate/behaviours.ts";
import { connectOperator, operatorsPath, ownerOf, serveOperator } from "./simulate/connect.ts";
import { fill } from "./simulate/fill.ts";
import { hubParties } from "./simulate/shapes.ts";

const { values } = parseCommand("npm run ocpi:simulate", {
  base: { type: "string", default: "http://localhost:8787" },
});
const base = values.base.replace(/\/$/, "");
const eachMs = 1000;
const pullEveryMs = 60_000;

const owner = ownerOf(base, await signIn());
const connected = await Promise.all(simulatedOperators.map(connect)).catch((error: Error) =>
  stopWith(error.message),
);
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

interface Connected {
  id: string;
  operator: Operator;
  plan: SimulatedOperator;
}

/** Starts an operator, connects it with the site, which then reads its list. */
async function connect(plan: SimulatedOperator, number: number): Promise<Connected> {
  const { operator } = await serveOperator(plan);
  fill(operator, plan, { number, count: simulatedOperators.length });
  const id = await connectOperator(operator, base, owner);
  console.log(`${plan.name} (IN*${plan.partyId}) registered`);
  await owner("POST", `${operatorsPath}/${id}/pull`);
  if (plan.shape === "hub") {
    const shown = hubParties.map((party) => `${operator.countryCode}*${party}`);
    await owner("PUT", `${operatorsPath}/${id}/shown`, { shown });
  }
  console.log(`${plan.name}: its list of ${plan.stations} stations is read`);
  return { id, operator, plan };
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
      const { data } = await owner<{ data: OcpiOperator }>("POST", `${operatorsPath}/${id}/pull`);
      console.log(`${plan.name}: the list was read, ${data.stations} stations are shown`);
    } catch {
      console.log(`${plan.name}: the site does not answer, trying again`);
    }
  }
}
