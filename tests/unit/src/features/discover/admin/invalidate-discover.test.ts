import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import {
  adminItemQuery,
  type ItemRecord,
  invalidateDiscover,
} from "#src/features/discover/admin/discover-admin.queries.ts";
import { discoverItemQuery, discoverListQuery } from "#src/features/discover/discover.queries.ts";
import { createQueryClient } from "#src/lib/query-client.ts";

test("a change invalidates the cached public pages and does not refetch an open editor's item", async () => {
  const client = createQueryClient();
  const publicKeys = [discoverItemQuery("tea").queryKey, discoverListQuery({ page: 1 }).queryKey];
  for (const queryKey of publicKeys) client.setQueryData<unknown>(queryKey, {});
  const read = vi.fn(async () => ({ etag: null }) as ItemRecord);
  const editor = new QueryObserver(client, { ...adminItemQuery("7f3a"), queryFn: read });
  const close = editor.subscribe(() => {});
  await vi.waitFor(() => expect(editor.getCurrentResult().isSuccess).toBe(true));
  await invalidateDiscover(client);
  expect(publicKeys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
  expect(read).toHaveBeenCalledTimes(1);
  close();
});
