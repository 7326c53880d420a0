import { existsSync } from "node:fs";
import { defineConfig, devices } from "playwright/test";
import { ensureSecrets } from "./scripts/setup/secrets.ts";

const port = Number(process.env.E2E_PORT || 8799);
const debianChromium = "/usr/bin/chromium";
const secrets = ensureSecrets();
process.env.ADMIN_EMAIL = secrets.adminEmail;
process.env.ADMIN_PASSWORD = secrets.adminPassword;

const mapAndMotion = /(?:home|stations)\.spec\.ts$/;
const softwareWebGl = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** How the browser is started, with these arguments beside those of all. */
function chromium(args: string[]) {
  return {
    executablePath: process.env.CHROMIUM_PATH || (existsSync(debianChromium) ? debianChromium : undefined),
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
  workers: 2,
  // Generous, for machines with two busy cores: what is measured has limits of its own in the tests.
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
  // The map draws with WebGL, in software, and the home page moves. Every other page is tried without either, which takes the browser less time.
  projects: [
    { name: "map and motion", testMatch: mapAndMotion, use: { launchOptions: chromium(softwareWebGl) } },
    {
      name: "pages",
      testIgnore: mapAndMotion,
      use: { launchOptions: chromium(["--disable-gpu"]), contextOptions: { reducedMotion: "reduce" } },
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
