// Deploys to Cloudflare: checks, build, migrations, upload, and a smoke test that puts the version before back when it fails.
//   npm run deploy                             the site
//   npm run deploy -- --dry-run                all of that as far as it goes without an account, against a local deployment
//   npm run deploy -- --url https://…          where the site answers (else the origin in src/content/brand.ts)
//   npm run deploy -- --preview pr-12          a deployment of its own for a pull request, with a database of its own
//   npm run deploy -- --preview pr-12 --remove takes it away again
//   npm run deploy -- --skip-checks            when the same commit has just been checked
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "../../src/content/brand.ts";
import { serveSite } from "../audit/site.ts";
import { parseCommand } from "../setup/arguments.ts";
import { build } from "../setup/build.ts";
import { stopWith } from "../setup/install.mjs";
import { run } from "../setup/run.ts";
import { release } from "./cloud/release.ts";
import { ensureResources, ensureSecret, migrate } from "./cloud/resources.ts";
import { awaitBuild, type Sql, smoke } from "./cloud/smoke.ts";
import { sqlThrough } from "./cloud/sql.ts";
import { readTarget, type Target, writeConfig } from "./cloud/target.ts";
import { dryWrangler, realWrangler } from "./cloud/wrangler.ts";

const { values: options } = parseCommand("npm run deploy", {
  "dry-run": { type: "boolean", default: false },
  "skip-checks": { type: "boolean", default: false },
  url: { type: "string" },
  preview: { type: "string" },
  remove: { type: "boolean", default: false },
});
const dry = options["dry-run"];
const say = (line: string) => console.log(line);
const wrangler = dry ? dryWrangler(say) : realWrangler;
const target = await readTarget(options.preview ?? null);
const url = options.url ?? (target.preview ? await previewUrl(target) : brand.origin);

if (options.remove) {
  if (!target.preview) stopWith("Only a preview can be removed: --preview NAME --remove");
  await remove(["delete", target.worker, "--force"]);
  await remove(["d1", "delete", target.database, "-y"]);
  say(`deploy: ${dry ? "would have removed" : "removed"} ${target.worker}`);
  process.exit(0);
}
if (!dry && !target.preview) refuseExamples(target);

if (!options["skip-checks"]) await step("Checks", () => run("npm", ["run", "check"]));
const folder = await step("Build", build);
const databaseId = target.preview ? await ensureResources(wrangler, target, say) : target.databaseId;
const config = writeConfig({ ...target, databaseId }, folder);
await step("Package", () => realWrangler(["deploy", "--dry-run", "-c", config]));
await migrate(wrangler, config);
if (target.preview) await ensureSecret(wrangler, config, say);
const message = (await run("git", ["log", "-1", "--format=%h %s"]).catch(() => "deploy")).trim();
const { live, faults } = await release(wrangler, config, {
  message: message.slice(0, 100),
  test: () => (dry ? smokeLocally() : smokeAt(url, sqlThrough(wrangler, ["--remote", "-c", config]))),
});
for (const fault of faults) say(`fault: ${fault}`);
if (faults.length > 0)
  say(live ? "This is the first version, so it stays." : "The version before serves the site again.");
const verdict = dry ? "this build passes; nothing was deployed" : `${url} serves ${message}`;
say(`\ndeploy: ${faults.length === 0 ? verdict : `${faults.length} faults`}`);
process.exit(faults.length > 0 ? 1 : 0);

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    say(`ok    ${name}`);
    return result;
  } catch (error) {
    return stopWith(
      `FAIL  ${name}`,
      error instanceof Error ? error.message : String(error),
      "Nothing was deployed.",
    );
  }
}

/** Deletes something that may be missing already. */
async function remove(args: string[]): Promise<void> {
  await wrangler(args).catch((error: Error) => {
    if (!/10007|10090|not found|does not exist|couldn't find/i.test(error.message)) throw error;
  });
}

/** Tests the site at `origin` once it serves this build. */
async function smokeAt(origin: string, sql: Sql): Promise<string[]> {
  const home = readFileSync(join(folder, "client/index.html"), "utf8");
  if (!(await awaitBuild(origin, home))) return [`${origin} does not serve this build after a minute`];
  say("ok    the new build is served");
  return smoke(origin, sql, say);
}

/** A dry run tests the same build in workerd on this machine. */
async function smokeLocally(): Promise<string[]> {
  const site = await serveSite("deploy-dry-run", folder);
  try {
    const database = ["--local", "--persist-to", ".wrangler/deploy-dry-run"];
    return await smokeAt(site.origin, sqlThrough(realWrangler, database));
  } finally {
    await site.stop();
  }
}

/** Settings that a site must change before it is published. */
function refuseExamples({ databaseId }: Target): void {
  if (!databaseId) stopWith("wrangler.toml names no database yet: run npm run setup:cloudflare first.");
  if (brand.origin.endsWith("example.com") && !options.url)
    stopWith("src/content/brand.ts still holds the example's address: write yours there, or give --url.");
}

/** The URL of a preview: its Worker's name below the account's domain. */
async function previewUrl({ worker }: Target): Promise<string> {
  const domain = process.env.WORKERS_DEV_DOMAIN;
  if (!domain && !dry)
    return stopWith("Set WORKERS_DEV_DOMAIN to your account's domain, such as company.workers.dev.");
  return `https://${worker}.${domain ?? "company.workers.dev"}`;
}
