import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffWords } from "#src/editing/revisions/word-diff.ts";

const whole = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");
const marked = (pieces: { text: string; changed: boolean }[]) =>
  pieces.filter(({ changed }) => changed).map(({ text }) => text);

describe("two texts word by word", () => {
  test("differ in the words that only one of them has", () => {
    const { before, after } = diffWords("A car charges at home.", "A new car charges fast at home.");
    expect(marked(before)).toEqual([]);
    expect(marked(after).map((text) => text.trim())).toEqual(["new", "fast"]);
    const changed = diffWords("घर पर चार्जिंग", "घर में चार्जिंग");
    expect(marked(changed.before)).toEqual(["पर"]);
    expect(marked(changed.after)).toEqual(["में"]);
  });

  test("are complete, and their unmarked text is equal", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "c", " ", "\n"), { maxLength: 24 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, after } = diffWords(one, other);
        expect(whole(before)).toBe(one);
        expect(whole(after)).toBe(other);
        const unmarked = (pieces: typeof before) => whole(pieces.filter(({ changed }) => !changed));
        expect(unmarked(before)).toBe(unmarked(after));
        if (one === other) expect(marked(before)).toEqual([]);
      }),
    );
  });

  test("that are very long and have no word in common are marked whole within a second", () => {
    const long = (word: string) => Array.from({ length: 4000 }, (_, index) => `${word}${index}`).join(" ");
    const started = performance.now();
    expect(marked(diffWords(long("a"), long("b")).after)).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
