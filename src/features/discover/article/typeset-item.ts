import type { DiscoverItem } from "#shared/contract/discover.ts";
import { curlQuotes } from "#src/lib/curl-quotes.ts";

/** An item whose texts to read have the quotes of a typesetter. */
export function typesetItem(item: DiscoverItem): DiscoverItem {
  return {
    ...item,
    title: curlQuotes(item.title),
    description: curlQuotes(item.description),
    features: item.features.map(curlQuotes),
    sections: item.sections.map((section) => ({
      ...section,
      title: curlQuotes(section.title),
      paragraph: curlQuotes(section.paragraph),
    })),
    importantNote: item.importantNote === null ? null : curlQuotes(item.importantNote),
    keyHighlights: item.keyHighlights.map(curlQuotes),
    faqs: item.faqs.map(({ question, answer }) => ({
      question: curlQuotes(question),
      answer: curlQuotes(answer),
    })),
  };
}
