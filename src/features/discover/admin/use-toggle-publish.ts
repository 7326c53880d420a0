import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { showToast } from "#src/ui/toast.tsx";
import { invalidateDiscover, togglePublish } from "./discover-admin.queries.ts";

/** Publishes or unpublishes an item, with Undo. */
export function useTogglePublish() {
  const client = useQueryClient();
  const toggle = useMutation({
    mutationFn: (item: DiscoverAdminItem) => togglePublish(client, item),
    onSuccess: (item) => {
      showToast({
        text: `${item.title} is ${item.isPublished ? "published" : "a draft again"}`,
        action: { label: "Undo", onSelect: () => toggle.mutate(item) },
      });
    },
    onError: (error, item) =>
      showToast({
        kind: "failed",
        text: `${item.title} was not ${item.isPublished ? "unpublished" : "published"}. ${error.message}`,
      }),
    onSettled: () => invalidateDiscover(client),
  });
  return { mutate: toggle.mutate, busyId: toggle.isPending ? toggle.variables.id : null };
}
