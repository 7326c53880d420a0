import { describe, expect, test } from "vitest";
import { itemListPath, readItemFilter } from "#src/features/discover/admin/item-filter.ts";
import { readArticle } from "#src/features/discover/discover.queries.ts";
import {
  draftAfterSave,
  draftFromItem,
  hasSameContent,
  toRequestBody,
} from "#src/features/discover/editor/drafts/draft-mapping.ts";
import { emptyDraft, splitTags } from "#src/features/discover/editor/drafts/editor-draft.ts";
import { moveEntry } from "#src/features/discover/editor/fields/move-entry.ts";
import { previewItem } from "#src/features/discover/editor/preview/preview-item.ts";
import { createApi } from "#src/lib/api.ts";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { discoverInput } from "#src/shared/contract/discover-input.ts";

const item: DiscoverAdminItem = {
  id: "018f0000-0000-7000-8000-000000000000",
  slug: "tariffs",
  contentType: "blog",
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
      ...rest
    } = item;
    expect(discoverInput.parse(body)).toEqual(rest);
    expect(hasSameContent(draftFromItem(item), draftFromItem(item))).toBe(true);
  });

  test("is refused with the contract's messages for what is missing", () => {
    const messages = (draft: ReturnType<typeof emptyDraft>) =>
      discoverInput.safeParse(toRequestBody(draft)).error?.issues.map(({ message }) => message);
    expect(messages(emptyDraft())).toContain("Title is required");
    expect(messages({ ...emptyDraft(), title: "T" })).toEqual([
      "Description is required",
      "Please fill at least content or FAQ section",
    ]);
    expect(messages({ ...emptyDraft(), title: "T", contentType: "faq" })).toEqual(["FAQs are required"]);
    expect(messages({ ...emptyDraft(), title: "T", contentType: "faq", description: "D" })).toEqual([
      "FAQs are required",
    ]);
  });

  test("keeps its sections' keys after a save that dropped one without a title", () => {
    const draft = draftFromItem(item);
    const [section] = draft.sections;
    if (!section) throw new Error("The draft has a section");
    const sent = { ...draft, sections: [{ ...section, key: "untitled", title: " " }, section] };
    expect(draftAfterSave(item, sent).sections.map(({ key }) => key)).toEqual([section.key]);
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
  const read = createApi(async () => Response.json({ data: { ...stored, publishedAt: item.createdAt } }));
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

test("the list's filter is written to the URL and read back, and unknown values are dropped", () => {
  const filter = readItemFilter(new URLSearchParams("page=3&status=draft&type=faq&search=a+b"));
  expect(itemListPath(filter)).toBe("/admin/discover?type=faq&status=draft&search=a+b&page=3");
  expect(itemListPath(readItemFilter(new URLSearchParams("page=-1&status=x&type=y")))).toBe(
    "/admin/discover",
  );
});
