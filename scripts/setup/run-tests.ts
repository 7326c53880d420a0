// `npm test`: checks, build, and every suite. The last line counts all of them: "N passed, N failed".
//   npm test -- stations                     the unit and Worker tests of one noun, without a build
//   npm test -- stations --part browser      its browser tests
//   npm test -- --part check                 one part: check, vitest or browser
//   npm test -- --part browser --shard 1/2   half of the browser tests
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseCommand } from "./arguments.ts";
import { ensureTestBrowsers } from "./browser.ts";
import { build } from "./build.ts";
import { projectRoot, stopWith } from "./install.mjs";
import { progress } from "./progress.ts";
import { run, start } from "./run.ts";
import { type Count, countPlaywright, countVitest } from "./test-reports.ts";

const { values: options, positionals } = parseCommand(
  "npm test",
  { part: { type: "string" }, shard: { type: "string" } },
  "[NOUN]",
);
const [noun] = positionals;
const results = join(projectRoot, "test-results");
// The suites start about a hundred processes, which compile the same modules.
process.env.NODE_COMPILE_CACHE ??= join(projectRoot, "node_modules/.cache/node-compile");
let isBuilt = false;
/** The names of the steps at work. */
const running = new Set<string>();
const parts = new Map([
  ["check", check],
  ["vitest", vitest],
  ["browser", browser],
]);
const all = noun ? [vitest] : [...parts.values()];
const chosen = options.part === undefined ? all : [parts.get(options.part)];
if (!chosen[0] || positionals.length > 1 || (options.shard && options.part !== "browser"))
  stopWith("Usage: npm test [-- [NOUN] [--part check|vitest|browser [--shard N/M]]]");

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const counts = [await step("Generate types", () => generateTypes())];
for (const part of chosen) counts.push(...((await part?.()) ?? []));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`\nFAILED  ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** The checks run at once, with the build that the suites need: each of them keeps about one core busy. */
async function check(): Promise<Count[]> {
  const counts = await Promise.all([
    step("Check types", () => run("tsc", ["--build", "--noEmit"])),
    step("Lint and format", () => run("biome", ["ci", "--colors=off", "."])),
    step("Unused code", () => run("knip", ["--no-progress"])),
    ...(chosen.length > 1 ? [buildOnce()] : []),
  ]);
  return counts.flat();
}

async function vitest(): Promise<Count[]> {
  // A noun's tests are those with its name in their path; none of them needs the build.
  const built = noun ? [] : await buildOnce();
  const chosenTests = noun ? [noun, "--project=unit", "--project=worker"] : [];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}/vitest.json`];
  return [
    ...built,
    await suite("vitest", ["run", ...chosenTests, "--silent=passed-only", ...reporters], () =>
      countVitest(readReport("vitest.json")),
    ),
  ];
}

async function browser(): Promise<Count[]> {
  const built = await buildOnce();
  const shard = options.shard ? [`--shard=${options.shard}`] : [];
  return [
    ...built,
    await suite("playwright", ["test", ...(noun ? [noun] : []), ...shard], () =>
      countPlaywright(readReport("e2e.json")),
    ),
  ];
}

/** Both suites need the build; the first one to ask makes it. */
async function buildOnce(): Promise<Count[]> {
  if (isBuilt) return [];
  isBuilt = true;
  return [await step("Build", () => build())];
}

async function generateTypes(): Promise<void> {
  await run("wrangler", ["types", "--strict-vars=false"]);
  await run("react-router", ["typegen"]);
}

/** Runs one check and shows its output only when it fails. */
async function step(name: string, check: () => Promise<unknown>): Promise<Count> {
  const started = performance.now();
  running.add(name);
  showRunning();
  try {
    await check();
    console.log(`ok    ${name} (${seconds(started)})`);
    return { passed: 1, failed: 0, failures: [] };
  } catch (error) {
    console.log(`FAIL  ${name} (${seconds(started)})\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, failures: [name] };
  } finally {
    running.delete(name);
    showRunning();
  }
}

function showRunning(): void {
  if (running.size > 0) progress.begin([...running].join(", "));
  else progress.end();
}

/** Runs a test runner and counts from its report; one without a report counts as failed. */
async function suite(command: string, args: string[], count: () => Count): Promise<Count> {
  const started = performance.now();
  console.log(`\n${command} ...`);
  try {
    if (command === "playwright") await ensureTestBrowsers();
    const code = await new Promise<number | null>((resolve, reject) => {
      start(command, args).on("close", resolve).on("error", reject);
    });
    const counted = count();
    console.log(`${command}: ${counted.passed} passed, ${counted.failed} failed (${seconds(started)})`);
    if (code !== 0 && counted.failed === 0)
      return { ...counted, failed: 1, failures: [`${command} exited with ${code}`] };
    return counted;
  } catch (error) {
    console.log(`FAIL  ${command} (${seconds(started)})\n${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, failures: [`${command} did not run to its end`] };
  }
}

function readReport(file: string) {
  return JSON.parse(readFileSync(join(results, file), "utf8"));
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
