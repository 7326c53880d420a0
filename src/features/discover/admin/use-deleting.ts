import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { showToast } from "#src/ui/toast.tsx";
import { deleteContent, refreshContent } from "./queries.ts";

/** How long Undo can be pressed: as long as its message stays. */
const grace = 10_000;

/**
 * Deletes with a way back: the item leaves the list at once, and is deleted on the server when the time for Undo is
 * over or the screen is left.
 */
export function useDeleting() {
  const client = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, () => void>());
  const { mutate } = useMutation({
    mutationFn: (item: DiscoverAdminItem) => deleteContent(item.id),
    onError: (error, item) =>
      showToast({ kind: "failed", text: `${item.title} was not deleted. ${error.message}` }),
    onSettled: async (_data, _error, item) => {
      await refreshContent(client);
      setIds((before) => without(before, item.id));
    },
  });

  const begin = useCallback(
    (item: DiscoverAdminItem) => {
      const timer = setTimeout(() => waiting.current.get(item.id)?.(), grace);
      waiting.current.set(item.id, () => {
        clearTimeout(timer);
        waiting.current.delete(item.id);
        mutate(item);
      });
      setIds((before) => new Set([...before, item.id]));
      showToast({
        text: `${item.title} deleted`,
        action: {
          label: "Undo",
          onSelect: () => {
            clearTimeout(timer);
            waiting.current.delete(item.id);
            setIds((before) => without(before, item.id));
          },
        },
      });
    },
    [mutate],
  );

  useEffect(() => {
    const { current } = waiting;
    const finish = () => {
      for (const act of [...current.values()]) act();
    };
    window.addEventListener("pagehide", finish);
    return () => {
      window.removeEventListener("pagehide", finish);
      finish();
    };
  }, []);

  return { ids, begin };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
