import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "#src/lib/api.ts";
import type {
  DiscoverAdminItem,
  DiscoverAdminList,
  DiscoverStats,
  PreviewLink,
} from "#src/shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";
import { pageSizes } from "#src/shared/limits.ts";
import { type ItemFilter, writeItemFilter } from "./item-filter.ts";

const path = "/api/discover/admin";
const listKey = ["discover", "admin", "list"] as const;

/** One page of the content, drafts too, newest first. */
export function adminListQuery(filter: ItemFilter) {
  return queryOptions({
    queryKey: [...listKey, filter],
    queryFn: ({ signal }) => {
      const query = writeItemFilter(filter);
      query.set("limit", String(pageSizes.discoverAdmin));
      return api<DiscoverAdminList>(`${path}?${query}`, { signal });
    },
    staleTime: 0,
  });
}

/** One item with the version mark that its next change has to name. */
export interface ItemRecord {
  item: DiscoverAdminItem;
  etag: string | null;
}

/** One item, whole, draft or not. Asked for anew whenever the editor opens. */
export function adminItemQuery(id: string) {
  return queryOptions({
    queryKey: ["discover", "item", id],
    queryFn: async ({ signal }): Promise<ItemRecord> => {
      const { body, etag } = await api.withEtag<{ data: DiscoverAdminItem }>(
        `${path}/${encodeURIComponent(id)}`,
        { signal },
      );
      return { item: body.data, etag };
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/**
 * Creates an item, or with an id changes it; with `etag` refused with 412 when somebody else was faster. `byItself`: nobody pressed
 * Save.
 */
export async function saveItem(
  id: string | null,
  body: DiscoverRequestBody,
  { etag, autosave = false }: { etag: string | null; autosave?: boolean },
): Promise<ItemRecord> {
  const answer = await api.withEtag<{ data: DiscoverAdminItem }>(
    id ? `${path}/${encodeURIComponent(id)}${autosave ? "?autosave=1" : ""}` : path,
    {
      method: id ? "PUT" : "POST",
      body,
      headers: etag ? { "If-Match": etag } : undefined,
    },
  );
  return { item: answer.body.data, etag: answer.etag };
}

/** How much there is, by state and type, and how often it was viewed. */
export function adminStatsQuery() {
  return queryOptions({
    queryKey: ["discover", "admin", "stats"],
    queryFn: ({ signal }) => api<DiscoverStats>(`${path}/stats`, { signal }),
    staleTime: 0,
  });
}

/** Publishes a draft or takes a published item back; at once on the screen, and back again when it fails. */
export async function togglePublish(
  client: QueryClient,
  item: DiscoverAdminItem,
): Promise<DiscoverAdminItem> {
  await client.cancelQueries({ queryKey: listKey });
  show(client, item.id, { isPublished: !item.isPublished });
  try {
    const { data } = await api<{ data: DiscoverAdminItem }>(`${path}/${item.id}/toggle-publish`, {
      method: "PATCH",
      headers: ifMatch(item),
    });
    show(client, item.id, data);
    return data;
  } catch (error) {
    show(client, item.id, { isPublished: item.isPublished });
    throw describeConflict(error);
  }
}

/** Deletes an item; the public page is gone at once. Refused when somebody changed it after it was listed. */
export async function deleteItem(item: DiscoverAdminItem): Promise<void> {
  try {
    await api(`${path}/${item.id}`, { method: "DELETE", headers: ifMatch(item) });
  } catch (error) {
    throw describeConflict(error);
  }
}

/** Takes a deletion back. */
export async function restoreItem(id: string): Promise<void> {
  await api(`${path}/${id}/restore`, { method: "POST" });
}

/** Reads the list and the figures again; the public pages that this tab still holds are read anew when they are next shown. */
export async function invalidateDiscover(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ["discover"], refetchType: "none" });
  return client.invalidateQueries({ queryKey: ["discover", "admin"] });
}

/** Sets when a draft is published by itself; null takes the time back. */
export async function scheduleItem({ item, etag }: ItemRecord, at: string | null): Promise<ItemRecord> {
  const answer = await api.withEtag<{ data: DiscoverAdminItem }>(`${path}/${item.id}/schedule`, {
    method: at === null ? "DELETE" : "PUT",
    body: at === null ? undefined : { at },
    headers: etag ? { "If-Match": etag } : undefined,
  });
  return { item: answer.body.data, etag: answer.etag };
}

/** Makes the address that shows a draft to whoever has it. */
export function createPreviewLink(id: string): Promise<PreviewLink> {
  return api<PreviewLink>(`${path}/${id}/preview-link`, { method: "POST" });
}

/** The tags in use, the most used first. */
export function tagsQuery() {
  return queryOptions({
    queryKey: ["discover", "admin", "tags"],
    queryFn: async ({ signal }) => (await api<{ tags: string[] }>(`${path}/tags`, { signal })).tags,
    staleTime: 300_000,
  });
}

function ifMatch({ version }: DiscoverAdminItem) {
  return { "If-Match": `"v${version}"` };
}

function describeConflict(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 412) return error;
  return new Error("Somebody else changed it meanwhile. Look at it again first.");
}

function show(client: QueryClient, id: string, change: Partial<DiscoverAdminItem>) {
  client.setQueriesData<DiscoverAdminList>({ queryKey: listKey }, (list) => {
    if (!list) return list;
    return {
      ...list,
      discovers: list.discovers.map((item) => (item.id === id ? { ...item, ...change } : item)),
    };
  });
}
