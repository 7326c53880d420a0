import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDiscoverTerms } from "#shared/search/discover-search.ts";
import { searchTerms } from "#shared/search-terms.ts";
import {
  findPassage,
  parseSlug,
  readingMinutes,
  searchExpression,
  slugBase,
  withSectionIds,
} from "#worker/features/discover/discover.rules.ts";
import { freeSlug } from "#worker/features/records/slugs.rules.ts";

const empty = {
  contentType: "blog" as const,
  description: null,
  importantNote: null,
  features: [],
  keyHighlights: [],
  sections: [],
  faqs: [],
};

describe("the passage that a search found", () => {
  const content = {
    ...empty,
    description: "Home charging in **short**.",
    sections: [
      { title: "Load", paragraph: "A first paragraph.\n\nThree-phase supply needs a new **meter**." },
    ],
  };

  it("is the paragraph of the body that holds a word of it, unless the description holds one", () => {
    expect(findPassage(content, "PHASE meter")).toBe("Three-phase supply needs a new **meter**.");
    expect(findPassage(content, "load")).toBe("Load");
    expect(findPassage(content, "short")).toBeUndefined();
    expect(findPassage(content, "zebra")).toBeUndefined();
    expect(findPassage(content, "***")).toBeUndefined();
  });

  it("is cut around the word when its paragraph is long", () => {
    const long = `${"word ".repeat(500)}quokka ${"word ".repeat(500)}`;
    const found = findPassage({ ...content, sections: [{ title: "", paragraph: long }] }, "quokka") ?? "";
    expect(found).toContain("quokka");
    expect(found.length).toBe(600);
  });
});

describe("reading time", () => {
  it("is a minute at least, and counts words of every part and script", () => {
    expect(readingMinutes(empty)).toBe(1);
    expect(readingMinutes({ ...empty, description: "word ".repeat(200) })).toBe(1);
    expect(readingMinutes({ ...empty, description: "word ".repeat(201) })).toBe(2);
    const hindi = "बिजली की गाड़ी घर पर ".repeat(100);
    expect(readingMinutes({ ...empty, sections: [{ title: "शीर्षक", paragraph: hindi }] })).toBe(3);
    expect(
      readingMinutes({ ...empty, faqs: [{ question: "q ".repeat(300), answer: "a ".repeat(300) }] }),
    ).toBe(3);
  });

  it("counts of an FAQ its questions, which are all that its page shows", () => {
    const faq = { ...empty, contentType: "faq" as const, description: "word ".repeat(900) };
    expect(readingMinutes({ ...faq, faqs: [{ question: "q ".repeat(300), answer: "a" }] })).toBe(2);
  });
});

describe("a search", () => {
  it("is nothing but quoted prefixes, the scopes and AND, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
        const expression = searchExpression(readDiscoverTerms(text), "blog");
        if (expression === null) return;
        const [, words = ""] =
          /^\{title description tags body\} : \((.*)\) AND \{scope\} : "scopeblog"$/u.exec(expression) ?? [];
        const quoted = /^\("[\p{L}\p{N}\p{M} ]+"\*(?: OR "[\p{L}\p{N}\p{M} ]+"\*)*\)$/u;
        expect(words.split(" AND ").every((word) => quoted.test(word))).toBe(true);
      }),
      { numRuns: 2000, examples: [["௰"]] },
    );
  });

  it("has at most eight words, each once", () => {
    expect(searchTerms("a b c d e f g h i j")).toHaveLength(8);
    expect(searchTerms("EV ev Ev fast-dc")).toEqual(["ev", "fast", "dc"]);
    expect(searchTerms(' "*%_() ')).toEqual([]);
  });
});

describe("a slug", () => {
  it("comes from the title, or from the id when the title gives too little, and leaves room for a number", () => {
    expect(slugBase("Charging at home", "x")).toBe("charging-at-home");
    expect(slugBase("", "01890000-0000-7000-8000-abcdefabcdef")).toBe("article-abcdefabcdef");
    expect(slugBase("x".repeat(300), "x").length).toBeLessThanOrEqual(111);
    expect(freeSlug("a", new Set(["a", "a-2", "a-4"]))).toBe("a-3");
  });

  it("out of a path is null unless an item could have it", () => {
    expect(parseSlug("ev-charging-2")).toBe("ev-charging-2");
    expect(parseSlug("e\u0301lan")).toBe("\u00e9lan");
    for (const odd of ["", "-", "a--b", "../etc", "a/b", "a b", "a.css", "x".repeat(131), "a\u0000"])
      expect(parseSlug(odd)).toBeNull();
  });
});

it("gives every section an id of its own and keeps those that are there", () => {
  const section = (id: string | null) => ({ id, paragraph: null });
  const kept = [section("s2"), section(null), section("x")];
  expect(withSectionIds(kept).map(({ id }) => id)).toEqual(["s2", "s4", "x"]);
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom("s1", "s2", "s3", "a"), { nil: null })), (ids) => {
      const made = withSectionIds(ids.map(section)).map(({ id }) => id);
      expect(new Set(made).size).toBe(ids.length);
    }),
  );
});
