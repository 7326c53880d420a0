import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type DiscoverAdminItem,
  type DiscoverAdminList,
  type DiscoverAuthors,
  type DiscoverStats,
  discoverAdminItem,
  discoverAdminList,
  discoverAuthors,
  discoverStats,
} from "#shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#shared/contract/discover-input.ts";
import { pageSizes } from "#shared/limits.ts";
import {
  conflictMessage,
  createEditingApi,
  type ItemRecord,
  ifMatch,
  ifUnchanged,
  toRecord,
} from "#src/editing/editing-api.ts";
import { api } from "#src/lib/api.ts";
import { type ItemFilter, writeItemFilter } from "./item-filter.ts";

const path = "/api/discover/admin";
const listKey = ["discover", "admin", "list"] as const;

/** One page of the items, including drafts, newest first. */
export function adminListQuery(filter: ItemFilter) {
  return queryOptions({
    queryKey: [...listKey, filter],
    queryFn: ({ signal }) => {
      const query = writeItemFilter(filter);
      query.set("limit", String(pageSizes.discoverAdmin));
      return api<DiscoverAdminList>(`${path}?${query}`, { signal, schema: discoverAdminList });
    },
    staleTime: 0,
  });
}

/** Reading and writing one item, and its revisions. */
export const discoverApi = createEditingApi<DiscoverAdminItem, DiscoverRequestBody>({
  noun: "discover",
  path,
  itemSchema: discoverAdminItem,
});
export type DiscoverRecord = ItemRecord<DiscoverAdminItem>;

/** How many items there are by state and type, and how many views. */
export function adminStatsQuery() {
  return queryOptions({
    queryKey: ["discover", "admin", "stats"],
    queryFn: ({ signal }) => api<DiscoverStats>(`${path}/stats`, { signal, schema: discoverStats }),
    staleTime: 0,
  });
}

/** Publishes a draft or unpublishes an item, with an optimistic update of the cached list. */
export async function togglePublish(
  client: QueryClient,
  item: DiscoverAdminItem,
): Promise<DiscoverAdminItem> {
  await client.cancelQueries({ queryKey: listKey });
  updateCached(client, item.id, { isPublished: !item.isPublished });
  try {
    const { data } = await api<{ data: DiscoverAdminItem }>(`${path}/${item.id}/toggle-publish`, {
      method: "PATCH",
      headers: ifUnchanged(item),
    });
    updateCached(client, item.id, data);
    return data;
  } catch (error) {
    updateCached(client, item.id, { isPublished: item.isPublished });
    throw conflictMessage(error);
  }
}

/** Refetches the list and the figures; other cached reads when they are shown next. */
export async function invalidateDiscover(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ["discover"], refetchType: "none" });
  return client.invalidateQueries({ queryKey: ["discover", "admin"] });
}

/** Schedules the publication of a draft; null cancels it. */
export async function scheduleItem(
  { item, etag }: DiscoverRecord,
  at: string | null,
): Promise<DiscoverRecord> {
  return toRecord(
    await api.withEtag<{ data: DiscoverAdminItem }>(`${path}/${item.id}/schedule`, {
      method: at === null ? "DELETE" : "PUT",
      body: at === null ? undefined : { at },
      headers: ifMatch(etag),
    }),
  );
}

/** The tags in use, most used first. */
export function tagsQuery() {
  return queryOptions({
    queryKey: ["discover", "admin", "tags"],
    queryFn: async ({ signal }) => (await api<{ tags: string[] }>(`${path}/tags`, { signal })).tags,
    staleTime: 300_000,
  });
}

/** Who has written something, by name. */
export function authorsQuery() {
  return queryOptions({
    queryKey: ["discover", "admin", "authors"],
    queryFn: async ({ signal }) =>
      (await api<DiscoverAuthors>(`${path}/authors`, { signal, schema: discoverAuthors })).authors,
    staleTime: 300_000,
  });
}

function updateCached(client: QueryClient, id: string, change: Partial<DiscoverAdminItem>) {
  client.setQueriesData<DiscoverAdminList>({ queryKey: listKey }, (list) => {
    if (!list) return list;
    return {
      ...list,
      discovers: list.discovers.map((item) => (item.id === id ? { ...item, ...change } : item)),
    };
  });
}
