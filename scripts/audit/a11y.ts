// `npm run audit:a11y`: every route and a set of states, by axe, with the keyboard, at 200 % zoom, at 320 px, and in forced colours.
//   --only TEXT    the pages whose address holds TEXT
import { parseArgs } from "node:util";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { paths } from "../../src/lib/paths.ts";
import { ensureBrowser } from "../setup/browser.ts";
import { ensureSecrets } from "../setup/secrets.ts";
import { axeFaults, overflow, walk, walkOutlined } from "./a11y/checks.ts";
import { states } from "./a11y/states.ts";
import { routePaths } from "./routes.ts";
import { serveSite } from "./site.ts";

const { values: options } = parseArgs({ options: { only: { type: "string", default: "" } } });
const isPortal = (path: string) => path.startsWith(paths.admin);

const faults: string[] = [];
let checks = 0;
const site = await serveSite("audit-a11y");
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
try {
  const token = await signIn();
  const all = [
    ...(await routePaths(site.origin, "public")),
    ...(await routePaths(site.origin, "portal")),
    "/no-such-page",
    paths.adminNewContent,
  ].filter((path) => path.includes(options.only));
  for (const path of all) {
    const found = await examine(browser, path, isPortal(path) ? token : null);
    report(path, found);
  }
  for (const { name, path, reach, width = 1440, portal = false } of states) {
    if (!path.includes(options.only)) continue;
    const context = { viewport: { width, height: 900 } };
    const found = await withPage(browser, path, portal ? token : null, context, async (page) => {
      await reach(page);
      await page.waitForTimeout(400);
      return axeFaults(page);
    }).catch((error: Error) => [`not reached: ${error.message.split("\n")[0]}`]);
    checks += 1;
    report(`${path}, ${name}`, found);
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`\naudit:a11y: ${checks} checks, ${faults.length} faults`);
process.exit(faults.length > 0 || checks === 0 ? 1 : 0);

function report(what: string, found: string[]): void {
  const unique = [...new Set(found)];
  faults.push(...unique.map((fault) => `${what}: ${fault}`));
  console.log(`${unique.length === 0 ? "ok   " : "FAULT"} ${what}`);
  for (const fault of unique) console.log(`      ${fault}`);
}

async function signIn(): Promise<string> {
  const { adminEmail, adminPassword } = ensureSecrets();
  const answer = await fetch(`${site.origin}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  if (!answer.ok) throw new Error(`The local admin cannot sign in: ${await answer.text()}`);
  return (await answer.json()).token;
}

async function withPage<Result>(
  by: Browser,
  path: string,
  token: string | null,
  context: BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const opened = await by.newContext({ locale: "en-IN", reducedMotion: "reduce", ...context });
  try {
    if (token) await opened.addInitScript((value) => localStorage.setItem("auth_token", value), token);
    const page = await opened.newPage();
    await page.goto(site.origin + path, { waitUntil: "load" });
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    if (token) await page.locator("main#content").waitFor();
    // Parts that wait for the screen come now.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      window.scrollTo(0, 0);
    });
    await page.waitForLoadState("networkidle");
    return await look(page);
  } finally {
    await opened.close();
  }
}

/** One page, five times: as it is, by keyboard, zoomed, narrow, and in forced colours; the portal also in its dark theme. */
async function examine(by: Browser, path: string, token: string | null): Promise<string[]> {
  const found: string[] = [];
  const look = async (
    name: string,
    context: BrowserContextOptions,
    check: (page: Page) => Promise<string[]>,
  ) => {
    checks += 1;
    const result = await withPage(by, path, token, context, check).catch((error: Error) => [
      `not opened: ${error.message.split("\n")[0]}`,
    ]);
    found.push(...result.map((fault) => `${name}: ${fault}`));
  };
  const desk = { viewport: { width: 1440, height: 900 } };
  await look("axe", desk, (page) => axeFaults(page));
  await look("keyboard", desk, async (page) => (await walk(page)).faults);
  const fits = async (page: Page) => [(await overflow(page)) ?? []].flat();
  // Zooming a window of 1280 px to 200 % leaves the page 640 px.
  await look("200 %", { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }, async (page) => [
    ...(await fits(page)),
    ...(await axeFaults(page)),
  ]);
  await look("320 px", { viewport: { width: 320, height: 640 } }, fits);
  await look("forced colours", { ...desk, forcedColors: "active" }, async (page) => [
    ...(await axeFaults(page, { forced: true })),
    ...(await walkOutlined(page)),
  ]);
  if (token) await look("dark", { ...desk, colorScheme: "dark" }, (page) => axeFaults(page));
  return found;
}
