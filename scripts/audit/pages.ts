// `npm run audit:pages`: Lighthouse over every public route of the built site in workerd, on a phone and on a desk, under the
// budgets of page-budgets.ts. Each page is also measured with its scripts blocked, in the same run. A phone has a font for
// Hindi, so measure pages in Hindi on a machine that has one (on Debian, fonts-noto-core).
//   --only TEXT    measure the pages whose address holds TEXT
//   --language hi  measure the pages in that language
//   --device NAME  measure on `mobile` or `desktop` only
//   --runs N       measure each page N times and take the median (default 1)
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourcePath } from "../../src/shared/languages.ts";
import { parseCommand } from "../setup/arguments.ts";
import { projectRoot } from "../setup/install.mjs";
import { progress } from "../setup/progress.ts";
import { type Device, devices, type Meter, openMeter, type PageMeasure } from "./lighthouse.ts";
import { blockedFactor, budgetOf } from "./page-budgets.ts";
import { publicPaths } from "./routes.ts";
import { serveSite } from "./site.ts";

const { values: options } = parseCommand("npm run audit:pages", {
  only: { type: "string", default: "" },
  device: { type: "string", default: "" },
  language: { type: "string" },
  runs: { type: "string", default: "1" },
});
const runs = Math.max(1, Number(options.runs) || 1);

progress.begin("starting the site");
const site = await serveSite("audit-pages");
const meter = await openMeter();
const faults: string[] = [];
const measures: PageMeasure[] = [];
try {
  const all = await publicPaths(site.origin, options.language);
  const wanted = all.filter((path) => path.includes(options.only));
  for (const device of devices.filter((name) => name.includes(options.device))) {
    console.log(`\n${header(device)}`);
    progress.begin(`pages, ${device}`, wanted.length);
    for (const path of wanted) {
      const measure = await settled(meter, site.origin + path, device, path);
      measures.push(measure);
      progress.add();
      const exceeded = overBudget(measure);
      faults.push(...exceeded.map((text) => `${path} (${device}): ${text}`));
      console.log(line(path, measure) + (exceeded.length > 0 ? `  ${exceeded.join("; ")}` : ""));
    }
  }
} finally {
  await meter.close();
  await site.stop();
}

const results = join(projectRoot, "test-results");
mkdirSync(results, { recursive: true });
writeFileSync(join(results, "pages.json"), JSON.stringify(measures, null, 2));
for (const fault of faults) console.log(`over budget: ${fault}`);
console.log(`\naudit:pages: ${measures.length} measurements, ${faults.length} over budget`);
process.exit(faults.length > 0 || measures.length === 0 ? 1 : 0);

/**
 * The median run by LCP; a page over its budget is measured twice more, because a busy machine
 * slows a run.
 */
async function settled(by: Meter, url: string, device: Device, path: string): Promise<PageMeasure> {
  const found: PageMeasure[] = [];
  while (found.length < runs) found.push(await by.measure(url, device));
  if (overBudget({ ...median(found), path }).length > 0) {
    while (found.length < Math.max(3, runs)) found.push(await by.measure(url, device));
  }
  return { ...median(found), path };
}

function median(found: PageMeasure[]): PageMeasure {
  const [byTime, byBlocked] = [
    found.toSorted((a, b) => a.lcp + a.tbt - (b.lcp + b.tbt)),
    found.toSorted((a, b) => a.lcpBlocked - b.lcpBlocked),
  ].map((sorted) => sorted[Math.floor((sorted.length - 1) / 2)]);
  if (!byTime || !byBlocked) throw new Error("Nothing was measured.");
  return { ...byTime, lcpBlocked: byBlocked.lcpBlocked };
}

function overBudget(measure: PageMeasure): string[] {
  const { path, scores, lcp, lcpBlocked, tbt, cls, bytes, complaints, noindex } = measure;
  const budget = budgetOf(sourcePath(path));
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const found: string[] = [];
  for (const name of ["performance", "accessibility", "best-practices", "seo"] as const) {
    if (name === "seo" && noindex) continue;
    if (scores[name] < budget[name]) found.push(`${name} ${scores[name]} < ${budget[name]}`);
  }
  if (!(lcp <= budget.lcp)) found.push(`LCP ${lcp.toFixed(0)} > ${budget.lcp}`);
  if (!(lcp <= lcpBlocked * blockedFactor))
    found.push(`LCP is ${(lcp / lcpBlocked).toFixed(3)} of ${lcpBlocked.toFixed(0)} without scripts`);
  if (!(tbt <= budget.tbt)) found.push(`TBT ${tbt.toFixed(0)} > ${budget.tbt}`);
  if (!(cls <= budget.cls)) found.push(`CLS ${cls.toFixed(3)} > ${budget.cls}`);
  if (bytes.script > budget.script) found.push(`scripts ${bytes.script} > ${budget.script}`);
  if (total > budget.total) found.push(`bytes ${total} > ${budget.total}`);
  return complaints.length > 0 ? [...found, complaints.join(", ")] : found;
}

function header(device: Device): string {
  const columns = [
    "perf",
    "a11y",
    "best",
    "seo",
    "LCP",
    "no js",
    "ratio",
    "TBT",
    "CLS",
    "html",
    "js",
    "css",
    "img",
    "font",
    "other",
  ];
  return device.padEnd(50) + columns.map((name) => name.padStart(6)).join("");
}

function line(path: string, measure: PageMeasure): string {
  const { scores, lcp, lcpBlocked, tbt, cls, bytes, noindex } = measure;
  const kilobytes = (size: number) => (size / 1000).toFixed(0);
  const cells = [
    ...[scores.performance, scores.accessibility, scores["best-practices"]].map(String),
    noindex ? "-" : String(scores.seo),
    ...[lcp.toFixed(0), lcpBlocked.toFixed(0), (lcp / lcpBlocked).toFixed(2)],
    ...[tbt.toFixed(0), cls.toFixed(3)],
    ...[bytes.document, bytes.script, bytes.style, bytes.image, bytes.font, bytes.other].map(kilobytes),
  ];
  const name = path.length > 49 ? `${path.slice(0, 46)}...` : path;
  return name.padEnd(50) + cells.map((cell) => cell.padStart(6)).join("");
}
