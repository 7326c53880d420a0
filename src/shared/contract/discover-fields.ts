/** Options and messages of discover items, without zod, for pages that load no validation. */

export const contentTypes = ["blog", "news", "faq"] as const;
export type ContentType = (typeof contentTypes)[number];

/** What the staff list can be sorted by. */
export const itemSorts = ["createdAt", "views", "title"] as const;
export type ItemSort = (typeof itemSorts)[number];

/** Why an item cannot be saved, for the editor and the Worker. */
export const discoverMessages = {
  title: "Title is required",
  description: "Description is required",
  faqs: "FAQs are required",
  empty: "Please fill at least content or FAQ section",
} as const;
