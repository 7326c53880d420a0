import { queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type {
  DiscoverAdminItem,
  DiscoverRevision,
  DiscoverRevisionContent,
} from "#src/shared/contract/discover.ts";
import type { ItemRecord } from "../discover-admin.queries.ts";

const pathOf = (id: string) => `/api/discover/admin/${encodeURIComponent(id)}/versions`;

/** Who saved an item and when, the newest first. */
export function revisionsQuery(id: string) {
  return queryOptions({
    queryKey: ["discover", "versions", id],
    queryFn: async ({ signal }) =>
      (await api<{ versions: DiscoverRevision[] }>(pathOf(id), { signal })).versions,
    staleTime: 0,
  });
}

/** What one save left; it never changes. */
export function revisionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ["discover", "versions", id, version],
    queryFn: async ({ signal }) =>
      (await api<{ data: DiscoverRevisionContent }>(`${pathOf(id)}/${version}`, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves what an older version held as the newest. Refused with 412 when somebody else was faster. */
export async function restoreRevision({ item, etag }: ItemRecord, version: number): Promise<ItemRecord> {
  const answer = await api.withEtag<{ data: DiscoverAdminItem }>(`${pathOf(item.id)}/${version}/restore`, {
    method: "POST",
    headers: etag ? { "If-Match": etag } : undefined,
  });
  return { item: answer.body.data, etag: answer.etag };
}
