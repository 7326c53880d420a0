import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureTestBrowsers } from "../../setup/browser.ts";
import { requireBuild } from "../../setup/build/folder.ts";
import { projectRoot } from "../../setup/install.mjs";
import { start } from "../../setup/run.ts";
import { type PlaywrightReport, specsOf } from "../../setup/test-reports.ts";

const file = join(projectRoot, "test-results/e2e.json");

/**
 * The number of browser tests, and those that failed or violated a page's content security
 * policy.
 */
export interface BrowserRun {
  tests: number;
  failed: string[];
  broken: string[];
}

/**
 * Reads the last run of the browser suite. An incomplete run, or one older than the build, does
 * not count: `say` tells why, and the whole suite runs.
 */
export async function browserRun(say: (line: string) => void): Promise<BrowserRun> {
  const all = specsOf(list());
  const reason = whyNotWhole(all.map(({ id }) => id));
  if (reason) {
    say(`${reason}: running all ${all.length} tests, which takes some minutes ...`);
    await ensureTestBrowsers();
    await new Promise((resolve, reject) => {
      start("playwright", ["test"]).on("close", resolve).on("error", reject);
    });
    const still = whyNotWhole(all.map(({ id }) => id));
    if (still) throw new Error(`The browser suite did not run whole: ${still}`);
  }
  const specs = specsOf(read());
  const named = (found: typeof specs) => found.map(({ title }) => title);
  return {
    tests: specs.length,
    failed: named(specs.filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))),
    broken: named(
      specs.filter((spec) => JSON.stringify(spec).includes("violations of the content security policy")),
    ),
  };
}

/** Why the recorded run does not count for this build; null when it does. */
function whyNotWhole(wanted: string[]): string | null {
  if (!existsSync(file)) return "No run of the browser suite is recorded";
  const report = read();
  const ran = new Set(
    specsOf(report)
      .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
      .map(({ id }) => id),
  );
  const missing = wanted.filter((id) => !ran.has(id)).length;
  if (missing > 0) return `The recorded run left out ${missing} of ${wanted.length} tests`;
  const built = statSync(join(requireBuild(), "client/index.html")).mtimeMs;
  return Date.parse(report.stats.startTime) < built ? "The recorded run is older than the build" : null;
}

function read(): PlaywrightReport {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The tests of a whole run. */
function list(): PlaywrightReport {
  return JSON.parse(
    execFileSync("playwright", ["test", "--list", "--reporter=json"], {
      cwd: projectRoot,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    }),
  );
}
