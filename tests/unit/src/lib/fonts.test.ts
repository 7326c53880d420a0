import { expect, test } from "vitest";
import { fontsOf } from "#src/lib/fonts.ts";

test("a page preloads the fonts of its title's script and of the rupee sign, and no others", () => {
  expect(fontsOf("Charging at home", "Plain words")).toEqual([]);
  expect(fontsOf("Charging at home", "It costs", "₹20")).toEqual(["/fonts/plus-jakarta-sans-rupee.woff2"]);
  expect(fontsOf("गर्मी और बैटरी", "₹20")).toEqual([
    "/fonts/noto-sans-devanagari.woff2",
    "/fonts/plus-jakarta-sans-rupee.woff2",
  ]);
  expect(fontsOf("மின்சார ஸ்கூட்டர்")).toEqual(["/fonts/noto-sans-tamil.woff2"]);
});
