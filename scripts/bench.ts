// `npm run bench`: requests per second of the built Worker in workerd, beside two floors measured in the same run.
//   npm run bench                              at 1,000 and at 100,000 articles
//   npm run bench -- --sizes 1000              only that size
//   npm run bench -- --seconds 3               seconds for each measurement (default 5)
//   npm run bench -- --only "list, uncached,search"  these rows and the floors
//   npm run bench -- --skip-build              what lies in dist/
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { type Row, rows, wanted } from "./bench/rows.ts";
import { type BenchServer, bundleFloor, startServer } from "./bench/server.ts";
import { build } from "./build.ts";
import { stopWith } from "./setup/install.mjs";

interface Measure {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time for one request. */
  processor: number;
  failed: number;
}

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,100000" },
    seconds: { type: "string", default: "5" },
    only: { type: "string" },
    "skip-build": { type: "boolean", default: false },
  },
});
const sizes = options.sizes.split(",").map(Number);
const seconds = Number(options.seconds);
if (sizes.some((size) => !Number.isInteger(size) || size < 100) || !(seconds >= 1))
  stopWith("Sizes are 100 or more, seconds 1 or more.");
const connections = 32;
/** How many requests were sent in all, so that no two ask for the same thing by chance. */
let sent = 0;

if (!options["skip-build"]) await build();
const scratch = mkdtempSync(join(tmpdir(), "bench-"));
const bySize = new Map<number, Map<string, Measure>>();
console.log(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores; ${seconds} s for each row, ${connections} connections\n`,
);
console.log("articles  row                       req/s   p50 ms   p99 ms   processor ms");
try {
  const floor = await bundleFloor(scratch);
  for (const articles of sizes) {
    const server = await startServer({ scratch, floor, articles });
    try {
      bySize.set(articles, await measureAll(server, articles));
    } finally {
      await server.stop();
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const { lines, missed } = verdict();
console.log(`\n${lines.join("\n")}`);
console.log(missed === 0 ? "\nAll targets met." : `\n${missed} of ${lines.length} targets missed.`);
process.exit(missed === 0 ? 0 : 1);

async function measureAll(server: BenchServer, articles: number): Promise<Map<string, Measure>> {
  const found = new Map<string, Measure>();
  const chosen = rows.filter((row) => row.on === "floor" || (options.only ?? row.name).includes(row.name));
  for (const row of chosen) {
    const measure = await load(server, row, articles);
    found.set(row.name, measure);
    const figures = [measure.perSecond.toFixed(0), measure.p50.toFixed(1), measure.p99.toFixed(1)];
    console.log(
      `${String(articles).padStart(8)}  ${row.name.padEnd(24)} ${figures.map((one) => one.padStart(6)).join("   ")}` +
        `   ${measure.processor.toFixed(2).padStart(12)}${measure.failed > 0 ? `   ${measure.failed} FAILED` : ""}`,
    );
  }
  return found;
}

async function load(server: BenchServer, row: Row, articles: number): Promise<Measure> {
  const run = (duration: number) =>
    autocannon({
      url: server[row.on].href,
      connections,
      duration,
      requests: [{ setupRequest: (previous) => ({ ...previous, ...row.request(sent++, articles) }) }],
    });
  // The first page loads the code of all pages; it is waited for.
  const { path = "/", headers } = row.request(sent++, articles);
  await (
    await fetch(new URL(path, server[row.on]), { headers: headers as Record<string, string> })
  ).arrayBuffer();
  await run(1);
  const before = server.processorSeconds();
  const result = await run(seconds);
  const done = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor: ((server.processorSeconds() - before) * 1000) / done,
    failed: result.non2xx + result.errors,
  };
}

/** Holds the measured shares against what is wanted; a share of what was not measured is left out. */
function verdict(): { lines: string[]; missed: number } {
  const speed = (articles: number, name: string) => bySize.get(articles)?.get(name)?.perSecond;
  const shares = wanted.flatMap(({ row, atLeast, of, between }) => {
    if (between) {
      const [large, small] = between.map((articles) => speed(articles, row));
      return large && small
        ? [{ what: `${row}, at ${between[0]} of itself at ${between[1]}`, share: large / small, atLeast }]
        : [];
    }
    return sizes.flatMap((articles) => {
      const [mine, floor] = [speed(articles, row), speed(articles, of ?? "")];
      return mine && floor
        ? [{ what: `${row}, at ${articles} of "${of}"`, share: mine / floor, atLeast }]
        : [];
    });
  });
  const failed = [...bySize.values()].flatMap((found) => [...found]).filter(([, { failed }]) => failed > 0);
  const lines = shares.map(
    ({ what, share, atLeast }) =>
      `${share >= atLeast ? "met   " : "MISSED"}  ${share.toFixed(2)}  ${what} (wanted ${atLeast})`,
  );
  lines.push(...failed.map(([name, { failed: count }]) => `MISSED  ${name}: ${count} answers were failures`));
  return { lines, missed: lines.filter((line) => line.startsWith("MISSED")).length };
}
