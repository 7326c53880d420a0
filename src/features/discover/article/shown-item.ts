import type { DiscoverItem } from "#src/shared/contract/discover.ts";
import { excerpt, plainText } from "../text/markdown.ts";

const longestSummary = 160;

/**
 * What the page of an item shows of it. An FAQ is its questions, as in the editor: whatever it was given as another type stays stored and comes
 * back with that type. Its description is a summary, for cards and search engines.
 */
export function shownItem(item: DiscoverItem): DiscoverItem {
  if (item.contentType !== "faq") return item;
  return {
    ...item,
    description: "",
    metaDescription: item.metaDescription ?? (excerpt(plainText(item.description), longestSummary) || null),
    mainImageUrl: null,
    mainVideoUrl: null,
    features: [],
    sections: [],
    importantNote: null,
    keyHighlights: [],
  };
}
