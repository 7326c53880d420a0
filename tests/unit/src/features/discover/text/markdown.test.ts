import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSafeLink } from "#shared/safe-links.ts";
import {
  excerpt,
  firstSentences,
  type Inline,
  parseBlocks,
  parseInline,
  plainText,
} from "#src/features/discover/text/markdown.ts";

const text = (value: string): Inline => ({ kind: "text", text: value });

describe("blocks", () => {
  test("are paragraphs at blank lines and lists at their marks, also without a blank line between", () => {
    expect(parseBlocks("One\nline.\n\nTwo:\n- a\n- b\n1. c\n2) d\nEnd")).toEqual([
      { kind: "paragraph", inline: [text("One\nline.")] },
      { kind: "paragraph", inline: [text("Two:")] },
      { kind: "list", ordered: false, items: [[text("a")], [text("b")]] },
      { kind: "list", ordered: true, items: [[text("c")], [text("d")]] },
      { kind: "paragraph", inline: [text("End")] },
    ]);
  });

  test("may be quotes of several paragraphs", () => {
    expect(parseBlocks("Send:\n> Dear all,\n>\n> I ask.\nThen wait.")).toEqual([
      { kind: "paragraph", inline: [text("Send:")] },
      { kind: "quote", paragraphs: [[text("Dear all,")], [text("I ask.")]] },
      { kind: "paragraph", inline: [text("Then wait.")] },
    ]);
  });

  test("may be tables, of a head and rows", () => {
    const table = "| Current | Power |\n| --- | ---: |\n| 10 A | **2.3 kW** |";
    expect(parseBlocks(`At home:\n${table}\nThen more.`)).toEqual([
      { kind: "paragraph", inline: [text("At home:")] },
      {
        kind: "table",
        head: [[text("Current")], [text("Power")]],
        rows: [[[text("10 A")], [{ kind: "strong", inline: [text("2.3 kW")] }]]],
      },
      { kind: "paragraph", inline: [text("Then more.")] },
    ]);
    expect(plainText(table)).toBe("Current, Power; 10 A, 2.3 kW");
    expect(parseBlocks("| alone")).toEqual([{ kind: "paragraph", inline: [text("| alone")] }]);
  });

  // As GitHub Flavored Markdown has it, but for cells beyond the head's, which it drops.
  test("are tables only with a line of dashes below the head, and keep every cell", () => {
    const words = "Choose\n| A | B |\n| 1 | 2 |";
    expect(parseBlocks(words)).toEqual([{ kind: "paragraph", inline: [text(words)] }]);
    expect(parseBlocks("|A|B|\n|:-:|--:|\n| - | - |\n| 3 |\n| 4 | 5 | 6 |\n| x\\|y | z |")).toEqual([
      {
        kind: "table",
        head: [[text("A")], [text("B")]],
        rows: [
          [[text("-")], [text("-")]],
          [[text("3")], []],
          [[text("4")], [text("5")], [text("6")]],
          [[text("x|y")], [text("z")]],
        ],
      },
    ]);
  });

  test("may be headings, of one line each", () => {
    expect(parseBlocks("## At **home**\n### Then\nText.\n#tag")).toEqual([
      { kind: "heading", inline: [text("At "), { kind: "strong", inline: [text("home")] }] },
      { kind: "heading", inline: [text("Then")] },
      { kind: "paragraph", inline: [text("Text.\n#tag")] },
    ]);
    expect(plainText("## At home\n- a\n- b")).toBe("At home a; b");
  });

  test("of an empty text are none", () => {
    expect(parseBlocks("")).toEqual([]);
    expect(parseBlocks(" \n\n\t\r\n")).toEqual([]);
  });
});

describe("runs of text", () => {
  test("may be bold, emphasised or linked, also inside each other", () => {
    expect(parseInline("The **sanctioned load**, *really*.")).toEqual([
      text("The "),
      { kind: "strong", inline: [text("sanctioned load")] },
      text(", "),
      { kind: "em", inline: [text("really")] },
      text("."),
    ]);
    expect(parseInline("See [**tariffs**](/discover/tariffs)")).toEqual([
      text("See "),
      { kind: "link", href: "/discover/tariffs", inline: [{ kind: "strong", inline: [text("tariffs")] }] },
    ]);
  });

  test("keep stars that mark nothing", () => {
    expect(parseInline("2 * 3 * 4 and ** alone")).toEqual([text("2 * 3 * 4 and ** alone")]);
    expect(parseInline("a*b*c")).toEqual([text("a*b*c")]);
  });

  test("keep the label of a link that may not be followed, and drop its address", () => {
    expect(parseInline("[press](javascript:alert(1))")).toEqual([text("[press](javascript:alert(1))")]);
    expect(parseInline("[press](javascript:alert)")).toEqual([text("press")]);
    expect(parseInline("[press](//evil.example)")).toEqual([text("press")]);
  });

  // ASVS 1.3.1 1.3.5 3.2.2
  test("treat HTML as text", () => {
    expect(parseInline('<img src=x onerror="alert(1)">')).toEqual([text('<img src=x onerror="alert(1)">')]);
  });
});

// ASVS 1.2.2
test("only https addresses and paths of the site are safe to link to", () => {
  for (const href of ["/discover/a", "/", "https://example.com/a?b=c#d"]) expect(isSafeLink(href)).toBe(true);
  for (const href of [
    "http://example.com",
    "//example.com",
    "/\\example.com",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "mailto:a@example.com",
    "discover/a",
    "https://",
    "",
  ]) {
    expect(isSafeLink(href), href).toBe(false);
  }
});

test("whatever the text, no link leads anywhere unsafe and parsing ends", () => {
  const pieces = fc.array(
    fc.constantFrom(
      "[a]",
      "(javascript:x)",
      "(/b)",
      "**",
      "*",
      " ",
      "\n",
      "- ",
      "1. ",
      "> ",
      "| ",
      "x",
      "[",
      "](",
    ),
  );
  const links = (inline: Inline[]): string[] =>
    inline.flatMap((part) =>
      part.kind === "text" ? [] : [...(part.kind === "link" ? [part.href] : []), ...links(part.inline)],
    );
  fc.assert(
    fc.property(pieces, (parts) => {
      const found = parseBlocks(parts.join("")).flatMap((block) =>
        block.kind === "list"
          ? block.items.flatMap(links)
          : block.kind === "quote"
            ? block.paragraphs.flatMap(links)
            : block.kind === "table"
              ? [block.head, ...block.rows].flat().flatMap(links)
              : links(block.inline),
      );
      expect(found.every(isSafeLink)).toBe(true);
    }),
  );
});

test("plain text loses the marks, and an excerpt ends between words", () => {
  expect(plainText("> One\n>\n> *two*")).toBe("One two");
  expect(plainText("**Bold** and\n\n- a\n- [b](/c)")).toBe("Bold and a; b");
  expect(excerpt("Short", 20)).toBe("Short");
  expect(excerpt("A sentence, which goes on", 12)).toBe("A sentence…");
});

test("the first sentences end whole, and one that is too long ends between words", () => {
  const text = "It costs ₹3.50 a kilometre. Sometimes less! The cost depends on the place.";
  expect(firstSentences(text, 50)).toBe("It costs ₹3.50 a kilometre. Sometimes less!");
  expect(firstSentences(text, 43)).toBe("It costs ₹3.50 a kilometre. Sometimes less!");
  expect(firstSentences(text, 20)).toBe("It costs ₹3.50 a…");
  expect(firstSentences(text, 200)).toBe(text);
  expect(firstSentences("पहला वाक्य। दूसरा वाक्य लंबा है।", 20)).toBe("पहला वाक्य।");
});
