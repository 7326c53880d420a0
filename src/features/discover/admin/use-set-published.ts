import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { showToast } from "#src/ui/toast.tsx";
import { invalidateDiscover, togglePublish } from "./discover-admin.queries.ts";
import { failureText, forEachItem, nameOf } from "./for-each-item.ts";

interface Change {
  items: readonly DiscoverAdminItem[];
  isPublished: boolean;
}

/** Publishes or unpublishes items, with Undo. Those that are so already stay as they are. */
export function useSetPublished() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ items, isPublished }: Change) =>
      forEachItem(
        items.filter((item) => item.isPublished !== isPublished),
        (item) => togglePublish(client, item),
      ),
    onSuccess: (outcome, { isPublished }) => {
      const { done, failed } = outcome;
      const one = done.length === 1;
      const state = isPublished ? "published" : one ? "a draft again" : "drafts again";
      const action = {
        label: "Undo",
        onSelect: () => change.mutate({ items: done, isPublished: !isPublished }),
      };
      if (done.length > 0) showToast({ text: `${nameOf(done)} ${one ? "is" : "are"} ${state}`, action });
      if (failed.length > 0) {
        const text = failureText(outcome, isPublished ? "published" : "unpublished");
        showToast({ kind: "failed", text });
      }
      return invalidateDiscover(client);
    },
  });
  const busyIds = change.isPending ? change.variables.items.map(({ id }) => id) : [];
  return { mutate: change.mutate, busyIds };
}
