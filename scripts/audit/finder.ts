// `npm run audit:finder`: the finder of the home page with 5,000 stations, in the build that is there and a database of its own: the
// longest task of each thing that a visitor does once it is loaded, and the compressed size of its data. Fails over budget.
// The budget is by the clock. What a task took of the processor is printed beside it: where the browser draws the map in software,
// the two share the processor.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright";
import { parseCommand } from "../setup/arguments.ts";
import { ensureBrowser, softwareWebGl } from "../setup/browser.ts";
import { projectRoot } from "../setup/install.mjs";
import { progress } from "../setup/progress.ts";
import { run } from "../setup/run.ts";
import { finderActions, rest } from "./finder/actions.ts";
import { longestTask } from "./finder/tasks.ts";
import { serveSite } from "./site.ts";

const budgets = { taskMs: 50, dataKb: 250 };
const total = 5000;

parseCommand("npm run audit:finder", {});
const state = ".wrangler/audit-finder";
rmSync(join(projectRoot, state), { recursive: true, force: true });
progress.begin("filling in the stations");
await run("node", ["scripts/audit/finder/fill.ts", "--state", state, "--stations", String(total)]);
const site = await serveSite("audit-finder", undefined, true);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", ...softwareWebGl],
});
let exceeded = 0;
try {
  const dataKb = await sizeOfData();
  console.log(`${total} stations with their status: ${dataKb} kB gzip`);
  if (dataKb > budgets.dataKb) exceeded += 1;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  exceeded += await measure(page);
} finally {
  await browser.close();
  await site.stop();
}
console.log(`\naudit:finder: ${exceeded === 0 ? "all within budget" : `${exceeded} over budget`}`);
process.exit(exceeded > 0 ? 1 : 0);

/** Kilobytes of what the finder reads, compressed. */
async function sizeOfData(): Promise<number> {
  const paths = ["/api/stations/compact", "/api/stations/status?only=counts"];
  const bodies = await Promise.all(
    paths.map(async (path) => (await fetch(site.origin + path)).arrayBuffer()),
  );
  return Math.round(bodies.reduce((sum, body) => sum + gzipSync(new Uint8Array(body)).byteLength, 0) / 1000);
}

/** Does what a visitor does, and returns how often a task was over budget. */
async function measure(page: Page): Promise<number> {
  await page.goto(site.origin);
  await page.locator("#locations").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.locator('[data-map="ready"]').waitFor({ timeout: 60_000 });
  await page.getByRole("list", { name: "Nearby stations" }).getByRole("listitem").first().waitFor();
  await rest(page);
  let slow = 0;
  progress.begin("actions", Object.keys(finderActions).length);
  for (const [name, act] of Object.entries(finderActions)) {
    const { processorMs, clockMs } = await longestTask(browser, page, async () => {
      await act(page);
      await rest(page);
    });
    console.log(`${name}: longest task ${clockMs} ms by the clock, ${processorMs} ms of the processor`);
    if (clockMs > budgets.taskMs) slow += 1;
    progress.add();
  }
  return slow;
}
