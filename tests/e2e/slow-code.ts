import type { Page } from "playwright/test";

/**
 * Opens a page while the code at an address (a glob) is held back, and lets it come when the returned function is called. Not the suite's own
 * way of opening a page, which waits for code.
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
