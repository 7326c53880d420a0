// Puts an earlier version of the site back, and tests it.
//   npm run rollback                  the version before the present one
//   npm run rollback -- VERSION-ID    that one (npx wrangler deployments list shows them)
//   npm run rollback -- --dry-run     asks which one that is, and changes nothing
// The database stays as it is: migrations only ever add, so that the version before can work with it.
import { brand } from "../../src/content/brand.ts";
import { parseCommand } from "../setup/arguments.ts";
import { latestBuild } from "../setup/build/folder.ts";
import { build } from "../setup/build.ts";
import { stopWith } from "../setup/install.mjs";
import { rollBack } from "./cloud/release.ts";
import { smoke } from "./cloud/smoke.ts";
import { sqlThrough } from "./cloud/sql.ts";
import { readTarget, writeConfig } from "./cloud/target.ts";
import { dryWrangler, realWrangler, type Wrangler } from "./cloud/wrangler.ts";

const { values: options, positionals } = parseCommand(
  "npm run rollback",
  { "dry-run": { type: "boolean", default: false }, url: { type: "string", default: brand.origin } },
  "[VERSION-ID]",
);
const say = (line: string) => console.log(line);
const dry = options["dry-run"];
const config = writeConfig(await readTarget(null), latestBuild() ?? (await build()));
const wrangler: Wrangler = (args, how) => (dry && !how?.reads ? dryWrangler(say)(args) : realWrangler(args));
try {
  const version = await rollBack(wrangler, config, positionals[0] ?? null, "Rolled back by hand");
  say(`${dry ? "would go" : "went"} back to ${version}`);
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error), "Nothing was changed.");
}
const faults = dry ? [] : await smoke(options.url, sqlThrough(realWrangler, ["--remote", "-c", config]), say);
const verdict = dry ? "this is the plan; nothing was changed" : "the earlier version serves the site";
say(`\nrollback: ${faults.length === 0 ? verdict : `${faults.length} faults`}`);
process.exit(faults.length > 0 ? 1 : 0);
