// `npm run audit:first-touch`: what a visitor with a cheap telephone waits for (processor 6 times slower, 1.6 Mbit/s, 150 ms
// each way and back): from the press at first paint to the first frame that shows its result; then script at rest and the
// slowest response in a journey over seven pages. Fails over budget. Writes docs/first-touch.md.
//   --runs N      measure each N times and take the median (default 3)
//   --only TEXT   only the rows that hold TEXT, such as "menu", "longest task" or "/stations"; writes no table
//   --language hi the pages in that language; writes no table
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { languageOf, languages, pathInLanguage } from "../../src/shared/languages.ts";
import { parseCommand } from "../setup/arguments.ts";
import { ensureBrowser } from "../setup/browser.ts";
import { projectRoot } from "../setup/install.mjs";
import { progress } from "../setup/progress.ts";
import { measureJourney } from "./first-touch/journey.ts";
import { measurePrerendered, measurePress, presses } from "./first-touch/press.ts";
import { measureRest } from "./first-touch/rest.ts";
import { publicPaths } from "./routes.ts";
import { serveSite } from "./site.ts";

interface Row {
  what: string;
  found: number;
  limit: number;
  unit: "ms" | "bytes";
}

const { values: options } = parseCommand("npm run audit:first-touch", {
  runs: { type: "string", default: "3" },
  only: { type: "string", default: "" },
  language: { type: "string" },
});
const language = languageOf(options.language);
const runs = Math.max(1, Number(options.runs) || 1);

progress.begin("starting the site");
const site = await serveSite("audit-first-touch");
const executablePath = await ensureBrowser();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const rows: Row[] = [];
try {
  progress.begin("presses and journeys", presses.length + 2);
  for (const press of presses) {
    await addMedian(press.name, press.limitMs, () =>
      measurePress(browser, site.origin, { ...press, path: pathInLanguage(language, press.path) }),
    );
  }
  // These two look for English names.
  if (language === languages[0]) {
    await addMedian("a prerendered next page", 150, () => measurePrerendered(executablePath, site.origin));
    await addMedian("slowest response in a journey over seven pages", 200, () =>
      measureJourney(browser, site.origin),
    );
  }
  const pages = await publicPaths(site.origin, options.language);
  progress.begin("pages at rest", pages.length);
  for (const path of pages) {
    progress.add();
    const what = [`script at rest, ${path}`, `longest task after first paint, ${path}`] as const;
    if (!what.some(isWanted)) continue;
    const found: Awaited<ReturnType<typeof measureRest>>[] = [];
    while (found.length < runs) found.push(await measureRest(browser, site.origin + path));
    const scriptBytes = median(found.map((run) => run.scriptBytes));
    const longestTaskMs = median(found.map((run) => run.longestTaskMs));
    rows.push({ what: what[0], found: scriptBytes, limit: 5000, unit: "bytes" });
    rows.push({ what: what[1], found: longestTaskMs, limit: 50, unit: "ms" });
  }
} finally {
  await browser.close();
  await site.stop();
}

const exceeded = rows.filter(({ found, limit }) => found > limit);
console.table(rows);
if (!options.only && !options.language) writeFileSync(join(projectRoot, "docs/first-touch.md"), report());
console.log(`audit:first-touch: ${rows.length} measurements, ${exceeded.length} over budget`);
process.exit(exceeded.length > 0 ? 1 : 0);

function isWanted(what: string): boolean {
  return what.includes(options.only);
}

async function addMedian(what: string, limit: number, measure: () => Promise<number>): Promise<void> {
  progress.add();
  if (!isWanted(what)) return;
  const found: number[] = [];
  while (found.length < runs) found.push(await measure());
  rows.push({ what, found: median(found), limit, unit: "ms" });
}

function median(found: number[]): number {
  return found.toSorted((a, b) => a - b)[Math.floor((found.length - 1) / 2)] ?? Number.NaN;
}

function report(): string {
  const lines = rows.map(
    ({ what, found, limit, unit }) =>
      `| ${what} | ${found} ${unit} | ${limit} ${unit} | ${found > limit ? "**missed**" : "met"} |`,
  );
  return `# First touch

Written by \`npm run audit:first-touch\`: Chromium with a processor six times slower and a line of 1.6 Mbit/s and 150 ms;
median of ${runs}. The journey and the tasks are measured without the slow line. A press happens at first paint, and is measured in the page from the pointer event's time stamp to the
first frame that shows its result.

| What | Found | Limit | |
| --- | ---: | ---: | --- |
${lines.join("\n")}
`;
}
