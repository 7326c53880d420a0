import type { Page } from "playwright/test";
import { expect } from "./test.ts";

/** The map when it is drawn. */
export const mapReady = '[data-map="ready"]';

/**
 * Scrolls the map into the middle of the screen and waits until it is drawn. Returns how long
 * that took, in ms.
 */
export async function openMap(page: Page): Promise<number> {
  let from = Date.now();
  // Until the page is complete, content above the map may still move it.
  await expect(async () => {
    from = Date.now();
    await seeFinder(page);
    await expect(page.locator('[data-map]:not([data-map="idle"])')).toBeAttached({ timeout: 1500 });
  }).toPass({ timeout: 60_000 });
  await page.locator(mapReady).waitFor({ timeout: 60_000 });
  return Date.now() - from;
}

/** Scrolls the finder into the middle of the screen. */
export async function seeFinder(page: Page) {
  await page
    .locator("#locations")
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Scrolls the finder into the middle of the screen until it is hydrated. */
export async function wakeFinder(page: Page) {
  await expect(async () => {
    await seeFinder(page);
    await expect(page.locator('[data-island="station-finder"][data-awake]')).toBeAttached({ timeout: 1500 });
  }).toPass({ timeout: 60_000 });
}

/** The pins and clusters on the map. */
export function markers(page: Page) {
  return page.locator(".maplibregl-marker").getByRole("button");
}

/** The list over the map of a narrow screen, named after what is in it. */
export function drawerOf(page: Page) {
  return page.getByRole("region", { name: /^(All stations|Stations found|Stations near you)$/ });
}
