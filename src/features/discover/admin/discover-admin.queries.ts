import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { ApiError, api } from "#src/lib/api.ts";
import {
  type DiscoverAdminItem,
  type DiscoverAdminList,
  type DiscoverAuthors,
  type DiscoverStats,
  discoverAdminItem,
  discoverAdminList,
  discoverAuthors,
  discoverStats,
  type PreviewLink,
} from "#src/shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";
import { pageSizes } from "#src/shared/limits.ts";
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

/** An item with the ETag that its next write must match. */
export interface ItemRecord {
  item: DiscoverAdminItem;
  etag: string | null;
}

export interface ItemResponse {
  data: DiscoverAdminItem;
}

export function toRecord({ body, etag }: { body: ItemResponse; etag: string | null }): ItemRecord {
  return { item: body.data, etag };
}

/** The `If-Match` header of a write; none for a new item. */
export function ifMatch(etag: string | null): Record<string, string> | undefined {
  return etag ? { "If-Match": etag } : undefined;
}

/** One whole item; loaded again each time the editor opens. */
export function adminItemQuery(id: string) {
  return queryOptions({
    queryKey: ["discover", "item", id],
    queryFn: async ({ signal }) =>
      toRecord(
        await api.withEtag<ItemResponse>(`${path}/${encodeURIComponent(id)}`, {
          signal,
          schema: z.object({ data: discoverAdminItem }),
        }),
      ),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/**
 * Creates an item, at most once per `newId`, or updates the one with an id. Fails with 412 when
 * the item no longer has this ETag.
 */
export async function saveItem(
  id: string | null,
  body: DiscoverRequestBody,
  { etag, autosave = false, newId }: { etag: string | null; autosave?: boolean; newId?: string },
): Promise<ItemRecord> {
  const itemPath = id ? `${path}/${encodeURIComponent(id)}${autosave ? "?autosave=1" : ""}` : path;
  return toRecord(
    await api.withEtag<ItemResponse>(itemPath, {
      method: id ? "PUT" : "POST",
      body,
      headers: id || !newId ? ifMatch(etag) : { "Idempotency-Key": newId },
    }),
  );
}

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

/** Deletes an item. Fails when it has changed since it was listed. */
export async function deleteItem(item: DiscoverAdminItem): Promise<void> {
  try {
    await api(`${path}/${item.id}`, { method: "DELETE", headers: ifUnchanged(item) });
  } catch (error) {
    throw conflictMessage(error);
  }
}

/** Restores a deleted item. */
export async function restoreItem(id: string): Promise<void> {
  await api(`${path}/${id}/restore`, { method: "POST" });
}

/** Refetches the list and the figures; other cached reads when they are shown next. */
export async function invalidateDiscover(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ["discover"], refetchType: "none" });
  return client.invalidateQueries({ queryKey: ["discover", "admin"] });
}

/** Schedules the publication of a draft; null cancels it. */
export async function scheduleItem({ item, etag }: ItemRecord, at: string | null): Promise<ItemRecord> {
  return toRecord(
    await api.withEtag<ItemResponse>(`${path}/${item.id}/schedule`, {
      method: at === null ? "DELETE" : "PUT",
      body: at === null ? undefined : { at },
      headers: ifMatch(etag),
    }),
  );
}

/** Creates the link that shows a draft without signing in. */
export function createPreviewLink(id: string): Promise<PreviewLink> {
  return api<PreviewLink>(`${path}/${id}/preview-link`, { method: "POST" });
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

function ifUnchanged({ version }: DiscoverAdminItem) {
  return ifMatch(`"v${version}"`);
}

function conflictMessage(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 412) return error;
  return new Error("Somebody else changed it meanwhile. Look at it again first.");
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
