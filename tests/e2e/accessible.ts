import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/**
 * Fails with what axe finds on the page, or in the part that a selector names, after all of it is
 * laid out (`src/styles/base.css`) and animation has finished: text that is fading in has no contrast
 * of its own. A page in a frame is checked as its own page.
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
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .exclude("iframe")
    // Frames are left out, so axe needs no page of its own to put their results together; and a
    // selector for each element that passes would take longer than the rules.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
    `what axe finds in ${part} of ${page.url()}`,
  ).toEqual([]);
}
