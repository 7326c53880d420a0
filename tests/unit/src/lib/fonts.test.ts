import { expect, test } from "vitest";
import { preloadRupee } from "#src/lib/fonts.ts";

test("a page with the rupee sign preloads its font, and no other page does", () => {
  const page = (text: string) => `<html><head><title>Costs</title></head><body>${text}</body></html>`;
  expect(preloadRupee(page("Plain words"))).toBe(page("Plain words"));
  expect(preloadRupee(page("It costs ₹20"))).toMatch(
    /<link rel="preload" href="\/fonts\/plus-jakarta-sans-rupee\.woff2" [^>]*\/><\/head>/,
  );
});
