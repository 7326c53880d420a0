import type { Page } from "playwright/test";
import { wakeFinder } from "./finder.ts";
import { expect, test } from "./test.ts";

const compared = "/products/compare?ids=dc-30-pro,dynamiccharge-60,dc-120-ultra";

/** How many columns a grid has, with those that it was not meant to have. */
const columnsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

for (const width of [375, 768]) {
  test(`six views of a product are in two columns, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/business-dc-fast-charger-solutions-india/dc-240-dualcore");
    expect(await columnsOf(page, "section[aria-label$='in detail'] figure > div")).toBe(2);
  });
}

test("a playing film's control shows one sign, and so does a paused one", async ({ page }) => {
  await page.goto("/");
  const control = page
    .locator("label")
    .filter({ has: page.getByRole("checkbox", { name: "Play the film" }) });
  for (const isPlaying of [false, true]) {
    await control.locator("input").evaluate((box: HTMLInputElement, checked) => {
      box.checked = checked;
    }, isPlaying);
    await expect(control.locator("svg:visible")).toHaveCount(1);
  }
});

for (const width of [320, 390]) {
  test(`the names of products neither break nor are cut, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, name] of [
      ["/business-dc-fast-charger-solutions-india/dynamiccharge-60", page.locator("h1")],
      [compared, page.getByRole("columnheader", { name: "DynamicCharge 60" }).locator("a")],
    ] as const) {
      await page.goto(path);
      const lines = await name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = element.closest("th, section")?.getBoundingClientRect();
        return {
          rects: range.getClientRects().length,
          fits: range.getBoundingClientRect().right <= (box?.right ?? 0),
        };
      });
      // At most "DynamicCharge" and "60".
      expect(lines.rects).toBeLessThanOrEqual(2);
      expect(lines.fits).toBe(true);
    }
  });
}

for (const width of [375, 1440]) {
  test(`a comparison has prices, its actions in line and its names in sight, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(compared);
    await expect(page.getByRole("row", { name: /^Price/ })).toContainText("₹5 to 7 lakh");
    const actions = page.getByRole("button", { name: /^Talk To An Expert about/ });
    const tops = await actions.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await page.getByRole("row", { name: /^Certification/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("columnheader", { name: "DynamicCharge 60" })).toBeInViewport();
  });
}

test("three reasons are in one row on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/contact/ev-charging-partner");
  expect(await columnsOf(page, "[data-count='3']:has(> li)")).toBe(3);
});

for (const width of [375, 1440]) {
  test(`one bar of 56 px with product and price stays while a product is read, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto("/business-dc-fast-charger-solutions-india/dc-240-dualcore");
    await page.getByRole("heading", { name: "Recommended Products" }).scrollIntoViewIfNeeded();
    const product = page.getByRole("paragraph").filter({ hasText: /^DC-240 DualCore₹/ });
    await expect(product).toBeInViewport();
    const bar = product.locator("xpath=../..");
    await expect(bar.getByRole("button", { name: "Talk To An Expert" })).toBeInViewport();
    const box = await bar.boundingBox();
    expect([box?.y, box?.height]).toEqual([0, 56]);
    await expect(page.locator("header[data-site-header]")).not.toBeInViewport();
  });
}

test("a search for one long word leaves every page as wide as a phone", async ({ page, adminToken }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript((token) => localStorage.setItem("auth_token", token), adminToken);
  const word = "w".repeat(100);
  for (const path of [
    `/discover?search=${word}`,
    `/discover?tag=${word}`,
    `/stations?search=${word}`,
    `/trips?from=${word}&to=${word}`,
    `/admin?search=${word}`,
    `/admin/discover?search=${word}`,
    `/admin/stations?search=${word}`,
  ]) {
    await page.goto(path);
    const shown = page.getByText(word.slice(0, 30)).or(page.locator(`main [value^="${word.slice(0, 30)}"]`));
    await expect(shown.first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
  }
  await page.goto("/");
  await wakeFinder(page);
  await page.getByRole("button", { name: "Search stations" }).click();
  await page.getByRole("searchbox", { name: "Search stations" }).fill(word);
  await expect(page.getByText("No station").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
