import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type { MediaItem, MediaList } from "#src/shared/contract/media.ts";
import type { EditorDraft } from "../../editor/drafts/editor-draft.ts";

const path = "/api/discover/admin/media";

/** What was uploaded, the newest first. */
export function mediaLibraryQuery(kind: "image" | "video") {
  return infiniteQueryOptions({
    queryKey: ["media", "library", kind],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ kind });
      if (pageParam) query.set("before", pageParam);
      return api<MediaList>(`${path}?${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Notes what a picture shows, for the next article that takes it. */
export async function saveAltText(key: string, alt: string): Promise<MediaItem> {
  const answer = await api<{ data: MediaItem }>(`${path}/${key}`, { method: "PATCH", body: { alt } });
  return answer.data;
}

/** Notes what the pictures of a saved draft show, where that is new. It helps the next article; nobody waits for it or hears of a failure. */
export function saveAltTexts(draft: EditorDraft, before: EditorDraft): void {
  const known = new Set(picturesOf(before).map(({ url, alt }) => `${url} ${alt}`));
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
