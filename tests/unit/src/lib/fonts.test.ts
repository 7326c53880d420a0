import { expect, test } from "vitest";
import { preloadRupee, scriptFontOf } from "#src/lib/fonts.ts";

test("a page preloads the font of its title's script", () => {
  expect(scriptFontOf("Charging at home")).toBeUndefined();
  expect(scriptFontOf("गर्मी और बैटरी")).toBe("/fonts/noto-sans-devanagari.woff2");
  expect(scriptFontOf("மின்சார ஸ்கூட்டர்")).toBe("/fonts/noto-sans-tamil.woff2");
});

test("a page with the rupee sign preloads its font, and no other page does", () => {
  const page = (text: string) => `<html><head><title>Costs</title></head><body>${text}</body></html>`;
  expect(preloadRupee(page("Plain words"))).toBe(page("Plain words"));
  expect(preloadRupee(page("It costs ₹20"))).toMatch(
    /<link rel="preload" href="\/fonts\/plus-jakarta-sans-rupee\.woff2" [^>]*\/><\/head>/,
  );
});
