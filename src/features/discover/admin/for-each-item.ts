import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";

interface Outcome<Result> {
  done: Result[];
  failed: DiscoverAdminItem[];
  /** The sentence about the first failure. */
  reason: string;
}

/** Does something with each item, one after another; a failure does not stop the others. */
export async function forEachItem<Result>(
  items: readonly DiscoverAdminItem[],
  act: (item: DiscoverAdminItem) => Promise<Result>,
): Promise<Outcome<Result>> {
  const outcome: Outcome<Result> = { done: [], failed: [], reason: "" };
  for (const item of items) {
    try {
      outcome.done.push(await act(item));
    } catch (error) {
      outcome.failed.push(item);
      outcome.reason ||= error instanceof Error ? error.message : "";
    }
  }
  return outcome;
}

/** The items in a sentence: the title of one, or how many. */
export function nameOf(items: readonly Pick<DiscoverAdminItem, "title">[]): string {
  return items.length === 1 ? (items[0]?.title ?? "") : `${items.length} items`;
}

/** "Tariffs was not deleted. …" */
export function failureText({ failed, reason }: Outcome<unknown>, action: string): string {
  return `${nameOf(failed)} ${failed.length === 1 ? "was" : "were"} not ${action}. ${reason}`;
}
