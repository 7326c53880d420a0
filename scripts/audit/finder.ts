// `npm run audit:finder`: the finder of the home page with 5,000 stations, in the build that is there and a database of its own: the
// longest task of each thing that a visitor does once it is loaded, and the compressed size of its data. Fails over budget.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright";
import { parseCommand } from "../setup/arguments.ts";
import { ensureBrowser, softwareWebGl } from "../setup/browser.ts";
import { projectRoot } from "../setup/install.mjs";
import { run } from "../setup/run.ts";
import { finderActions, rest } from "./finder/actions.ts";
import { serveSite } from "./site.ts";

const budgets = { taskMs: 50, dataKb: 250 };
const total = 5000;

parseCommand("npm run audit:finder", {});
const state = ".wrangler/audit-finder";
rmSync(join(projectRoot, state), { recursive: true, force: true });
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
  exceeded += (await measure(page)).filter((ms) => ms > budgets.taskMs).length;
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

/** The longest task of each thing that a visitor does, in ms; 0 where none is over 50 ms. */
async function measure(page: Page): Promise<number[]> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, "longTasks", tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  await page.goto(site.origin);
  await page.locator("#locations").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.locator('[data-map="ready"]').waitFor({ timeout: 60_000 });
  await page.getByRole("list", { name: "Nearby stations" }).getByRole("listitem").first().waitFor();
  await rest(page);
  const measured: number[] = [];
  for (const [name, act] of Object.entries(finderActions)) {
    await page.evaluate(() => Reflect.get(window, "longTasks").splice(0));
    await act(page);
    await rest(page);
    const tasks: number[] = await page.evaluate(() => Reflect.get(window, "longTasks"));
    const longest = Math.round(Math.max(0, ...tasks));
    console.log(
      `${name}: ${tasks.length} tasks over 50 ms${longest > 0 ? `, the longest ${longest} ms` : ""}`,
    );
    measured.push(longest);
  }
  return measured;
}
