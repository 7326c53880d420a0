import type { Page } from "playwright/test";
import { builtPages, isPublicPath } from "../../src/pages.ts";
import { sourcePath } from "../../src/shared/languages.ts";
import { expect, test } from "./test.ts";

/** Opens a page and waits until it has loaded and is idle; a busy machine may never be idle. */
async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 })));
}

/** Collects what moves on the pages that are opened from now on; returns what moved on the page. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
        shifts.push(`${value} at ${startTime}: ${moved}`);
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

const partOf = (path: string) => (isPublicPath(path) ? "the site" : "the portal");

for (const [which, paths] of Object.entries(Object.groupBy(builtPages, partOf))) {
  test(`the prerendered pages of ${which} come from static files, with a policy of their own, and run without a complaint`, async ({
    page,
    request,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    for (const path of paths) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      // The Worker gives each request an id; a static file has none.
      expect.soft(response.headers(), path).not.toHaveProperty("x-request-id");
      const policy = response.headers()["content-security-policy"] ?? "";
      expect.soft(policy, path).toContain("script-src 'self'");
      expect.soft(policy, path).not.toContain("unsafe");
      if (which !== "the site") expect.soft(response.headers()["x-robots-tag"], path).toBe("noindex");

      await openUntilIdle(page, path);
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
      if (which === "the site" && sourcePath(path) !== "/")
        expect.soft(data, path).toContain('"BreadcrumbList"');
      expect.soft(complaints.splice(0), path).toEqual([]);
    }
  });
}

test("a browser keeps fonts and pictures, and neither may run anything", async ({ request }) => {
  for (const [path, policy] of [
    ["/fonts/plus-jakarta-sans.woff2", "public, max-age=31536000, immutable"],
    ["/images/model-franchise-800.webp", "public, max-age=86400, stale-while-revalidate=604800"],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers["cache-control"], path).toBe(policy);
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none';/);
  }
});

test("every public page says to search engines what it is, what it lists and which questions it answers", async ({
  request,
}) => {
  const list = ["CollectionPage", "ItemList", "BreadcrumbList"];
  const expected: Record<string, string[]> = {
    "/": ["Organization", "WebSite"],
    "/products": [...list, "FAQPage"],
    "/products/compare?ids=dc-30-pro,dc-60-compact": list,
    "/home-ev-charger-india": [...list, "FAQPage"],
    "/business-dc-fast-charger-solutions-india?product=DC-30+Pro": ["Product", "BreadcrumbList", "FAQPage"],
    "/business-dc-fast-charger-solutions-india/dc-30-pro": ["Product", "BreadcrumbList", "FAQPage"],
    "/discover": list,
    "/stations": list,
    "/trips": list,
    "/trips/mumbai/pune": list,
    "/stations/chennai-guindy": ["AutomotiveBusiness", "BreadcrumbList"],
    "/contact/general-query": ["ContactPage", "BreadcrumbList", "FAQPage"],
    "/contact/ev-charging-partner": ["ContactPage", "BreadcrumbList", "FAQPage"],
    "/contact/ev-charging-franchise-partner": ["ContactPage", "BreadcrumbList", "FAQPage"],
    "/contact/ev-charging-land-partnership": ["ContactPage", "BreadcrumbList", "FAQPage"],
    "/terms-and-conditions": ["WebPage", "BreadcrumbList"],
    "/privacy-policy": ["WebPage", "BreadcrumbList"],
    "/privacy-notice": ["WebPage", "BreadcrumbList"],
  };
  for (const [path, types] of Object.entries(expected)) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const things = data
      .map(([, text = ""]) => JSON.parse(text))
      .flatMap((thing) => (thing.mainEntity?.["@type"] ? [thing, thing.mainEntity] : [thing]));
    expect.soft(things.map((thing) => thing["@type"]).sort(), path).toEqual(types.toSorted());
    for (const { itemListElement = [] } of things)
      for (const { item, url } of itemListElement) expect.soft(item ?? url, path).toMatch(/^https:/);
  }
});

test.describe("a page that the Worker renders", () => {
  test("the listing and an article say the same without JavaScript", async ({ browser, page: live }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ["/discover", "/discover/home-ev-charging-single-phase"]) {
      await page.goto(path);
      await openUntilIdle(live, path);
      const articles = page.getByRole("main").getByRole("article");
      const texts = await articles.allTextContents();
      expect(texts.join().length).toBeGreaterThan(1400);
      expect(await live.getByRole("main").getByRole("article").allTextContents()).toEqual(texts);
      expect(await live.title()).toBe(await page.title());
    }
    await context.close();
  });

  for (const [path, width] of [
    ["/discover", 1440],
    ["/discover?type=blog&page=2", 375],
    ["/discover/home-ev-charging-single-phase", 1440],
    ["/discover/garmi-aur-ev-battery", 375],
    ["/business-dc-fast-charger-solutions-india?product=DC-30+Pro", 375],
    ["/products/compare?ids=dc-30-pro,dc-60-compact", 1440],
  ] as const) {
    test(`${path} hydrates without asking again, without a warning, and without a shift, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // Its fonts are in the browser's cache, as for the second page that somebody opens: a font that
      // comes late has letters a little wider than those it replaces.
      await page.goto("/terms-and-conditions");
      const shifts = await watchShifts(page);
      const asked: string[] = [];
      const complaints: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if ((pathname.startsWith("/api/") && request.method() === "GET") || pathname.endsWith(".data"))
          asked.push(pathname);
      });
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await openUntilIdle(page, path);
      expect(asked).toEqual([]);
      // Down to its end, past every lazy picture.
      for (let bottom = false; !bottom; ) {
        await page.mouse.wheel(0, 800);
        bottom = await page.evaluate(
          () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
        );
      }
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>("main img")].every(
          (image) => image.complete || !image.checkVisibility(),
        ),
      );
      expect(await shifts()).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  for (const [path, width, sentence] of [
    ["/stations/krishnagiri-bypass", 1440, "7 of 8 free, confirmed twelve minutes ago"],
    ["/stations/krishnagiri-bypass", 412, "7 of 8 free, confirmed late"],
    ["/stations/gujarat/surat", 412, "7 of 8 free, confirmed late"],
  ] as const) {
    test(`${path} stays in place when its operator's latest status arrives, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route("**/api/stations/status?*", async (route) => {
        const list = await (await route.fetch()).json();
        for (const { words } of Object.values<{ words: Record<"now" | "later", object> }>(list.stations))
          for (const moment of [words.now, words.later]) Object.assign(moment, { sentence });
        // What moves before, as when a font is late, is not the status's doing.
        await page.evaluate(async () => {
          await document.fonts.ready;
          (window as unknown as { shifts: string[] }).shifts.length = 0;
        });
        await route.fulfill({ json: list });
      });
      await page.goto("/terms-and-conditions");
      const shifts = await watchShifts(page);
      await page.goto(path);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await shifts()).toEqual([]);
    });
  }

  test("an unknown address is a page with status 404", async ({ page }) => {
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
