/** Discover vocabulary without zod, for pages that load no validation. */

export const contentTypes = ["blog", "news", "faq"] as const;
export type ContentType = (typeof contentTypes)[number];

/** The editor's and the Worker's sentences for content that cannot be saved. */
export const discoverMessages = {
  title: "Title is required",
  description: "Description is required",
  faqs: "FAQs are required",
  empty: "Please fill at least content or FAQ section",
} as const;
