import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { openTelephone, slowDown } from "./telephone.ts";

/** How long a page is measured after it has loaded, in ms. */
const watchedMs = 3000;

/**
 * The cost of a page without interaction: its script in bytes (gzip), and its longest task after
 * first paint.
 */
export async function measureRest(
  browser: Browser,
  url: string,
): Promise<{ scriptBytes: number; longestTaskMs: number }> {
  const context = await openTelephone(browser);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      sizes.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  await slowDown(page, { network: false });
  try {
    await page.goto(url);
    await setTimeout(watchedMs);
    const longestTaskMs = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const [paint] = performance.getEntriesByName("first-contentful-paint");
          new PerformanceObserver((list) => {
            const later = list.getEntries().filter(({ startTime }) => startTime > (paint?.startTime ?? 0));
            done(Math.round(Math.max(0, ...later.map(({ duration }) => duration))));
          }).observe({ type: "longtask", buffered: true });
          // Nothing is reported where no task was long.
          window.setTimeout(() => done(0), 500);
        }),
    );
    return { scriptBytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0), longestTaskMs };
  } finally {
    await context.close();
  }
}
