import { queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type { DiscoverRevisionContent, ListedRevision } from "#src/shared/contract/discover.ts";
import { type ItemRecord, type ItemResponse, ifMatch, toRecord } from "../discover-admin.queries.ts";

const pathOf = (id: string) => `/api/discover/admin/${encodeURIComponent(id)}/versions`;

/** The revisions of an item, newest first: who saved it, when, and what that changed. */
export function revisionsQuery(id: string) {
  return queryOptions({
    queryKey: ["discover", "revisions", id],
    queryFn: async ({ signal }) =>
      (await api<{ versions: ListedRevision[] }>(pathOf(id), { signal })).versions,
    staleTime: 0,
  });
}

/** One revision with its content, which never changes. */
export function revisionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ["discover", "revisions", id, version],
    queryFn: async ({ signal }) =>
      (await api<{ data: DiscoverRevisionContent }>(`${pathOf(id)}/${version}`, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves a revision's content as the newest version. Fails with 412 after another change. */
export async function restoreRevision({ item, etag }: ItemRecord, version: number): Promise<ItemRecord> {
  return toRecord(
    await api.withEtag<ItemResponse>(`${pathOf(item.id)}/${version}/restore`, {
      method: "POST",
      headers: ifMatch(etag),
    }),
  );
}
