import { defineConfig, devices } from "playwright/test";
import { headlessShell, softwareWebGl, wholeBrowser } from "./scripts/setup/browser.ts";
import { ensureSecrets } from "./scripts/setup/secrets.ts";

const port = Number(process.env.E2E_PORT || 8799);
const secrets = ensureSecrets();
process.env.ADMIN_EMAIL = secrets.adminEmail;
process.env.ADMIN_PASSWORD = secrets.adminPassword;

/** The tags of `tests/e2e/test.ts`. */
const wholeBrowserTag = /@whole-browser/;
const aloneTag = /@alone/;

/** Launch options for the browser at this path. */
function launch(executablePath: string | undefined, args: string[]) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"],
      ...["--disable-component-update", "--disable-sync"],
      ...args,
    ],
  };
}

/** Journeys through the production build in a real browser, on a database of their own. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores: a test spends a third of its time waiting.
  workers: 3,
  // Generous, for machines with two busy cores: what is measured has limits of its own in the tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Recording every test would cost a third of the time.
    trace: "off",
  },
  // One test with the map at a time, because WebGL runs in software here.
  projects: [
    {
      name: "whole browser",
      grep: wholeBrowserTag,
      grepInvert: aloneTag,
      workers: 1,
      use: {
        launchOptions: launch(wholeBrowser(), softwareWebGl),
        // A map that flies to its place is drawn fifty times.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "pages",
      grepInvert: [wholeBrowserTag, aloneTag],
      use: {
        // A page lives for seconds: optimising its JavaScript costs a tenth of the CPU time and gives nothing, and
        // so does collecting its garbage while it loads, in a young generation that begins small.
        launchOptions: launch(headlessShell(), [
          "--disable-gpu",
          // A map that nobody looks at would take two seconds of CPU time: its page shows the place's picture.
          "--disable-software-rasterizer",
          "--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16",
        ]),
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "alone",
      grep: aloneTag,
      dependencies: ["whole browser", "pages"],
      use: { launchOptions: launch(wholeBrowser(), softwareWebGl) },
    },
  ],
  webServer: {
    command: `node scripts/setup/serve.ts --port ${port} --state .wrangler/e2e --fresh --skip-build`,
    url: `http://localhost:${port}/api/health`,
    timeout: 120_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});
