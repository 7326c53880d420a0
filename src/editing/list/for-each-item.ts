/** How an item is called in sentences. */
export type NameOf<Item> = (item: Item) => string;

interface Outcome<Item, Result> {
  done: Result[];
  failed: Item[];
  /** The sentence about the first failure. */
  reason: string;
}

/** Does something with each item, one after another; a failure does not stop the others. */
export async function forEachItem<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Outcome<Item, Result>> {
  const outcome: Outcome<Item, Result> = { done: [], failed: [], reason: "" };
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

/** The items in a sentence: the name of one, or how many. */
export function namesOf<Item>(items: readonly Item[], nameOf: NameOf<Item>): string {
  const [first] = items;
  return first && items.length === 1 ? nameOf(first) : `${items.length} items`;
}

/** "Tariffs was not deleted. …" */
export function failureText<Item>(
  { failed, reason }: Outcome<Item, unknown>,
  nameOf: NameOf<Item>,
  action: string,
): string {
  return `${namesOf(failed, nameOf)} ${failed.length === 1 ? "was" : "were"} not ${action}. ${reason}`;
}
