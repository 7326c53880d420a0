import { expect, type Page } from "playwright/test";

interface Windows {
  widths: readonly number[];
  height: number;
}

/**
 * Opens a page once and looks at it in windows of each of these widths, for what depends on CSS alone:
 * what the page's scripts decide by the width as they start is decided for the first.
 */
export async function atWidths(
  page: Page,
  path: string,
  { widths, height }: Windows,
  look: (width: number) => Promise<unknown>,
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height });
    if (index === 0) await page.goto(path);
    await expect.poll(() => page.evaluate(() => innerWidth), `${path}, ${width} wide`).toBe(width);
    await look(width);
  }
}
