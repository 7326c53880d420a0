import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { type MediaItem, type MediaList, mediaList } from "#shared/contract/media.ts";
import { api } from "#src/lib/api.ts";

const path = "/api/discover/admin/media";

const mediaKey = ["media"] as const;
const libraryKey = [...mediaKey, "library"] as const;

/** The files of one type (null: both) with `search` in name or alt text, newest first. */
export function mediaLibraryQuery(mediaType: "image" | "video" | null, search: string) {
  return infiniteQueryOptions({
    queryKey: [...libraryKey, mediaType, search],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams();
      if (mediaType) query.set("kind", mediaType);
      if (search) query.set("search", search);
      if (pageParam) query.set("before", pageParam);
      return api<MediaList>(`${path}?${query}`, { signal, schema: mediaList });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What is known of a stored file, by its URL. */
export function mediaItemQuery(url: string) {
  const key = url.slice("/media/".length);
  return queryOptions({
    queryKey: [...mediaKey, "item", key],
    queryFn: async ({ signal }) => (await api<{ data: MediaItem }>(`${path}/${key}`, { signal })).data,
    staleTime: 300_000,
  });
}

/** After a save, which may change where files are used. */
export function refreshMediaUse(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: mediaKey });
}

/** Removes a file from the library. Fails with 409 and their titles while items use it. */
export async function removeFile(client: QueryClient, key: string): Promise<void> {
  await api(`${path}/${key}`, { method: "DELETE" });
  await client.invalidateQueries({ queryKey: libraryKey });
}

/** Stores a picture's alt text in the library. */
export async function saveAltText(key: string, alt: string): Promise<MediaItem> {
  const { data } = await api<{ data: MediaItem }>(`${path}/${key}`, { method: "PATCH", body: { alt } });
  return data;
}

/** Stores alt texts that a save changed. Failures are ignored: only later uses need them. */
export function saveAltTexts(pictures: readonly Picture[], before: readonly Picture[]): void {
  const known = new Set(before.map(({ url, alt }) => `${url} ${alt}`));
  for (const { url, alt } of pictures) {
    if (!url.startsWith("/media/") || alt === "" || known.has(`${url} ${alt}`)) continue;
    saveAltText(url.slice("/media/".length), alt).catch(() => undefined);
  }
}

interface Picture {
  url: string;
  alt: string;
}
