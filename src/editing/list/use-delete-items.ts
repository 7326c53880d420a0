import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { showToast } from "#src/ui/toast.tsx";
import type { EditedItem } from "../editing-api.ts";
import { failureText, forEachItem, type NameOf, namesOf } from "./for-each-item.ts";

interface DeleteOptions<Item> {
  nameOf: NameOf<Item>;
  remove: (item: Item) => Promise<void>;
  restore: (id: string) => Promise<void>;
  invalidate: (client: QueryClient) => Promise<void>;
}

/** Deletes items with Undo: they leave the list at once, and Undo restores them on the server. */
export function useDeleteItems<Item extends EditedItem>(options: DeleteOptions<Item>) {
  const { nameOf, remove, restore, invalidate } = options;
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { mutate: undo } = useMutation({
    mutationFn: (items: readonly Item[]) =>
      forEachItem(items, async (item) => {
        await restore(item.id);
        return item;
      }),
    onSuccess: (outcome) => {
      const { done, failed } = outcome;
      if (done.length > 0)
        showToast({ text: `${namesOf(done, nameOf)} ${done.length === 1 ? "is" : "are"} back` });
      if (failed.length > 0) showToast({ kind: "failed", text: failureText(outcome, nameOf, "restored") });
      return invalidate(client);
    },
  });
  const { mutate } = useMutation({
    mutationFn: (items: readonly Item[]) =>
      forEachItem(items, async (item) => {
        await remove(item);
        return item;
      }),
    onSuccess: async (outcome, items) => {
      const { done, failed } = outcome;
      const action = { label: "Undo", onSelect: () => undo(done) };
      if (done.length > 0) showToast({ text: `${namesOf(done, nameOf)} deleted`, action });
      if (failed.length > 0) showToast({ kind: "failed", text: failureText(outcome, nameOf, "deleted") });
      await invalidate(client);
      const handled = new Set(items.map(({ id }) => id));
      setIds((before) => new Set([...before].filter((id) => !handled.has(id))));
    },
  });
  const start = useCallback(
    (items: readonly Item[]) => {
      setIds((before) => new Set([...before, ...items.map(({ id }) => id)]));
      mutate(items);
    },
    [mutate],
  );
  return { ids, start };
}
