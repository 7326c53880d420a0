import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright";

export interface Visit {
  page: Page;
  /** Names the current check, for the report of a visit that takes too long. */
  step: (name: string) => void;
  /** Takes a screenshot, when screenshots are wanted. */
  shoot: (name: string) => Promise<void>;
}

interface VisitOptions {
  url: string;
  /** An admin's token, for the portal. */
  token: string | null;
  /** Milliseconds after which the visit counts as failed. */
  limit: number;
  /** Of the window, in px. */
  width: number;
  /** Runs before the page is opened, to mock its requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The file of a screenshot with this name; null for none. */
  shotPath: (name: string) => string | null;
}

/**
 * Opens a page in its own context, runs `look`, and closes it. Returns the error, or that it took
 * too long.
 */
export async function visit(
  browser: Browser,
  { url, token, limit, width, prepare, shotPath }: VisitOptions,
  look: (visit: Visit) => Promise<void>,
): Promise<string[]> {
  let at = "opening";
  const timer = new AbortController();
  const opened = await browser.newContext({
    ...{ locale: "en-IN", timezoneId: "Asia/Kolkata", reducedMotion: "reduce" },
    ...{ viewport: { width, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] },
  });
  opened.setDefaultTimeout(30_000);
  const work = async () => {
    if (token) await opened.addInitScript((value) => localStorage.setItem("auth_token", value), token);
    const page = await opened.newPage();
    await prepare?.(page);
    await open(page, url);
    await look({
      page,
      step: (name) => {
        at = name;
      },
      async shoot(name) {
        const path = shotPath(name);
        if (path) await page.screenshot({ path });
      },
    });
    return [];
  };
  const late = async () => {
    await setTimeout(limit, undefined, { signal: timer.signal });
    return [`not done within ${limit / 1000} s, at: ${at}`];
  };
  try {
    return await Promise.race([work(), late()]);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [`failed at ${at}: ${text.split("\n").slice(0, 3).join(" ")}`];
  } finally {
    timer.abort();
    await opened.close();
  }
}

/**
 * Waits until the page's code runs, its data has loaded, and lazy parts have been on the screen.
 */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  if (new URL(url).pathname.startsWith("/admin")) await page.locator("main#content").waitFor();
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => window.setTimeout(resolve, 20));
    }
  });
  // What still waits for the screen gets it.
  const waiting = page.locator(busy);
  for (let tries = 0; tries < 5 && (await waiting.count()) > 0; tries++) {
    await waiting
      .first()
      .scrollIntoViewIfNeeded({ timeout: 2000 })
      .catch(() => {});
    await settle(page);
  }
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // All of it is examined (src/styles/base.css).
    document.documentElement.toggleAttribute("data-whole", true);
  });
  await settle(page);
}

const busy = "main [role=status][aria-busy=true]";

/**
 * Waits until nothing is busy and no request is pending; a map may go on loading, and is not
 * waited for.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction((selector) => {
    const { innerHeight } = window;
    return [...document.querySelectorAll(selector)].every((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom < 0 || top > innerHeight || !part.checkVisibility();
    });
  }, busy);
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {});
}
