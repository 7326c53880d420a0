import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "#src/ui/toast.tsx";
import type { EditedItem } from "../editing-api.ts";
import { failureText, forEachItem, type NameOf, namesOf } from "./for-each-item.ts";

interface PublishOptions<Item> {
  nameOf: NameOf<Item>;
  /** Publishes a draft or unpublishes an item. */
  toggle: (client: QueryClient, item: Item) => Promise<Item>;
  invalidate: (client: QueryClient) => Promise<void>;
}

interface Change<Item> {
  items: readonly Item[];
  isPublished: boolean;
}

/** Publishes or unpublishes items, with Undo. Those that are so already stay as they are. */
export function useSetPublished<Item extends EditedItem>(options: PublishOptions<Item>) {
  const { nameOf, toggle, invalidate } = options;
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ items, isPublished }: Change<Item>) =>
      forEachItem(
        items.filter((item) => item.isPublished !== isPublished),
        (item) => toggle(client, item),
      ),
    onSuccess: (outcome, { isPublished }) => {
      const { done, failed } = outcome;
      const one = done.length === 1;
      const state = isPublished ? "published" : one ? "a draft again" : "drafts again";
      const action = {
        label: "Undo",
        onSelect: () => change.mutate({ items: done, isPublished: !isPublished }),
      };
      if (done.length > 0)
        showToast({ text: `${namesOf(done, nameOf)} ${one ? "is" : "are"} ${state}`, action });
      if (failed.length > 0) {
        const text = failureText(outcome, nameOf, isPublished ? "published" : "unpublished");
        showToast({ kind: "failed", text });
      }
      return invalidate(client);
    },
  });
  const busyIds = change.isPending ? change.variables.items.map(({ id }) => id) : [];
  return { mutate: change.mutate, busyIds };
}
