// `npm run bench`: requests per second of the built Worker in workerd, beside two floors measured in the same run.
//   npm run bench                              at 1,000, 10,000 and 100,000 articles, then a minute of mixed load; writes docs/performance.md
//   npm run bench -- --sizes 1000              only that size; writes nothing, as with --only
//   npm run bench -- --seconds 3               seconds for each measurement (default 5)
//   npm run bench -- --only "list, uncached,search"  these rows and the floors
//   npm run bench -- --skip-build              the latest build
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { build } from "../setup/build.ts";
import { stopWith } from "../setup/install.mjs";
import { progress } from "../setup/progress.ts";
import { connections, type Measure, measure, type Sustained, sustain } from "./measure.ts";
import { writeReport } from "./report.ts";
import { rows } from "./rows.ts";
import { type BenchServer, bundleFloor, startServer } from "./server.ts";
import { judge, type Measures } from "./verdict.ts";

const { values: options } = parseCommand("npm run bench", {
  sizes: { type: "string" },
  seconds: { type: "string", default: "5" },
  only: { type: "string" },
  "skip-build": { type: "boolean", default: false },
});
const sizes = (options.sizes ?? "1000,10000,100000").split(",").map(Number);
const seconds = Number(options.seconds);
if (sizes.some((size) => !Number.isInteger(size) || size < 100) || !(seconds >= 1))
  stopWith("Sizes are 100 or more, seconds 1 or more.");
const whole = options.sizes === undefined && options.only === undefined;
const sustainedSeconds = 60;

progress.begin("building");
if (!options["skip-build"]) await build();
const scratch = mkdtempSync(join(tmpdir(), "bench-"));
const measures: Measures = new Map();
let sustained: Sustained | null = null;
const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores; ${seconds} s for each row, ${connections} connections`;
console.log(`${machine}\n\narticles  row                       req/s   p50 ms   p99 ms   processor ms`);
try {
  const floor = await bundleFloor(scratch);
  for (const articles of sizes) {
    progress.begin(`writing ${articles} articles`);
    const server = await startServer({ scratch, floor, articles });
    try {
      measures.set(articles, await measureAll(server, articles));
      if (whole && articles === sizes.at(-1)) {
        console.log(`\nall kinds at once for ${sustainedSeconds} s ...`);
        progress.begin("all kinds at once");
        sustained = await sustain(server, { articles, seconds: sustainedSeconds });
      }
    } finally {
      await server.stop();
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const verdicts = judge(measures, sustained);
if (whole) writeReport(machine, measures, verdicts);
console.log("");
for (const { what, found, limit, met, cause } of verdicts)
  console.log(
    `${met ? "met   " : "MISSED"}  ${found}  ${what} (wanted ${limit})${met || !cause ? "" : `: ${cause}`}`,
  );
const missed = verdicts.filter(({ met }) => !met).length;
console.log(missed === 0 ? "\nAll targets met." : `\n${missed} of ${verdicts.length} targets missed.`);
process.exit(missed === 0 ? 0 : 1);

async function measureAll(server: BenchServer, articles: number): Promise<Map<string, Measure>> {
  const found = new Map<string, Measure>();
  const chosen = rows.filter((row) => row.on === "floor" || (options.only ?? row.name).includes(row.name));
  progress.begin(`rows at ${articles} articles`, chosen.length);
  for (const row of chosen) {
    const one = await measure(server, row, { articles, seconds });
    found.set(row.name, one);
    progress.add();
    const figures = [one.perSecond.toFixed(0), one.p50.toFixed(1), one.p99.toFixed(1)];
    console.log(
      `${String(articles).padStart(8)}  ${row.name.padEnd(24)} ${figures.map((text) => text.padStart(6)).join("   ")}` +
        `   ${one.processor.toFixed(2).padStart(12)}${one.failed > 0 ? `   ${one.failed} FAILED` : ""}`,
    );
  }
  return found;
}
