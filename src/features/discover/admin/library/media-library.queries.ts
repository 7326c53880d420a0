import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type { MediaItem, MediaList } from "#src/shared/contract/media.ts";
import type { EditorDraft } from "../../editor/drafts/editor-draft.ts";

const path = "/api/discover/admin/media";

/** The uploaded files of one type, newest first. */
export function mediaLibraryQuery(mediaType: "image" | "video") {
  return infiniteQueryOptions({
    queryKey: ["media", "library", mediaType],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ kind: mediaType });
      if (pageParam) query.set("before", pageParam);
      return api<MediaList>(`${path}?${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Stores a picture's alt text in the library. */
export async function saveAltText(key: string, alt: string): Promise<MediaItem> {
  const { data } = await api<{ data: MediaItem }>(`${path}/${key}`, { method: "PATCH", body: { alt } });
  return data;
}

/** Stores alt texts that a save changed. Failures are ignored: only later articles use them. */
export function saveAltTexts(draft: EditorDraft, previous: EditorDraft): void {
  const known = new Set(picturesOf(previous).map(({ url, alt }) => `${url} ${alt}`));
  for (const { url, alt } of picturesOf(draft)) {
    if (!url.startsWith("/media/") || alt === "" || known.has(`${url} ${alt}`)) continue;
    saveAltText(url.slice("/media/".length), alt).catch(() => undefined);
  }
}

function picturesOf({ mainImageUrl, mainImageAlt, sections }: EditorDraft) {
  return [
    { url: mainImageUrl, alt: mainImageAlt.trim() },
    ...sections.map(({ imageUrl, imageAlt }) => ({ url: imageUrl, alt: imageAlt.trim() })),
  ];
}
