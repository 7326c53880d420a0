import { expect, test } from "vitest";
import type { DiscoverItem } from "#shared/contract/discover.ts";
import { structuredData, summarise } from "#src/features/discover/article/structured-data.ts";

const item: DiscoverItem = {
  id: "00000000-0000-7000-8000-000000000001",
  slug: "night-tariff",
  contentType: "blog",
  language: "en",
  title: "What the night tariff saves",
  description: "**Three** rupees a unit.",
  mainImageUrl: null,
  mainImageAlt: null,
  mainVideoUrl: "https://youtu.be/dQw4w9WgXcQ",
  tags: ["Tariff"],
  views: 3,
  readingTime: 4,
  publishedAt: "2026-11-01T04:30:00.000Z",
  updatedAt: "2026-11-02T04:30:00.000Z",
  author: { name: "Asha Raman" },
  metaTitle: null,
  metaDescription: null,
  features: [],
  sections: [],
  importantNote: null,
  keyHighlights: [],
  faqs: [{ question: "When is it night?", answer: "From **ten** on." }],
};

test("without meta fields an article is described by its own words and the card of its type", () => {
  expect(summarise(item)).toMatchObject({ title: item.title, description: "Three rupees a unit." });
  expect(summarise(item).image).toMatch(/\/images\/og\/blog\.jpg$/);
  expect(summarise({ ...item, metaTitle: "Night", metaDescription: "Short." })).toMatchObject({
    title: "Night",
    description: "Short.",
  });
});

test("structured data names the article, the way to it, its questions and its video", () => {
  const { "@graph": graph } = structuredData(item);
  expect(
    graph.map((thing) => (typeof thing === "string" ? thing : (thing as { "@type": string })["@type"])),
  ).toEqual(["BlogPosting", "BreadcrumbList", "FAQPage", "VideoObject"]);
  expect(JSON.stringify(graph)).toContain("From ten on.");
  expect(structuredData({ ...item, faqs: [], mainVideoUrl: null })["@graph"]).toHaveLength(2);
});
