import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import {
  type DiscoverRecord,
  discoverApi,
  invalidateDiscover,
} from "#src/features/discover/admin/discover-admin.queries.ts";
import { createQueryClient } from "#src/lib/query-provider.tsx";

test("a change invalidates cached revisions and does not refetch an open editor's item", async () => {
  const client = createQueryClient();
  const { queryKey } = discoverApi.revisionsQuery("7f3a");
  client.setQueryData<unknown>(queryKey, []);
  const read = vi.fn(async () => ({ etag: null }) as DiscoverRecord);
  const editor = new QueryObserver(client, { ...discoverApi.itemQuery("7f3a"), queryFn: read });
  const close = editor.subscribe(() => {});
  await vi.waitFor(() => expect(editor.getCurrentResult().isSuccess).toBe(true));
  await invalidateDiscover(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  close();
});
