import fc from "fast-check";
import { expect, test } from "vitest";
import { readLightText } from "#shared/light-text.ts";

const read = (text: string) =>
  readLightText(text).map(({ isList, lines }) => [
    isList ? "list" : "text",
    ...lines.map((line) => line.map(({ text: part, style }) => `${style}:${part}`).join("|")),
  ]);

test("bold, italic and lists are read, as people write them in mails", () => {
  expect(read("**Price**: *about* 20\n\n- one\n* **two**\nend")).toEqual([
    ["text", "bold:Price|plain:: |italic:about|plain: 20", ""],
    ["list", "plain:one", "bold:two"],
    ["text", "plain:end"],
  ]);
});

test.each(["5 * 3 * 2", "a*b*c", "** no **", "*", "****", "-no list", "- ", "*open", "घर*का*"])(
  "%s is text as it stands",
  (text) => {
    expect(read(text)).toEqual([["text", `plain:${text}`]]);
  },
);

test("no character is lost but stars and hyphens, whatever is typed", () => {
  const bare = (text: string) => text.replace(/[-*\s]/g, "");
  const typed = fc.string({ unit: fc.constantFrom("*", "**", "-", "- ", " ", "\n", "a", "घ", "<") });
  fc.assert(
    fc.property(typed, (text) => {
      const parts = readLightText(text).flatMap(({ lines }) => lines.flat());
      expect(bare(parts.map((part) => part.text).join(""))).toBe(bare(text));
    }),
  );
});
