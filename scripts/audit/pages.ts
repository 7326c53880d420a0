// `npm run audit:pages`: Lighthouse over every public route of the built site in workerd, on a phone and on a desk, under the
// budgets of page-budgets.ts; and the home page beside a copy of itself without scripts.
//   --only TEXT    measure the pages whose address holds TEXT
//   --runs N       measure each page N times and take the median (default 1; the home page and its copy always 3 or more)
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "../../src/lib/paths.ts";
import { parseCommand } from "../setup/arguments.ts";
import { latestBuild } from "../setup/build/folder.ts";
import { build } from "../setup/build.ts";
import { projectRoot } from "../setup/install.mjs";
import { writeStaticCopy } from "./floor.ts";
import { type Device, devices, type Meter, openMeter, type PageMeasure } from "./lighthouse.ts";
import { budgetOf, floorFactor } from "./page-budgets.ts";
import { routePaths } from "./routes.ts";
import { serveSite } from "./site.ts";

const { values: options } = parseCommand("npm run audit:pages", {
  only: { type: "string", default: "" },
  runs: { type: "string", default: "1" },
});
const runs = Math.max(1, Number(options.runs) || 1);

// A copy, to which the floor is added.
const folder = mkdtempSync(join(tmpdir(), "audit-pages-"));
cpSync(latestBuild() ?? (await build()), folder, { recursive: true });
const floor = writeStaticCopy(folder);
const site = await serveSite("audit-pages", folder);
const meter = await openMeter();
const faults: string[] = [];
const measures: PageMeasure[] = [];
try {
  const wanted = (await routePaths(site.origin, "public")).filter((path) => path.includes(options.only));
  for (const device of devices) {
    console.log(`\n${header(device)}`);
    for (const path of wanted) {
      const measure = await settled(meter, site.origin + path, device, path);
      measures.push(measure);
      const exceeded = overBudget(measure);
      faults.push(...exceeded.map((text) => `${path} (${device}): ${text}`));
      console.log(line(path, measure) + (exceeded.length > 0 ? `  ${exceeded.join("; ")}` : ""));
    }
    if (wanted.includes(paths.home)) await compareWithFloor(device);
  }
} finally {
  await meter.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
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
  const sorted = found.toSorted((a, b) => a.lcp + a.tbt - (b.lcp + b.tbt));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error("Nothing was measured.");
  return middle;
}

/** Home and copy are measured alternately, under the same conditions. */
async function compareWithFloor(device: Device): Promise<void> {
  const pairs: { ours: number; floor: number }[] = [];
  while (pairs.length < Math.max(3, runs)) {
    const ours = await meter.measure(site.origin + paths.home, device);
    const least = await meter.measure(site.origin + floor, device);
    pairs.push({ ours: ours.lcp, floor: least.lcp });
  }
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const ours = middle(pairs.map((pair) => pair.ours));
  const least = middle(pairs.map((pair) => pair.floor));
  const ratio = ours / least;
  console.log(
    `home page ${ours.toFixed(0)} ms, the same page without scripts ${least.toFixed(0)} ms: ${ratio.toFixed(3)} of that floor (at most ${floorFactor})`,
  );
  if (!(ratio <= floorFactor))
    faults.push(`${paths.home} (${device}): LCP is ${ratio.toFixed(3)} of the floor`);
}

function overBudget({ path, scores, lcp, tbt, cls, bytes, complaints, noindex }: PageMeasure): string[] {
  const budget = budgetOf(path);
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const found: string[] = [];
  for (const name of ["performance", "accessibility", "best-practices", "seo"] as const) {
    if (name === "seo" && noindex) continue;
    if (scores[name] < budget[name]) found.push(`${name} ${scores[name]} < ${budget[name]}`);
  }
  if (!(lcp <= budget.lcp)) found.push(`LCP ${lcp.toFixed(0)} > ${budget.lcp}`);
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

function line(path: string, { scores, lcp, tbt, cls, bytes, noindex }: PageMeasure): string {
  const kilobytes = (size: number) => (size / 1000).toFixed(0);
  const cells = [
    ...[scores.performance, scores.accessibility, scores["best-practices"]].map(String),
    noindex ? "-" : String(scores.seo),
    ...[lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)],
    ...[bytes.document, bytes.script, bytes.style, bytes.image, bytes.font, bytes.other].map(kilobytes),
  ];
  const name = path.length > 49 ? `${path.slice(0, 46)}...` : path;
  return name.padEnd(50) + cells.map((cell) => cell.padStart(6)).join("");
}
