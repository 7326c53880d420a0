import type { Page } from "playwright/test";
import { expect, test, wholeBrowser } from "./test.ts";

/** Links that a browser must not prefetch. */
const others = [
  "/login",
  "/admin/team",
  "/discover/preview/abc",
  "/stations/preview/abc",
  "/enquiry/abc",
  "/feed.xml",
  "/api/health",
  "https://example.com/",
];

/**
 * Records the browser's messages about speculation rules, and the paths that it would prerender.
 */
async function watchPreloads(page: Page) {
  const session = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const paths = new Set<string>();
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorMessage) errors.push(ruleSet.errorMessage);
  });
  // Playwright prevents the prerendering itself.
  session.on("Preload.prerenderStatusUpdated", ({ key }) => paths.add(new URL(key.url).pathname));
  await session.send("Preload.enable");
  return { errors, paths };
}

test("a link that is pressed is prerendered; the portal, files and previews are not", {
  tag: wholeBrowser,
}, async ({ page }) => {
  const { errors, paths } = await watchPreloads(page);
  await page.goto("/terms-and-conditions");
  await page.evaluate((hrefs) => {
    const links = hrefs.map((href) =>
      Object.assign(document.createElement("a"), { href, textContent: href }),
    );
    document.querySelector("footer a[href='/privacy-policy']")?.before(...links);
  }, others);
  for (const href of [...others, "/privacy-policy"]) {
    await page.locator(`footer a[href="${href}"]`).last().hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(() => [...paths]).toEqual(["/privacy-policy"]);
  expect(errors).toEqual([]);
});

test("pages from files and from the Worker name the rules, and the portal does not", async ({ request }) => {
  for (const path of ["/", "/privacy-policy", "/discover", "/stations"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["speculation-rules"], path).toBe('"/speculation-rules.json"');
    expect(headers["cache-control"], path).not.toContain("no-store");
  }
  for (const path of ["/login", "/admin", "/admin/nothing"]) {
    expect((await request.get(path)).headers()["speculation-rules"], path).toBeUndefined();
  }
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
});

test("going back shows the page as it was left, without loading it again", { tag: wholeBrowser }, async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright disables the cache.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  for (const path of ["/", "/discover", "/contact/general-query", "/stations"]) {
    await page.goto(path);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto("/terms-and-conditions");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html"), path).toHaveAttribute("data-restored", "true");
  }
  await browser.close();
});
