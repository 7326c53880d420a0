/** The navigation state of an article that was opened from the listing: the entry before it in the history is that listing. */
export const fromListing = { fromListing: true } as const;

/** Whether a navigation state is `fromListing`. */
export function isFromListing(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromListing" in state;
}
