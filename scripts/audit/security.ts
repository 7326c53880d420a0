// `npm run audit:security`: headers, hostile inputs, package floors, secrets, and the table from
// OWASP ASVS 5.0 to its proofs.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { parseCommand } from "../setup/arguments.ts";
import { isBuilt } from "../setup/build/is-built.ts";
import { build } from "../setup/build.ts";
import { projectRoot } from "../setup/install.mjs";
import { progress } from "../setup/progress.ts";
import { run } from "../setup/run.ts";
import { ensureSecrets } from "../setup/secrets.ts";
import { browserRun } from "./security/browser-suite.ts";
import { belowFloor } from "./security/floors.ts";
import { sendCorpus } from "./security/hostile-load.ts";
import { isDocumented, readRequirements, requirementsPage } from "./security/requirements.ts";
import { gradeResponses } from "./security/responses.ts";
import { scanForSecrets } from "./security/secrets.ts";
import { serveSite } from "./site.ts";

const { values: options } = parseCommand("npm run audit:security", {
  connections: { type: "string", default: "16" },
});
const leastScore = 130;
const faults: string[] = [];
const fault = (text: string) => {
  faults.push(text);
  console.log(`FAULT ${text}`);
};

progress.begin("building and starting the site");
if (!isBuilt()) await build();
const site = await serveSite("audit-security");
try {
  console.log("\nHeaders, by MDN Observatory's rules");
  for (const { kind, path, status, score, notes } of await gradeResponses(site.origin)) {
    console.log(`${String(score).padStart(4)}  ${status}  ${kind.padEnd(22)} ${path.slice(0, 60)}`);
    if (score < leastScore)
      fault(`${kind} ${path} has ${score} points (${notes.join(", ")}), not ${leastScore}`);
    if (status >= 500) fault(`${kind} ${path} answered ${status}`);
  }
  const contact = await fetch(`${site.origin}/.well-known/security.txt`);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(await contact.text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  console.log(`security.txt: ${contact.status}, good for ${days.toFixed(0)} days`);
  if (contact.status !== 200 || !(days > 30 && days < 366))
    fault("security.txt is missing, expired or too far ahead");

  console.log(`\nHostile inputs over HTTP, ${options.connections} connections`);
  progress.begin("hostile inputs over HTTP");
  const token = await signInLocally(site.origin);
  const load = await sendCorpus(site.origin, token, Number(options.connections));
  console.log(`${load.sent} requests, by status`, load.statuses, `slowest ${load.slowestMs.toFixed(0)} ms`);
  for (const text of load.faults) fault(text);
  const health = await fetch(`${site.origin}/api/health`).catch(() => null);
  if (!health?.ok) fault("the server does not respond after hostile inputs");
} finally {
  await site.stop();
}

console.log("\nHostile inputs, in workerd");
progress.begin("hostile inputs in workerd");
process.env.HOSTILE = "whole";
const report = await run("vitest", [
  "run",
  "--project",
  "worker",
  "tests/worker/hostile",
  "tests/worker/form-agreement",
  "tests/worker/routes",
]).catch((error: Error) => {
  fault("the suites of hostile inputs fail");
  return error.message;
});
const plain = stripVTControlCharacters(report);
const [, tried = "not told"] = /hostile inputs tried: (\d+)/.exec(plain) ?? [];
for (const line of new Set(plain.match(/^\s*(FAIL|\w*Error:) .+$/gm))) console.log(line.trim());
console.log(`tried: ${tried}; ${/^\s*Tests\s+(.+)$/m.exec(plain)?.[1] ?? "no result"}`);

console.log("\nPackages");
const floors = belowFloor();
for (const text of floors.faults) fault(text);
console.log(`${floors.checked} versions compared with their floor`);

console.log("\nSecrets");
const secrets = scanForSecrets();
for (const text of secrets.faults) fault(text);
console.log(`${secrets.files} files of the repository and the build read`);

console.log("\nContent security policy in the browser suite");
progress.begin("the browser suite");
const browser = await browserRun(console.log);
console.log(`${browser.tests} tests, the whole suite; pages broke their policy in ${browser.broken.length}`);
for (const title of browser.broken) fault(`a page broke its policy in "${title}"`);
for (const title of browser.failed) if (!browser.broken.includes(title)) fault(`"${title}" fails`);

console.log("\nOWASP ASVS 5.0, levels 1 and 2");
const { requirements, unknown } = readRequirements();
for (const id of unknown) fault(`ASVS ${id} is named and not in the list`);
for (const requirement of requirements) {
  if (!isDocumented(requirement)) fault(`ASVS ${requirement.id} (${requirement.asks}) is proved by nothing`);
}
writeFileSync(join(projectRoot, "docs/asvs.md"), requirementsPage(requirements));
const tested = requirements.filter(({ tests }) => tests.length > 0).length;
const deviations = requirements.filter(({ deviation }) => deviation !== null).length;
console.log(
  `${requirements.length} requirements: ${tested} with tests, ${deviations} deviations; docs/asvs.md is written`,
);

console.log(`\naudit:security: ${faults.length === 0 ? "passed" : `${faults.length} faults`}`);
process.exit(faults.length > 0 ? 1 : 0);

/** The token of the local admin. */
async function signInLocally(origin: string): Promise<string> {
  const { adminEmail: email, adminPassword: password } = ensureSecrets();
  const response = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
