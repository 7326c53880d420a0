import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import { type DiscoverAdminItem, discoverInput } from "#src/shared/contract/discover.ts";
import { type ContentRecord, contentItemQuery, refreshContent, saveContent } from "../queries.ts";
import { type KeptDraft, keepDraft, keptDraft } from "./kept.ts";
import { bodyOf, draftAfterSave, draftOf, type EditorDraft, emptyDraft, sameContent } from "./model.ts";
import { type Media, useMedia } from "./use-media.ts";

const keepAfter = 600;
const saveFailed = "Failed to save content";

export interface Editor {
  /** The stored item's id; null until the first save of a new one. */
  id: string | null;
  draft: EditorDraft;
  change: (part: Partial<EditorDraft>) => void;
  media: Media;
  changed: boolean;
  saving: boolean;
  /** The sentence of a save that failed, and what is wrong with which field (the field's path, dots between). */
  failure: string | null;
  problems: { path: string; message: string }[];
  /** Counts the saves that failed, so that the summary takes the focus again. */
  attempt: number;
  savedAt: string | null;
  /** Saves. Resolves with the stored item, or null when it was not saved. */
  save: () => Promise<DiscoverAdminItem | null>;
  /** The item as somebody else left it, when a save met it. */
  conflict: DiscoverAdminItem | null;
  takeTheirs: () => void;
  /** Goes on editing; the next save meets the conflict again. */
  decideLater: () => void;
  saveMine: () => Promise<DiscoverAdminItem | null>;
  /** A draft that this device kept and nobody saved. */
  kept: KeptDraft | null;
  restoreKept: () => void;
  dropKept: () => void;
}

/** The state of the editor for one item, or for a new one when `record` is null. */
export function useEditor(record: ContentRecord | null): Editor {
  const client = useQueryClient();
  const [stored, setStored] = useState(record);
  const [saved, setSaved] = useState<EditorDraft>(() => (record ? draftOf(record.item) : emptyDraft()));
  const [draft, setDraft] = useState(saved);
  const [kept, setKept] = useState<KeptDraft | null>(() => {
    const left = keptDraft(record?.item.id ?? null);
    return left && !sameContent(left.draft, saved) ? left : null;
  });
  const [problems, setProblems] = useState<Editor["problems"]>([]);
  const [attempt, setAttempt] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const media = useMedia();
  const id = stored?.item.id ?? null;
  const changed = !sameContent(draft, saved) || Object.keys(media.pending).length > 0;

  // Every pause in the typing is kept on this device, until it is saved.
  useEffect(() => {
    if (kept) return;
    const timer = setTimeout(() => keepDraft(id, sameContent(draft, saved) ? null : draft), keepAfter);
    return () => clearTimeout(timer);
  }, [draft, saved, id, kept]);

  const saving = useMutation({
    mutationFn: async ({ etag, body }: { etag: string | null; body: EditorDraft }) => {
      const { urls, failed } = await media.uploadAll();
      const complete = withUrls(body, urls);
      setDraft((now) => withUrls(now, urls));
      return { record: await saveContent(id, bodyOf(complete), etag), failed, sent: complete };
    },
    onSuccess: ({ record: { item, etag }, failed, sent }) => {
      keepDraft(id, null);
      const next = draftAfterSave(item, sent);
      setStored({ item, etag });
      setSaved(next);
      // Whatever was typed while the request was under way stays, and is still to be saved.
      setDraft((now) => (sameContent(now, sent) ? next : now));
      setSavedAt(new Date().toISOString());
      setNote(failed > 0 ? "Saved, but a file was not uploaded: what was there before is kept." : null);
      client.setQueryData(contentItemQuery(item.id).queryKey, { item, etag });
      void refreshContent(client);
    },
    onError: () => setAttempt((count) => count + 1),
  });
  const { mutateAsync, reset } = saving;
  const isSaving = saving.isPending;
  const busy = useRef(false);

  const send = useCallback(
    async (etag: string | null): Promise<DiscoverAdminItem | null> => {
      if (busy.current) return null;
      busy.current = true;
      try {
        return (await mutateAsync({ etag, body: draft })).record.item;
      } catch {
        return null;
      } finally {
        busy.current = false;
      }
    },
    [mutateAsync, draft],
  );

  async function save(): Promise<DiscoverAdminItem | null> {
    const checked = discoverInput.safeParse(bodyOf(draft));
    setNote(null);
    if (!checked.success) {
      reset();
      setProblems(checked.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
      setAttempt((count) => count + 1);
      return null;
    }
    setProblems([]);
    return send(stored?.etag ?? null);
  }

  const { error } = saving;
  const conflict =
    error instanceof ApiError && error.status === 412 ? (error.current as DiscoverAdminItem) : null;
  return {
    id,
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    media,
    changed,
    saving: isSaving,
    failure: error && !conflict ? failureOf(error) : note,
    problems: problems.length > 0 ? problems : problemsOf(error),
    attempt,
    savedAt,
    save,
    conflict,
    takeTheirs: () => {
      if (!conflict) return;
      reset();
      keepDraft(id, null);
      const theirs = draftOf(conflict);
      setSaved(theirs);
      setDraft(theirs);
      void client.fetchQuery(contentItemQuery(conflict.id)).then(setStored, () => undefined);
    },
    decideLater: reset,
    saveMine: async () => {
      if (!conflict) return null;
      reset();
      const current = await client.fetchQuery(contentItemQuery(conflict.id)).catch(() => null);
      return send(current?.etag ?? null);
    },
    kept,
    restoreKept: () => {
      if (kept) setDraft(kept.draft);
      setKept(null);
    },
    dropKept: () => {
      keepDraft(id, null);
      setKept(null);
    },
  };
}

function failureOf(error: Error): string {
  return error.message ? `${saveFailed}. ${error.message}` : saveFailed;
}

function problemsOf(error: Error | null): Editor["problems"] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.byField()).map(([path, message]) => ({ path, message }));
}

/** The draft with the stored addresses of what was uploaded, by place. */
function withUrls(draft: EditorDraft, urls: Record<string, string>): EditorDraft {
  return {
    ...draft,
    mainImageUrl: urls.mainImageUrl ?? draft.mainImageUrl,
    mainVideoUrl: urls.mainVideoUrl ?? draft.mainVideoUrl,
    sections: draft.sections.map((section) => ({
      ...section,
      imageUrl: urls[`${section.key}:imageUrl`] ?? section.imageUrl,
      videoUrl: urls[`${section.key}:videoUrl`] ?? section.videoUrl,
    })),
  };
}
