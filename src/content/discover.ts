import type { ContentType } from "#shared/contract/discover-fields.ts";
import { brand } from "./brand.ts";

/** The copy of the Discover pages. */
export const discoverCopy = {
  title: "Discover",
  lead: "Guides, news and straight answers about charging in India.",
  description:
    "Guides, news and straight answers about electric-vehicle charging in India: costs, connectors, home charging, highways and running a station.",
  tagged: "Everything we have written under this tag, the newest first.",
  all: "All Content",
  ask: {
    title: "Still looking? Ask us.",
    lead: `Tell us what you could not find. A reply within ${brand.replyTime}.`,
  },
} as const;

/** The label of one item's type. */
export const typeNames: Record<ContentType, string> = { blog: "Blog", news: "News", faq: "FAQ" };

/** The titles that all articles share, by the language of the article where it is not that of the site. */
export const articleTitles = {
  site: {
    contents: "On this page",
    features: "Key Features",
    note: "Important note",
    highlights: "Key Highlights",
    questions: "Questions people ask",
  },
  hi: {
    contents: "इस पेज पर",
    features: "मुख्य बातें",
    note: "ज़रूरी बात",
    highlights: "खास बातें",
    questions: "लोगों के सवाल",
  },
} as const;

/** The listing of each type, for search engines. */
export const typePages: Record<ContentType, { title: string; description: string }> = {
  blog: {
    title: "Blog",
    description:
      "What charging costs, how long it takes and how the technology works, in plain words with worked numbers.",
  },
  news: {
    title: "News",
    description: "New stations, new chargers and what changes for drivers and partners of our network.",
  },
  faq: {
    title: "FAQ",
    description:
      "Short answers to what drivers, home owners and partners ask about charging, payment, safety and warranty.",
  },
};
