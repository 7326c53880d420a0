import type { Browser, BrowserContext, Page } from "playwright";

/** How many times slower its processor is, the delay of its line in ms, and the line's speed. */
export const phone = { slowdown: 6, latency: 150, bytesPerSecond: (1.6 * 1_000_000) / 8 };

/** A cheap phone: its screen, and its own browser cache. */
export function openTelephone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
}

/** Throttles a page like a cheap phone; `network` off throttles only the processor. */
export async function slowDown(page: Page, { network = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.slowdown });
  if (!network) return;
  await session.send("Network.enable");
  const { latency, bytesPerSecond } = phone;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}
