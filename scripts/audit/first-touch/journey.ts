import type { Browser, Page } from "playwright";
import { openTelephone, slowDown } from "./telephone.ts";

/** Seven pages, with the clicks and keys on each. */
const journey: { path: string; act: (page: Page) => Promise<void> }[] = [
  {
    path: "/",
    act: async (page) => {
      await page.locator('[popovertarget="site-menu"]').first().tap();
      await page.keyboard.press("Escape");
    },
  },
  { path: "/products", act: (page) => page.getByRole("main").getByRole("heading").first().tap() },
  {
    path: "/home-ev-charger-india",
    act: async (page) => {
      await page.locator("main button[command=show-modal]").first().tap();
      await page.locator("dialog[open] input:not([type=hidden])").first().pressSequentially("Meera");
      await page.keyboard.press("Escape");
    },
  },
  { path: "/discover", act: (page) => page.getByRole("searchbox").first().pressSequentially("solar") },
  {
    path: "/discover/home-ev-charging-single-phase",
    act: (page) => page.getByRole("main").locator("summary, button").first().tap(),
  },
  { path: "/stations", act: (page) => page.getByRole("searchbox").first().pressSequentially("Chennai") },
  {
    path: "/contact/general-query",
    act: async (page) => {
      await page.getByLabel("First Name").first().pressSequentially("Meera");
      await page.locator("main form button[type=submit]").first().tap();
    },
  },
];

/** The slowest response to a click or key of the journey in ms, by Chromium's event timing. */
export async function measureJourney(browser: Browser, origin: string): Promise<number> {
  const context = await openTelephone(browser);
  const page = await context.newPage();
  let slowest = 0;
  await page.exposeBinding("reportDuration", (_, duration: number) => {
    slowest = Math.max(slowest, duration);
  });
  await page.addInitScript(() => {
    const { reportDuration } = window as unknown as { reportDuration: (duration: number) => void };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) reportDuration(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await slowDown(page, { network: false });
  try {
    for (const { path, act } of journey) {
      await page.goto(origin + path);
      await act(page);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    }
    return Math.round(slowest);
  } finally {
    await context.close();
  }
}
