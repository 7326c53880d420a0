import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface AxeOptions {
  /** The selector of the part of the page to check. */
  part?: string;
  rules?: Record<string, { enabled: boolean }>;
}

/**
 * The violations that axe finds in a part of a page, by rule and element. A page in a frame is
 * checked as its own page.
 */
export async function axeViolations(
  page: Page,
  { part = "html", rules = {} }: AxeOptions = {},
): Promise<string[]> {
  // Once for each document, because this takes longer than the rules; `@axe-core/playwright` does it
  // twice for each check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ part, rules }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // What is out of sight has no layout of its own, and its targets would seem to lie over each other.
      const shown = new CSSStyleSheet();
      shown.replaceSync("* { content-visibility: visible !important }");
      document.adoptedStyleSheets.push(shown);
      const context = { include: [part], exclude: ["iframe"] };
      const { violations } = await run(context, { resultTypes: ["violations"], rules });
      document.adoptedStyleSheets.pop();
      // WCAG 2.5.8 exempts map pins: their position is essential, and the list beside the map has the same stations.
      const isPin = (selector: string) => document.querySelector(selector)?.closest(".maplibregl-map");
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes.map(({ target }) => target.join(" "));
        const faults = id === "target-size" ? found.filter((selector) => !isPin(selector)) : found;
        return faults.length > 0 ? [`${id}: ${faults.join(", ")}`] : [];
      });
    },
    { part, rules },
  );
}
