// Makes what a deployment needs at Cloudflare, and leaves alone what is there: run it as often as you like.
//   npm run setup:cloudflare -- --name "Full Name" --email name@company.in   everything, with the first admin
//   npm run setup:cloudflare -- --dry-run                                     says what it would do

import { parseCommand } from "../setup/arguments.ts";
import { latestBuild } from "../setup/build/folder.ts";
import { build } from "../setup/build.ts";
import { stopWith } from "../setup/install.mjs";
import { run } from "../setup/run.ts";
import { ensureResources, ensureSecret, hasAdmin, migrate } from "./cloud/resources.ts";
import { readTarget, saveDatabaseId, writeConfig } from "./cloud/target.ts";
import { dryWrangler, realWrangler } from "./cloud/wrangler.ts";

const { values: options } = parseCommand("npm run setup:cloudflare", {
  name: { type: "string" },
  email: { type: "string" },
  "dry-run": { type: "boolean", default: false },
});
const dry = options["dry-run"];
const say = (line: string) => console.log(line);
const wrangler = dry ? dryWrangler(say) : realWrangler;

if (!dry && /not authenticated/i.test(await realWrangler(["whoami"])))
  stopWith("Sign in first: npx wrangler login", "(or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID).");

const target = await readTarget(null);
const databaseId = await ensureResources(wrangler, target, say);
if (databaseId && databaseId !== target.databaseId) {
  saveDatabaseId(databaseId);
  say("wrangler.toml: now names the database; commit it");
}
const withDatabase = { ...target, databaseId: databaseId ?? target.databaseId };
const config = writeConfig(withDatabase, latestBuild() ?? (await build()));
await migrate(wrangler, config);
await ensureSecret(wrangler, config, say);

if (await hasAdmin(wrangler, config)) say("first admin: is there");
else if (!options.name || !options.email)
  say('first admin: run again with --name "Full Name" --email name@company.in');
else if (dry) say(`would make the first admin ${options.email}`);
else {
  const account = ["--name", options.name, "--email", options.email, "--remote"];
  say((await run("node", ["scripts/operate/create-admin.ts", ...account])).trim());
}
say(`\nsetup:cloudflare: ${dry ? "this is the plan; nothing was changed" : "ready for npm run deploy"}`);
