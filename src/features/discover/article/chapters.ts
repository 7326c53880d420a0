import type { DiscoverItem } from "#shared/contract/discover.ts";
import type { Chapter } from "#src/ui/table-of-contents.tsx";

/** Headings that all articles share. */
export const fixedChapters = {
  features: { id: "key-features", title: "Key Features" },
  highlights: { id: "key-highlights", title: "Key Highlights" },
  faqs: { id: "questions", title: "Questions people ask" },
} as const;

/** The id of a section's heading; `index` from 0. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}

/** The headings of an article in page order. */
export function chaptersOf({ features, sections, keyHighlights, faqs }: DiscoverItem): Chapter[] {
  return [
    ...(features.length > 0 ? [fixedChapters.features] : []),
    ...sections.map(({ title }, index) => ({ id: sectionId(index), title })),
    ...(keyHighlights.length > 0 ? [fixedChapters.highlights] : []),
    ...(faqs.length > 0 ? [fixedChapters.faqs] : []),
  ];
}
