import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptAround, highlight } from "#src/features/discover/text/matches.ts";

const marked = (text: string, search?: string) =>
  highlight(text, search)
    .map(({ text: piece, match }) => (match ? `[${piece}]` : piece))
    .join("");

test("marks the beginnings of words, in any case, and nothing inside a word", () => {
  expect(marked("Single-phase or three-phase", "PHASE")).toBe("Single-[phase] or three-[phase]");
  expect(marked("Recharging and charging", "charg")).toBe("Recharging and [charg]ing");
  expect(marked("Night tariff at night", "night tar")).toBe("[Night] [tar]iff at [night]");
});

test("keeps Hindi and Tamil syllables whole", () => {
  expect(marked("चार्जिंग की लागत", "चार्ज")).toBe("[चार्जिं]ग की लागत");
  expect(marked("மின்சாரம்", "மின்")).toBe("[மின்]சாரம்");
});

test("reads signs of a pattern as plain text, and marks nothing without words", () => {
  expect(marked("What (does) it cost?", ".* ( ? cost")).toBe("What (does) it [cost]?");
  expect(marked("Anything", undefined)).toBe("Anything");
  expect(marked("Anything", "***")).toBe("Anything");
});

test("shortens a text around the first thing that was found", () => {
  const text = `${"Before it comes a lot. ".repeat(12)}Then the phase is measured. ${"After it too. ".repeat(12)}`;
  const shown = excerptAround(text, "phase", 100);
  expect(shown).toMatch(/^….*the phase is measured\..*…$/);
  expect(shown.length).toBeLessThanOrEqual(103);
  expect(excerptAround(text, "before", 30)).toBe("Before it comes a lot. Before…");
  expect(excerptAround("Short.", "zebra", 30)).toBe("Short.");
});

test("never changes the text, whatever is searched for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, search) => {
      expect(
        highlight(text, search)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
