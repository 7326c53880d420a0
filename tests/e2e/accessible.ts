import { expect, type Page } from "playwright/test";
import { axeViolations } from "../../scripts/audit/a11y/axe.ts";

/**
 * Fails with what axe finds on the page, or in the part that a selector names, after all of it is
 * laid out (`src/styles/base.css`) and animation has finished: text that is fading in has no contrast
 * of its own.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.toggleAttribute("data-whole", true);
    const passing = document.getAnimations().filter(({ effect, timeline }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return timeline === document.timeline && typeof endTime === "number" && Number.isFinite(endTime);
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const where = `${part} of ${page.url()}, ${page.viewportSize()?.width} wide`;
  expect(await axeViolations(page, { part }), `what axe finds in ${where}`).toEqual([]);
}
