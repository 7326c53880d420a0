/// <reference path="../../scripts/assets/art/modules.d.ts" />
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import wawoff from "wawoff2";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./test.ts";

test("the other language of a page is one press away, and what was typed is there", async ({ page }) => {
  await page.goto("/contact/general-query");
  const form = page.getByRole("form", { name: "General query" });
  await form.locator("[name=firstName]").fill("Asha");
  await expect(form.locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute("data-awake");
  await form.locator("[name='formData.subject']").fill("A charger at home");
  await page.getByRole("contentinfo").getByRole("link", { name: "हिंदी" }).click();
  await expect(page).toHaveURL("/hi/contact/general-query");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  await expect(page.locator("[name=firstName]")).toHaveValue("Asha");
  await expect(page.locator("[name='formData.subject']")).toHaveValue("A charger at home");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/contact/general-query");
});

test("the pages of a list in Hindi stay in Hindi", async ({ page }) => {
  await page.goto("/hi/discover");
  await page.getByRole("link", { name: "अगला" }).click();
  await expect(page).toHaveURL(/\/hi\/discover\?page=2$/);
});

test("a form in Hindi says so with what it sends, and thanks in Hindi", async ({ page }) => {
  await page.goto("/hi/contact/general-query");
  const form = page.getByRole("form").first();
  await form.locator("[name=firstName]").fill("आशा");
  await expect(form.locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute("data-awake");
  await form.locator("[type=submit]").click();
  await expect(form.getByRole("alert").first()).toContainText("अपना ई-मेल पता लिखें");
  await form.locator("[name=email]").fill("asha@example.com");
  await form.locator("[name=phone]").fill("98410 00000");
  await form.locator("[name='formData.inquiryType']").selectOption("Pricing");
  await form.locator("[name='formData.subject']").fill("घर का चार्जर");
  await form.locator("[name='formData.message']").fill("कीमत क्या है?");
  const [request] = await Promise.all([
    page.waitForRequest("**/api/form-submissions"),
    form.locator("[type=submit]").click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ language: "hi", formData: { inquiryType: "Pricing" } });
  await expect(page.getByRole("heading", { name: "धन्यवाद" })).toBeVisible();
});

test("the other language of a page keeps its query, and is in the header and in the menu of a phone", async ({
  page,
}) => {
  await page.goto("/contact/general-query?utm_source=mela");
  await page.getByRole("banner").getByRole("link", { name: "हिंदी" }).click();
  await expect(page).toHaveURL("/hi/contact/general-query?utm_source=mela");
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole("button", { name: "मेन्यू खोलें" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/contact/general-query?utm_source=mela");
});

test("a page names itself as the original and its translations to search engines", async ({ request }) => {
  for (const path of ["/products", "/hi/products", "/hi", "/hi/discover/garmi-aur-ev-battery"]) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.headers()["x-robots-tag"], path).toBeUndefined();
    expect(html, path).not.toContain('content="noindex"');
    const source = path.replace(/^\/hi/, "");
    const linked = (attributes: string) =>
      new RegExp(`<link ${attributes} href="https://[^/"]+([^"]*)"`, "i").exec(html)?.[1];
    expect(linked('rel="canonical"'), path).toBe(path);
    expect(linked('rel="alternate" hrefLang="hi"'), path).toBe(`/hi${source}`);
    for (const language of ["en", "x-default"])
      expect(linked(`rel="alternate" hrefLang="${language}"`), path).toBe(source || "/");
  }
});

test.describe("in a browser that is set to Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("an English page offers its translation, without moving anything", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.moved = JSON.stringify(entry);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/products?tab=dc");
    const offer = page.getByRole("complementary", { name: "हिंदी" });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    expect(await page.locator("html").getAttribute("data-moved")).toBeNull();
    await offer.getByRole("link").click();
    await expect(page).toHaveURL("/hi/products?tab=dc");
    await expect(page.getByRole("complementary", { name: "हिंदी" })).toHaveCount(0);
    await page.goto("/terms-and-conditions");
    await expect(offer).toBeVisible();
  });

  test("who declines the offer is not asked again", async ({ page }) => {
    await page.goto("/terms-and-conditions");
    const offer = page.locator("#language-offer-hi");
    await offer.getByRole("button", { name: "बंद करें" }).click();
    await expect(offer).toBeHidden();
    await page.goto("/privacy-policy");
    await untilIdle(page);
    await expect(offer).toBeHidden();
  });
});

test("in a browser that is set to English nothing is offered", async ({ page }) => {
  await page.goto("/terms-and-conditions");
  await untilIdle(page);
  await expect(page.locator("#language-offer-hi")).toBeHidden();
});

test("on a computer only pages in Hindi load the font of Devanagari, and nothing moves when it arrives", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = Number(document.documentElement.dataset.moved ?? 0);
      const sum = list
        .getEntries()
        .reduce((total, entry) => total + (entry as unknown as { value: number }).value, moved);
      document.documentElement.dataset.moved = `${sum}`;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("devanagari")) fonts.push(request.url());
  });
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ["/", "/stations/gujarat/surat", "/contact/general-query"]) {
      await page.goto(path);
      // The header of a wide page and every foot have the name of the language.
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await untilIdle(page);
      expect(fonts, `${path} at ${width} px`).toEqual([]);
    }
  }
  for (const path of ["/hi", "/hi/contact/general-query", "/hi/stations"]) {
    await page.goto(path);
    await untilIdle(page);
    expect(Number((await page.locator("html").getAttribute("data-moved")) ?? 0), path).toBeLessThan(0.01);
  }
  const preloads = page.locator('link[rel="preload"][as="font"][href*="devanagari"]');
  expect(new Set(fonts.map((url) => new URL(url).pathname))).toEqual(
    new Set(await preloads.evaluateAll((links) => links.map((link) => link.getAttribute("href")))),
  );
  expect(fonts.length).toBeGreaterThan(0);
});

test("a phone takes its own font of Devanagari", async ({ playwright, baseURL }, testInfo) => {
  // Where a browser on Linux finds the fonts of a person.
  const folder = testInfo.outputPath("data");
  await mkdir(join(folder, "fonts"), { recursive: true });
  const file = await readFile("public/fonts/noto-sans-devanagari.woff2");
  await writeFile(join(folder, "fonts/devanagari.ttf"), await wawoff.decompress(file));
  const { launchOptions } = testInfo.project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    env: { ...process.env, XDG_DATA_HOME: folder },
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "", hasTouch: true, isMobile: true });
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/hi/contact/general-query");
  await page.evaluate(() => document.fonts.ready);
  expect(files).not.toContain("/fonts/noto-sans-devanagari.woff2");
  await browser.close();
});

test("what all articles say is in Hindi in an article in Hindi, on either site", async ({ page }) => {
  for (const root of ["", "/hi"]) {
    await page.goto(`${root}/discover/garmi-aur-ev-battery`);
    const contents = page.getByRole("navigation", { name: "इस पेज पर" });
    await expect(contents.getByRole("link", { name: "मुख्य बातें" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "लोगों के सवाल" })).toHaveAttribute("lang", /^hi/);
  }
  await page.goto("/discover/iru-sakkara-vaagana-charging");
  await expect(page.getByRole("navigation", { name: "On this page" }).first()).toBeVisible();
});

test("a form in Hindi that the server refuses says why in Hindi, also where a number is in it", async ({
  request,
  baseURL,
}) => {
  const send = (path: string, language: string) =>
    request.post(path, {
      headers: { Origin: baseURL ?? "" },
      form: { firstName: "a".repeat(90), page: "/contact/general-query", language },
    });
  const response = await send("/hi/enquiries/general", "hi");
  expect(response.status()).toBe(400);
  const html = await response.text();
  expect(html).toContain("ज़्यादा से ज़्यादा 80 अक्षर लिखें");
  expect(html).not.toMatch(/>\s*Use at most/);
  expect(await (await send("/enquiries/general", "en")).text()).toContain("Use at most 80 characters");
});

const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 0), { timeout: 3000 })),
  );
