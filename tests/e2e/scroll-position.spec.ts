import type { Page } from "playwright/test";
import { expect, test } from "./test.ts";

// Cards that enter must not shift the position either.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Scrolls as a visitor does, until two thirds of the page are above. */
async function readTwoThirds(page: Page): Promise<void> {
  for (let isThere = false; !isThere; ) {
    await page.mouse.wheel(0, 700);
    isThere = await page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          requestAnimationFrame(() => done(scrollY > document.documentElement.scrollHeight * 0.62)),
        ),
    );
  }
}

/**
 * The heading or paragraph nearest to the top of the window, once it has rested for 20 frames, and
 * its distance from there in px. Not of what sticks to the window or comes from the network.
 */
function textInView(page: Page): Promise<{ text: string; top: number }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const texts = "main :is(h2, h3, p):not(aside *, nav *, #map *), footer :is(h2, p)";
        const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
        let rested = { top: Number.NaN, frames: 0 };
        function look() {
          const [seen] = [...document.querySelectorAll(texts)]
            .filter((element) => element.checkVisibility())
            .sort((one, other) => Math.abs(topOf(one)) - Math.abs(topOf(other)));
          const top = seen ? topOf(seen) : 0;
          rested = { top, frames: top === rested.top ? rested.frames + 1 : 0 };
          if (rested.frames > 20) done({ text: seen?.textContent ?? "", top });
          else requestAnimationFrame(look);
        }
        look();
      }),
  );
}

const paths = [
  "/",
  "/products",
  "/home-ev-charger-india/smart-home-charger",
  "/business-dc-fast-charger-solutions-india",
  "/contact/ev-charging-land-partnership",
];

for (const width of [320, 375, 768, 1440]) {
  test(`reload and Back show the text at the place where it was, ${width} wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await readTwoThirds(page);
      const left = await textInView(page);
      await page.reload();
      expect.soft(await textInView(page), `${path}, reloaded`).toEqual(left);
      await page.goto("/privacy-policy");
      await page.goBack();
      expect.soft(await textInView(page), `${path}, returned to`).toEqual(left);
    }
  });
}
