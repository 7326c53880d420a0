import type { DiscoverItem } from "#shared/contract/discover.ts";
import { excerpt, plainText } from "../text/markdown.ts";

const longestSummary = 160;

/**
 * The parts of an item that its page shows. An FAQ shows only its questions; fields from another
 * type stay stored and return with that type. Its description is for cards and search engines.
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
