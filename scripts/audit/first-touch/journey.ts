import type { Browser, Locator, Page } from "playwright";
import { openTelephone, slowDown } from "./telephone.ts";

/**
 * Taps what is on the screen, as a finger does: not in the frames of the scrolling before. `force`
 * leaves out Playwright's own look at what it would hit, whose 35 ms would count.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(waitUntilIdle);
  await target.tap({ force: true });
}

/** Seven pages, with the clicks and keys on each. */
const journey: { path: string; act: (page: Page) => Promise<void> }[] = [
  {
    path: "/",
    act: async (page) => {
      await tap(page, page.locator('[popovertarget="site-menu"]').first());
      await page.keyboard.press("Escape");
    },
  },
  { path: "/products", act: (page) => tap(page, page.getByRole("main").getByRole("heading").first()) },
  {
    path: "/home-ev-charger-india",
    act: async (page) => {
      await tap(page, page.locator("main button[command=show-modal]").first());
      await page.locator("dialog[open] input:not([type=hidden])").first().pressSequentially("Meera");
      await page.keyboard.press("Escape");
    },
  },
  { path: "/discover", act: (page) => page.getByRole("searchbox").first().pressSequentially("solar") },
  {
    path: "/discover/home-ev-charging-single-phase",
    act: (page) => tap(page, page.getByRole("main").locator("summary, button").first()),
  },
  { path: "/stations", act: (page) => page.getByRole("searchbox").first().pressSequentially("Chennai") },
  {
    path: "/contact/general-query",
    act: async (page) => {
      await page.getByLabel("First Name").first().pressSequentially("Meera");
      await tap(page, page.locator("main form button[type=submit]").first());
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
      await page.evaluate(waitUntilIdle);
      slowest = Math.max(slowest, await page.evaluate(() => (window as unknown as WatchedWindow).slowestMs));
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

/** In the page: waits until it has drawn what happened, and has nothing to do. */
async function waitUntilIdle(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle));
  }
}
