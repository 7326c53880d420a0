import type { Browser, Page } from "playwright";
import { openTelephone, slowDown } from "./telephone.ts";

/** Without the look of Playwright's own script at what the finger would hit, which takes 35 ms here. */
const atOnce = { force: true };

/** Seven pages, with the clicks and keys on each. */
const journey: { path: string; act: (page: Page) => Promise<void> }[] = [
  {
    path: "/",
    act: async (page) => {
      await page.locator('[popovertarget="site-menu"]').first().tap(atOnce);
      await page.keyboard.press("Escape");
    },
  },
  { path: "/products", act: (page) => page.getByRole("main").getByRole("heading").first().tap(atOnce) },
  {
    path: "/home-ev-charger-india",
    act: async (page) => {
      await page.locator("main button[command=show-modal]").first().tap(atOnce);
      await page.locator("dialog[open] input:not([type=hidden])").first().pressSequentially("Meera");
      await page.keyboard.press("Escape");
    },
  },
  { path: "/discover", act: (page) => page.getByRole("searchbox").first().pressSequentially("solar") },
  {
    path: "/discover/home-ev-charging-single-phase",
    act: (page) => page.getByRole("main").locator("summary, button").first().tap(atOnce),
  },
  { path: "/stations", act: (page) => page.getByRole("searchbox").first().pressSequentially("Chennai") },
  {
    path: "/contact/general-query",
    act: async (page) => {
      await page.getByLabel("First Name").first().pressSequentially("Meera");
      await page.locator("main form button[type=submit]").first().tap(atOnce);
    },
  },
];

/**
 * The slowest response to an interaction (a click or a key) of the journey in ms, by Chromium's
 * event timing: its INP.
 */
export async function measureJourney(browser: Browser, origin: string): Promise<number> {
  const context = await openTelephone(browser);
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await slowDown(page, { network: false });
  try {
    let slowest = 0;
    for (const { path, act } of journey) {
      await page.goto(origin + path);
      await act(page);
      slowest = Math.max(slowest, await page.evaluate(readSlowest));
    }
    return Math.round(slowest);
  } finally {
    await context.close();
  }
}

interface WatchedWindow extends Window {
  slowestMs: number;
}

/** In the page, before its own script. */
function watchInteractions(): void {
  const watched = window as unknown as WatchedWindow;
  watched.slowestMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) watched.slowestMs = Math.max(watched.slowestMs, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** In the page: waits until the last interaction has been answered and reported. */
async function readSlowest(): Promise<number> {
  await new Promise(requestAnimationFrame);
  await new Promise((idle) => requestIdleCallback(idle));
  await new Promise(requestAnimationFrame);
  await new Promise((idle) => requestIdleCallback(idle));
  return (window as unknown as WatchedWindow).slowestMs;
}
