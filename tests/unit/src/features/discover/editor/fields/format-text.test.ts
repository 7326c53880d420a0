import { expect, test } from "vitest";
import { formatText, type TextFormat } from "#src/features/discover/editor/fields/format-text.ts";

/**
 * Applies a format to a text in which brackets mark the selection; shows the result the same way.
 */
function format(marked: string, kind: TextFormat, url?: string): string {
  const [start, end] = [marked.indexOf("<"), marked.indexOf(">") - 1];
  const text = marked.replace(/[<>]/g, "");
  const { from, to, insert, select } = formatText(text, { start, end }, kind, url);
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, select[0])}<${next.slice(select[0], select[1])}>${next.slice(select[1])}`;
}

test.each([
  ["a <word> here", "bold", "a **<word>** here"],
  ["a **<word>** here", "bold", "a <word> here"],
  ["a< word >here", "italic", "a *<word>* here"],
  ["a *<word>*", "italic", "a <word>"],
  ["a **<word>**", "italic", "a ***<word>***"],
  ["<>", "bold", "**<>**"],
  ["see <tariffs> now", "link", "see [tariffs](<https://>) now"],
  ["one\n<two\nthree>\nfour", "list", "one\n- two\n- three<>\nfour"],
  ["- two\n- th<>ree", "list", "- two\nthree<>"],
  ["<- two\n- three>", "list", "two\nthree<>"],
  ["a ti<>tle", "heading", "## a title<>"],
  ["## a ti<>tle", "heading", "a title<>"],
  ["- a ti<>tle", "heading", "## a title<>"],
  ["<>", "table", "| <Column> | Column |\n| --- | --- |\n| Text | Text |"],
  ["a<>b", "table", "a\n\n| <Column> | Column |\n| --- | --- |\n| Text | Text |\n\nb"],
] as const)("%j becomes %s: %j", (before, kind, after) => {
  expect(format(before, kind)).toBe(after);
});

test("a pasted address makes a link of what is selected", () => {
  expect(format("see <tariffs> now", "link", "https://a.example")).toBe(
    "see [tariffs](https://a.example)<> now",
  );
});
