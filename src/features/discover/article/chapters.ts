import type { DiscoverItem } from "#shared/contract/discover.ts";
import { articleTitles } from "#src/content/discover.ts";
import { writtenIn } from "#src/lib/language.ts";
import type { Chapter } from "#src/ui/table-of-contents.tsx";

/** The ids of the headings that all articles share. */
export const fixedChapters = {
  features: { id: "key-features" },
  highlights: { id: "key-highlights" },
  faqs: { id: "questions" },
} as const;

/** The titles that all articles share, for this article. */
export function sharedTitles({ language }: Pick<DiscoverItem, "language">) {
  return articleTitles[language === "hi" ? "hi" : "site"];
}

/** The id of a section's heading; `index` from 0. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}

/** The headings of an article in page order. */
export function chaptersOf(item: DiscoverItem): Chapter[] {
  const { features, sections, keyHighlights, faqs } = item;
  const titles = sharedTitles(item);
  return [
    ...(features.length > 0 ? [{ ...fixedChapters.features, title: titles.features }] : []),
    ...sections.map(({ title }, index) => ({ id: sectionId(index), title, lang: writtenIn(title) })),
    ...(keyHighlights.length > 0 ? [{ ...fixedChapters.highlights, title: titles.highlights }] : []),
    ...(faqs.length > 0 ? [{ ...fixedChapters.faqs, title: titles.questions }] : []),
  ];
}
