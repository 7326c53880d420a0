import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";

interface RestoreOptions<Item> {
  restore: (id: string) => Promise<void>;
  nameOf: (item: Item) => string;
  invalidate: (client: QueryClient) => Promise<void>;
}

/** Restores a deleted item, and says so. */
export function useRestoreItem<Item extends { id: string }>({
  restore,
  nameOf,
  invalidate,
}: RestoreOptions<Item>) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (item: Item) => {
      await restore(item.id);
      return item;
    },
    onSuccess: (item) => {
      showToast({ text: `${nameOf(item)} is back` });
      return invalidate(client);
    },
    onError: (error) => showFailure("It was not restored.", error),
  });
  return mutate;
}
