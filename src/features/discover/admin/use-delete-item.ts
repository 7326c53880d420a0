import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { showToast } from "#src/ui/toast.tsx";
import { deleteItem, invalidateDiscover, restoreItem } from "./discover-admin.queries.ts";

/** Deletes an item with Undo: the list drops it at once, and Undo restores it on the server. */
export function useDeleteItem() {
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: DiscoverAdminItem) => restoreItem(id),
    onSuccess: (_data, { title }) => showToast({ text: `${title} is back` }),
    onError: (error, { title }) =>
      showToast({ kind: "failed", text: `${title} was not restored. ${error.message}` }),
    onSettled: () => invalidateDiscover(client),
  });
  const { mutate } = useMutation({
    mutationFn: deleteItem,
    onSuccess: (_data, item) =>
      showToast({ text: `${item.title} deleted`, action: { label: "Undo", onSelect: () => restore(item) } }),
    onError: (error, { title }) =>
      showToast({ kind: "failed", text: `${title} was not deleted. ${error.message}` }),
    onSettled: async (_data, _error, { id }) => {
      await invalidateDiscover(client);
      setIds((before) => new Set([...before].filter((other) => other !== id)));
    },
  });
  const start = useCallback(
    (item: DiscoverAdminItem) => {
      setIds((before) => new Set([...before, item.id]));
      mutate(item);
    },
    [mutate],
  );
  return { ids, start };
}
