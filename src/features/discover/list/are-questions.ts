import type { DiscoverCard } from "#shared/contract/discover.ts";

/** Whether a list has questions alone: these are rows of text, without covers. */
export function areQuestions(cards: readonly Pick<DiscoverCard, "contentType">[]): boolean {
  return cards.every(({ contentType }) => contentType === "faq");
}
