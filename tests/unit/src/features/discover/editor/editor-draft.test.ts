import { describe, expect, test } from "vitest";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import { discoverInput, discoverIssues } from "#shared/contract/discover-input.ts";
import { moveEntry } from "#src/editing/fields/move-entry.ts";
import { retryDelay } from "#src/editing/saving/use-retry.ts";
import { itemListPath, nextOrder, readItemFilter } from "#src/features/discover/admin/item-filter.ts";
import { summarise } from "#src/features/discover/article/structured-data.ts";
import { readArticle } from "#src/features/discover/discover.queries.ts";
import {
  countIncomplete,
  draftFromItem,
  draftsAfterAutosave,
  draftsAfterSave,
  faqProblem,
  hasSameContent,
  needsSave,
  sectionProblem,
  toRequestBody,
} from "#src/features/discover/editor/drafts/draft-mapping.ts";
import {
  emptyDraft,
  emptySection,
  splitTags,
  withTitle,
} from "#src/features/discover/editor/drafts/editor-draft.ts";
import { previewItem } from "#src/features/discover/editor/preview/preview-item.ts";
import { createApi } from "#src/lib/api.ts";

const item: DiscoverAdminItem = {
  id: "018f0000-0000-7000-8000-000000000000",
  slug: "tariffs",
  contentType: "blog",
  language: "en",
  title: "Tariffs",
  description: "What a unit costs.",
  mainImageUrl: null,
  mainImageAlt: null,
  mainVideoUrl: "https://youtu.be/abcdefghijk",
  tags: ["tariff", "home"],
  views: 12,
  readingTime: 3,
  publishedAt: null,
  author: null,
  authorId: null,
  metaTitle: null,
  metaDescription: null,
  features: ["One"],
  sections: [{ id: "s1", title: "Night", paragraph: "Cheaper.", imageUrl: "/media/a.webp", videoUrl: null }],
  importantNote: null,
  keyHighlights: [],
  faqs: [{ question: "Why?", answer: "Because." }],
  updatedAt: "2026-11-21T05:05:00.000Z",
  isPublished: false,
  isActive: true,
  version: 1,
  scheduledAt: null,
  translationOf: null,
  sourceHash: null,
  original: null,
  isOutOfDate: false,
  createdAt: "2026-11-21T05:05:00.000Z",
};

describe("the editor's draft", () => {
  test("becomes a request body with the fields that the item has, and no others", () => {
    const body = toRequestBody(draftFromItem(item));
    const {
      id: _id,
      views,
      readingTime,
      publishedAt,
      author,
      authorId,
      updatedAt,
      isActive,
      version,
      createdAt,
      scheduledAt,
      original,
      isOutOfDate,
      ...rest
    } = item;
    expect(discoverInput.parse(body)).toEqual(rest);
    expect(hasSameContent(draftFromItem(item), draftFromItem(item))).toBe(true);
  });

  test("is refused with the contract's messages for what is missing", () => {
    const messages = (draft: ReturnType<typeof emptyDraft>) =>
      discoverIssues(toRequestBody(draft)).map(({ message }) => message);
    expect(messages(emptyDraft())).toEqual([
      "Title is required",
      "Description is required",
      "Please fill at least content or FAQ section",
    ]);
    expect(messages({ ...emptyDraft(), title: "T" })).toEqual([
      "Description is required",
      "Please fill at least content or FAQ section",
    ]);
    expect(messages({ ...emptyDraft(), title: "T", contentType: "faq" })).toEqual(["FAQs are required"]);
    expect(messages({ ...emptyDraft(), title: "T", contentType: "faq", description: "D" })).toEqual([
      "FAQs are required",
    ]);
  });

  test("takes YouTube addresses and video files, and refuses other pages in a sentence", () => {
    const whole = { ...emptyDraft(), title: "T", description: "D" };
    const problems = (mainVideoUrl: string) =>
      discoverIssues(toRequestBody({ ...whole, mainVideoUrl })).map(({ message }) => message);
    for (const url of ["https://youtu.be/abcdefghijk", "https://a.example/film.MP4?x=1", "/media/a.webm", ""])
      expect(problems(url), url).toEqual([]);
    for (const url of ["https://vimeo.com/1", "https://youtube.com/@channel", "https://a.example/film.mov"])
      expect(problems(url), url).toEqual(["Use the address of a YouTube video, or of an .mp4 or .webm file"]);
  });

  test("keeps what a save does not store, in its place, and counts it as not saved", () => {
    const sent = {
      ...draftFromItem(item),
      sections: [
        { ...emptySection(), key: "untitled", paragraph: "Only a paragraph." },
        { ...emptySection(), key: "night", title: "Night " },
        { ...emptySection(), key: "blank" },
      ],
      faqs: [
        { key: "half", question: "Does rain matter?", answer: " " },
        { key: "whole", question: "Why?", answer: "Because." },
      ],
    };
    const manual = draftsAfterSave(item, sent);
    expect(manual.draft.sections.map(({ key, id, title }) => [key, id, title])).toEqual([
      ["untitled", null, ""],
      ["night", "s1", "Night"],
      ["blank", null, ""],
    ]);
    expect(manual.draft.faqs.map(({ key }) => key)).toEqual(["half", "whole"]);
    for (const { saved, draft } of [manual, draftsAfterAutosave(item, sent, sent)]) {
      expect(saved.sections.map(({ key, id }) => [key, id])).toEqual([["night", "s1"]]);
      expect(saved.faqs.map(({ key }) => key)).toEqual(["whole"]);
      // Nothing to save, but this device still has a draft that the server does not have.
      expect(needsSave(draft, saved)).toBe(false);
      expect(hasSameContent(draft, saved)).toBe(false);
      expect(countIncomplete(draft)).toBe(2);
      expect(draft.sections.map(sectionProblem)[0]).toContain("give it a title");
      expect(draft.faqs.map(faqProblem)).toEqual([expect.stringContaining("an answer"), null]);
    }
    // An entry without text is not a change.
    const blank = { ...manual.saved, sections: [...manual.saved.sections, emptySection()] };
    expect(hasSameContent(blank, manual.saved)).toBe(true);
    expect(countIncomplete(blank)).toBe(0);
  });

  test("has the slug of its title until it is published or somebody writes another", () => {
    const draft = { ...emptyDraft(), ...withTitle(emptyDraft(), null, "गर्मी और EV बैटरी") };
    expect(draft.slug).toBe("garmi-aur-ev-battery");
    expect(withTitle(draft, { item: { publishedAt: null } }, "Heat").slug).toBe("heat");
    expect(withTitle({ ...draft, slug: "own" }, null, "Heat")).toEqual({ title: "Heat" });
    expect(withTitle(draft, { item: { publishedAt: item.createdAt } }, "Heat")).toEqual({ title: "Heat" });
  });

  test("is saved again after 1, 2, 4 seconds and so on, and at most 30", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  test("moves entries and splits tags", () => {
    expect(moveEntry(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moveEntry(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
    expect(splitTags(" tariff,, home charging ,")).toEqual(["tariff", "home charging"]);
  });
});

test("an FAQ shows only its questions in the preview and on its page, and its hidden fields return with the type", async () => {
  const written = { ...draftFromItem(item), mainImageUrl: "/media/a.webp", importantNote: "Mind this." };
  const stored = { ...item, ...discoverInput.parse({ ...toRequestBody(written), contentType: "faq" }) };
  const answer = {
    data: { ...stored, publishedAt: item.createdAt },
    neighbours: { newer: null, older: null },
  };
  const read = createApi(async () => Response.json(answer));
  const { data: page } = await readArticle(read, "tariffs");
  const preview = previewItem({ ...written, contentType: "faq" }, {}, "Meera Iyer");
  for (const shown of [page, preview]) {
    expect(shown).toMatchObject({
      title: "Tariffs",
      description: "",
      mainImageUrl: null,
      mainVideoUrl: null,
      features: [],
      sections: [],
      importantNote: null,
      faqs: item.faqs,
      tags: item.tags,
      metaDescription: "What a unit costs.",
    });
  }
  expect(toRequestBody({ ...written, contentType: "blog" })).toMatchObject({
    description: stored.description,
    mainImageUrl: stored.mainImageUrl,
    importantNote: stored.importantNote,
    features: stored.features,
  });
});

test("the preview has the date and views of the item, and what search engines show of it has no Markdown", () => {
  const draft = { ...draftFromItem(item), description: "What a **unit** costs, [by state](/discover)." };
  const stored = { ...item, publishedAt: "2026-03-01T05:05:00.000Z", views: 1204 };
  const preview = previewItem(draft, {}, "Meera Iyer", stored);
  expect(preview).toMatchObject({ views: 1204, publishedAt: stored.publishedAt });
  expect(summarise(preview).description).toBe("What a unit costs, by state.");
  const waiting = previewItem(draft, {}, "Meera Iyer", { ...item, scheduledAt: "2026-12-01T05:05:00.000Z" });
  expect(waiting.publishedAt).toBe("2026-12-01T05:05:00.000Z");
});

test("the list's filter is written to the URL and read back, and unknown values are dropped", () => {
  const filter = readItemFilter(new URLSearchParams("page=3&status=draft&type=faq&search=a+b"));
  expect(itemListPath(filter)).toBe("/admin/discover?type=faq&status=draft&search=a+b&page=3");
  const wrong = new URLSearchParams("page=-1&status=x&type=y&author=+&sortBy=slug&sortOrder=asc");
  expect(itemListPath(readItemFilter(wrong))).toBe("/admin/discover");
  const sorted = "/admin/discover?author=Meera+Iyer&sortBy=views&sortOrder=asc";
  expect(itemListPath(readItemFilter(new URLSearchParams(sorted.split("?")[1])))).toBe(sorted);
  expect(nextOrder(nextOrder(null, "title"), "title")).toEqual({ by: "title", direction: "desc" });
});
