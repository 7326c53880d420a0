import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { showToast } from "#src/ui/toast.tsx";
import { deleteItem, invalidateDiscover, restoreItem } from "./discover-admin.queries.ts";
import { failureText, forEachItem, nameOf } from "./for-each-item.ts";

type Items = readonly DiscoverAdminItem[];

/** Deletes items with Undo: they leave the list at once, and Undo restores them on the server. */
export function useDeleteItems() {
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { mutate: restore } = useMutation({
    mutationFn: (items: Items) =>
      forEachItem(items, async (item) => {
        await restoreItem(item.id);
        return item;
      }),
    onSuccess: (outcome) => {
      const { done, failed } = outcome;
      if (done.length > 0) showToast({ text: `${nameOf(done)} ${done.length === 1 ? "is" : "are"} back` });
      if (failed.length > 0) showToast({ kind: "failed", text: failureText(outcome, "restored") });
      return invalidateDiscover(client);
    },
  });
  const { mutate } = useMutation({
    mutationFn: (items: Items) =>
      forEachItem(items, async (item) => {
        await deleteItem(item);
        return item;
      }),
    onSuccess: async (outcome, items) => {
      const { done, failed } = outcome;
      const action = { label: "Undo", onSelect: () => restore(done) };
      if (done.length > 0) showToast({ text: `${nameOf(done)} deleted`, action });
      if (failed.length > 0) showToast({ kind: "failed", text: failureText(outcome, "deleted") });
      await invalidateDiscover(client);
      const handled = new Set(items.map(({ id }) => id));
      setIds((before) => new Set([...before].filter((id) => !handled.has(id))));
    },
  });
  const start = useCallback(
    (items: Items) => {
      setIds((before) => new Set([...before, ...items.map(({ id }) => id)]));
      mutate(items);
    },
    [mutate],
  );
  return { ids, start };
}
