import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright";
import { launch } from "puppeteer-core";
import { openTelephone, phone, slowDown } from "./telephone.ts";

export interface Press {
  name: string;
  path: string;
  /** Selectors of the control to click, and of its result. */
  press: string;
  shows: string;
  limitMs: number;
}

export const presses: Press[] = [
  {
    name: "the menu opens",
    path: "/",
    press: '[popovertarget="site-menu"]',
    shows: "#site-menu:popover-open a",
    limitMs: 100,
  },
  {
    name: "the quote popup is open and can be typed into",
    path: "/home-ev-charger-india",
    press: "main button[command=show-modal]",
    shows: "dialog[open] input:not([type=hidden]):enabled",
    limitMs: 150,
  },
  {
    name: "Send on an empty form shows its errors",
    path: "/contact/general-query",
    press: "main form button[type=submit]",
    shows: "main form [aria-invalid=true]",
    limitMs: 1500,
  },
  {
    name: "the next page of Discover is there",
    path: "/discover",
    press: 'main nav a[href*="page=2"]',
    shows: 'main nav a[href*="page=2"][aria-current=page], main nav [aria-current=page][href*="page=2"]',
    limitMs: 1000,
  },
];

interface PressedWindow extends Window {
  report: (name: "painted" | "shown", value: unknown) => void;
}

/** Milliseconds from a click at first paint to the first frame with its result. */
export async function measurePress(browser: Browser, origin: string, press: Press): Promise<number> {
  const context = await openTelephone(browser);
  const page = await context.newPage();
  const painted = Promise.withResolvers<void>();
  const shown = Promise.withResolvers<number>();
  await page.exposeBinding("report", (_, name: string, value: number) => {
    if (name === "painted") painted.resolve();
    else shown.resolve(value);
  });
  await page.addInitScript(watch, { shows: press.shows });
  await slowDown(page);
  try {
    await page.goto(origin + press.path, { waitUntil: "commit" });
    await painted.promise;
    const button = page.locator(press.press).first();
    await button.scrollIntoViewIfNeeded();
    await button.tap({ force: true, noWaitAfter: true });
    return Math.round(await Promise.race([shown.promise, tooLate(press.name)]));
  } finally {
    await context.close();
  }
}

async function tooLate(name: string): Promise<number> {
  await setTimeout(20_000, undefined, { ref: false });
  throw new Error(`No result was seen: ${name}`);
}

/**
 * In the page, and in the one that a click opens. Times are since the epoch, so that both
 * compare.
 */
function watch({ shows }: { shows: string }): void {
  const { report } = window as unknown as PressedWindow;
  const key = "pressed-at";
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) report("painted", 0);
  }).observe({ type: "paint", buffered: true });
  document.addEventListener(
    "pointerdown",
    ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    { capture: true, once: true },
  );
  function look() {
    const pressedAt = Number(sessionStorage.getItem(key));
    const found = pressedAt ? document.querySelector(shows) : null;
    if (!found?.checkVisibility()) return requestAnimationFrame(look);
    // The frame after the one in which it was found: by then it is on the screen.
    return requestAnimationFrame(() =>
      report("shown", performance.timeOrigin + performance.now() - pressedAt),
    );
  }
  requestAnimationFrame(look);
}

/** How long a slow phone may take to prerender a page, and to show it. */
const settledMs = 5000;

/**
 * Milliseconds from the click on a hovered link to the first frame of its page. By Puppeteer,
 * because Chromium prerenders nothing for a browser that Playwright controls.
 */
export async function measurePrerendered(executablePath: string, origin: string): Promise<number> {
  const browser = await launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.evaluateOnNewDocument(() =>
      document.addEventListener("click", ({ timeStamp }) =>
        sessionStorage.setItem("pressed-at", String(performance.timeOrigin + timeStamp)),
      ),
    );
    // Puppeteer throttles the prerendered page as well.
    await page.emulateCPUThrottling(phone.slowdown);
    const { latency, bytesPerSecond } = phone;
    await page.emulateNetworkConditions({ latency, download: bytesPerSecond, upload: bytesPerSecond / 2 });
    await page.goto(`${origin}/discover`);
    const link = page.locator("main article a");
    await link.hover();
    await setTimeout(settledMs);
    await link.click();
    await setTimeout(settledMs);
    return Math.round(await page.evaluate(measureActivation));
  } finally {
    await browser.close();
  }
}

/** In a prerendered page. */
async function measureActivation(): Promise<number> {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart: number;
  })[];
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!navigation?.activationStart || !paint) throw new Error("The page was not prerendered.");
  const seen = Math.max(navigation.activationStart, paint.startTime);
  return performance.timeOrigin + seen - Number(sessionStorage.getItem("pressed-at"));
}
