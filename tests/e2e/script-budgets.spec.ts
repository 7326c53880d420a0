import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright/test";
import { builtPages, isPublicPath } from "../../src/pages.ts";
import { languageOf, pathInLanguage, sourcePath } from "../../src/shared/languages.ts";
import { expect, test } from "./test.ts";

/** Bytes of script, gzip: before any interaction, once its form is hydrated, and more of it in another language. */
const budgets = { atRest: 5_000, formAwake: 95_000, translated: 200 };

const publicPaths = [
  ...builtPages.filter(isPublicPath),
  "/discover",
  "/discover?type=blog&page=2",
  "/discover/home-ev-charging-single-phase",
  "/stations?search=Chennai",
  "/stations/gujarat",
  "/stations/gujarat/surat",
  "/stations/krishnagiri-bypass",
  "/trips",
  "/trips/mumbai/pune",
];
const sourcePaths = publicPaths.filter((path) => sourcePath(path) === path);

/** Counts the scripts that a page loads from now on. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") sizes.push(sizeOf(request));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function sizeOf(request: Request): Promise<number> {
  const response = await request.response();
  return response ? gzipSync(await response.body()).byteLength : 0;
}

async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 })));
}

const parts = 4;
for (const part of Array.from({ length: parts }, (_, index) => index)) {
  test(`a public page loads little script before anybody touches it, in Hindi too, part ${part + 1}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const atRest = async (path: string) => {
      const scripts = countScripts(page);
      await openUntilIdle(page, path);
      const size = await scripts();
      page.removeAllListeners("request");
      expect.soft(size, path).toBeLessThanOrEqual(budgets.atRest);
      return size;
    };
    for (const path of sourcePaths.filter((_, index) => index % parts === part)) {
      const translated = pathInLanguage(languageOf("hi"), path);
      const source = await atRest(path);
      expect.soft(await atRest(translated), translated).toBeLessThanOrEqual(source + budgets.translated);
    }
  });
}

/** The pages of long and short forms, and the button that opens a form in a popup. */
const formPages = [
  { path: "/contact/general-query" },
  { path: "/contact/ev-charging-land-partnership" },
  { path: "/home-ev-charger-india", opener: /^Talk To An Expert/ },
];

for (const { path, opener } of formPages) {
  test(`${path} has loaded at most 95 kB of script once its form is awake`, async ({ page }) => {
    const scripts = countScripts(page);
    await openUntilIdle(page, path);
    if (opener) await page.getByRole("button", { name: opener }).first().click();
    const form = page.locator(`${opener ? "dialog[open] " : ""}form[action^="/enquiries/"]`).first();
    await form.locator("input:not([type=hidden])").first().focus();
    await expect(form.locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute("data-awake");
    expect(await scripts()).toBeLessThanOrEqual(budgets.formAwake);
  });
}
