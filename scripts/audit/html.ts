// `npm run audit:html`: the W3C's Nu checker over every public page of the built site. Needs Java 17 or later, which the checker
// fetches where there is none.
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { projectRoot } from "../setup/install.mjs";
import { progress } from "../setup/progress.ts";
import { start } from "../setup/run.ts";
import { knownPaths, routePaths } from "./routes.ts";
import { serveSite } from "./site.ts";

parseCommand("npm run audit:html", {});
const checker = "vnu-jar@26.9.27";

const folder = join(projectRoot, "test-results/html");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
progress.begin("starting the site");
const site = await serveSite("audit-html");
let count = 0;
try {
  const known = [
    ...(await routePaths(site.origin, "public")),
    ...(await knownPaths(site.origin)),
    "/nothing-here",
  ];
  const pages = new Set(known);
  progress.begin("pages to fetch", pages.size);
  for (const path of pages) {
    const response = await fetch(site.origin + path);
    const name = path.replace(/\W+/g, "_");
    writeFileSync(join(folder, `${name}.html`), await response.text());
    count++;
    progress.add();
  }
} finally {
  await site.stop();
}
progress.begin(`checking ${count} pages`);
const options = ["--errors-only", "--skip-non-html"];
const [status] = await once(
  start("npx", ["--yes", "--package", checker, "vnu", ...options, folder]),
  "close",
);
console.log(`\naudit:html: ${count} pages, ${status === 0 ? "no errors" : "errors above"}`);
process.exit(status === 0 && count > 0 ? 0 : 1);
