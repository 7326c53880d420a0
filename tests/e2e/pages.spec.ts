import { staticPaths } from "../../src/lib/paths.ts";
import { expect, test } from "./test.ts";

const isPublic = (path: string) => !/^\/(login|register|admin)/.test(path);

test.describe("a prerendered page", () => {
  for (const path of staticPaths) {
    test(`${path} comes from static files, with its own policy, and runs without a complaint`, async ({
      page,
      request,
    }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      // The Worker names every request it sees; a static file has no such name.
      expect(answer.headers()).not.toHaveProperty("x-request-id");
      const policy = answer.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).not.toContain("unsafe");
      if (!isPublic(path)) expect(answer.headers()["x-robots-tag"]).toBe("noindex");

      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.goto(path, { waitUntil: "networkidle" });
      expect(complaints).toEqual([]);
    });
  }
});

test.describe("a page that the Worker renders", () => {
  test("the listing and an article are complete without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/discover");
    await expect(page).toHaveTitle(/Discover/);
    const cards = page.getByRole("main").getByRole("article");
    expect(await cards.count()).toBe(12);
    await cards.first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{40,}/);
    expect((await page.getByRole("main").textContent())?.length ?? 0).toBeGreaterThan(1500);
    await context.close();
  });

  for (const path of ["/discover", "/discover?type=blog&page=2", "/discover/home-ev-charging-single-phase"]) {
    test(`${path} hydrates without asking again and without a warning`, async ({ page }) => {
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
      await page.goto(path, { waitUntil: "networkidle" });
      expect(asked).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test("an unknown address is a page with status 404", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
