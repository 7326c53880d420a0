import { expect, test } from "vitest";
import { packArticle, unpackArticle } from "#src/features/discover/article-state.ts";
import { withWords, wordsOf } from "#src/features/discover/words-in-page.ts";
import type { DiscoverItem } from "#src/shared/contract/discover.ts";

const item: DiscoverItem = {
  id: "0190a0a0-0000-7000-8000-000000000001",
  slug: "a",
  contentType: "blog",
  title: "A",
  description: "Opening",
  mainImageUrl: null,
  mainImageAlt: null,
  mainVideoUrl: null,
  tags: [],
  views: 0,
  readingTime: 1,
  publishedAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  author: { name: "B" },
  metaTitle: null,
  metaDescription: null,
  features: ["F"],
  sections: [
    { id: "s1", title: "S1", paragraph: "First **text**", imageUrl: null, videoUrl: null },
    { id: "s2", title: "S2", paragraph: "", imageUrl: null, videoUrl: null },
  ],
  importantNote: "Mind this",
  keyHighlights: ["H"],
  faqs: [{ question: "Q?", answer: "Answer" }],
};
const page = (data: DiscoverItem) => ({ data, neighbours: { newer: null, older: null } });

test("what travels beside an article's HTML has none of its texts, as many places for them, and the Worker still has all", () => {
  for (const article of [item, { ...item, importantNote: null, faqs: [], sections: [] }]) {
    const state = packArticle({ page: page(article), next: [] });
    expect(wordsOf(state.page.data)).toEqual(wordsOf(article).map(() => ""));
    expect(JSON.stringify(state)).not.toMatch(/Opening|First|Mind|Answer/);
    expect(withWords(state.page.data, wordsOf(article))).toEqual(article);
    expect(unpackArticle(state)).toEqual(page(article));
  }
});

test("an article with a text that would come back otherwise from its elements travels whole", () => {
  for (const [text, wordless] of [
    ["**a** *b* 2 * 3", true],
    ["x [a](javascript:x)", false],
  ] as const) {
    const state = packArticle({ page: page({ ...item, description: text }), next: null });
    expect(state.wordless, text).toBe(wordless);
    expect(unpackArticle(state)?.data.description).toBe(text);
  }
});
