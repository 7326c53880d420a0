import type { Page } from "playwright/test";

/**
 * Opens a page while the code at a URL (a glob) is delayed, until the returned function is
 * called. The suite's own way of opening a page would wait for the code.
 */
export async function openWithout(page: Page, code: string, path: string): Promise<() => void> {
  const slow = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.goto("/robots.txt");
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(`**${path}`, { waitUntil: "commit" });
  return slow.resolve;
}
