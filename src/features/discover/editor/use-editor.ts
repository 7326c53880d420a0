import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "#src/lib/api.ts";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { discoverInput } from "#src/shared/contract/discover-input.ts";
import {
  adminItemQuery,
  type ItemRecord,
  invalidateDiscover,
  saveItem,
} from "../admin/discover-admin.queries.ts";
import { saveAltTexts } from "../admin/library/media-library.queries.ts";
import {
  draftAfterAutosave,
  draftAfterSave,
  draftFromItem,
  type EditorDraft,
  emptyDraft,
  hasSameContent,
  toRequestBody,
  withMediaUrls,
} from "./drafts/editor-draft.ts";
import type { LocalDraft } from "./drafts/local-drafts.ts";
import { useLocalDraft } from "./drafts/use-local-draft.ts";
import { type MediaUploads, useMediaUploads } from "./media/use-media-uploads.ts";
import { useAutosave } from "./use-autosave.ts";

const saveFailed = "Failed to save content";

export interface Editor {
  /** The item as the server has it, with its version mark; null until the first save of a new one. */
  stored: ItemRecord | null;
  draft: EditorDraft;
  change: (part: Partial<EditorDraft>) => void;
  media: MediaUploads;
  /** Sends one file again that was not uploaded. */
  retryUpload: (place: string) => void;
  changed: boolean;
  saving: boolean;
  /** The sentence of a save that failed, and what is wrong with which field (the field's path, dots between). */
  failure: string | null;
  problems: { path: string; message: string }[];
  /** Counts the saves that failed, so that the summary takes the focus again. */
  attempt: number;
  savedAt: string | null;
  /** The editor saved by itself and met somebody else's save: the next save by hand shows both. */
  stale: boolean;
  /** Saves. Resolves with the stored item, or null when it was not saved. */
  save: () => Promise<DiscoverAdminItem | null>;
  /** Goes on from what the server has now: an older version that was restored, or another time of publishing. */
  adopt: (record: ItemRecord, content: "replaced" | "same") => void;
  /** The item as somebody else left it, when a save met it. */
  conflict: DiscoverAdminItem | null;
  takeTheirs: () => void;
  /** Goes on editing; the next save meets the conflict again. */
  decideLater: () => void;
  saveMine: () => Promise<DiscoverAdminItem | null>;
  /** A draft that this device kept and nobody saved; what is typed meanwhile is kept beside it. */
  kept: LocalDraft | null;
  restoreKept: () => void;
  dropKept: () => void;
  /** What is typed is kept on this device; false when the browser refuses. */
  keeps: boolean;
}

/** The state of the editor for one item, or for a new one when `record` is null. */
export function useEditor(record: ItemRecord | null): Editor {
  const client = useQueryClient();
  const [stored, setStored] = useState(record);
  const [saved, setSaved] = useState<EditorDraft>(() => (record ? draftFromItem(record.item) : emptyDraft()));
  const [draft, setDraft] = useState(saved);
  const [problems, setProblems] = useState<Editor["problems"]>([]);
  const [attempt, setAttempt] = useState(0);
  const [note, setNote] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const media = useMediaUploads();
  const id = stored?.item.id ?? null;
  const textChanged = !hasSameContent(draft, saved);
  const { kept, refused, forget, take, drop } = useLocalDraft(id, stored?.etag ?? null, draft, saved);
  // What a save that begins before the next render has to know.
  const latest = useRef(stored);
  // The version marks that were seen here, the newest last: words that were written to one of them go over nothing unseen.
  const seen = useRef<(string | null)[]>(record ? [record.etag] : []);

  function store(next: ItemRecord, content: EditorDraft) {
    latest.current = next;
    seen.current.push(next.etag);
    setStored(next);
    setSaved(content);
    setSavedAt(new Date().toISOString());
    forget();
    client.setQueryData(adminItemQuery(next.item.id).queryKey, next);
  }

  const saving = useMutation({
    mutationFn: async ({ etag, body }: { etag: string | null; body: EditorDraft }) => {
      let complete = body;
      // At once, so that an address given to the same place later stays.
      const failed = await media.uploadAll((place, url) => {
        complete = withMediaUrls(complete, { [place]: url });
        setDraft((now) => withMediaUrls(now, { [place]: url }));
      });
      const answer = await saveItem(latest.current?.item.id ?? null, toRequestBody(complete), { etag });
      return { answer, failed, sent: complete };
    },
    onSuccess: ({ answer, failed, sent }) => {
      const next = draftAfterSave(answer.item, sent);
      saveAltTexts(sent, saved);
      store(answer, next);
      // Whatever was typed while the request was under way stays, and is still to be saved.
      setDraft((now) => (hasSameContent(now, sent) ? next : now));
      setNote(failed > 0 ? "Saved, but a file was not uploaded: what was there before is kept." : null);
      void invalidateDiscover(client);
    },
    onError: () => setAttempt((count) => count + 1),
  });
  const { mutateAsync, reset, error } = saving;
  const conflict =
    error instanceof ApiError && error.status === 412 ? (error.current as DiscoverAdminItem) : null;
  const busy = useRef(false);

  const autosave = useAutosave({
    draft,
    wanted:
      textChanged && !kept && !error && stored !== null && !stored.item.isPublished && !draft.isPublished,
    send: async (body) => {
      const { item, etag } = latest.current ?? {};
      if (!item || busy.current || !discoverInput.safeParse(toRequestBody(body)).success) return;
      const answer = await saveItem(item.id, toRequestBody(body), { etag: etag ?? null, autosave: true });
      const next = draftAfterAutosave(answer.item, body);
      store(answer, next);
      setDraft((now) => draftAfterAutosave(answer.item, now, body));
    },
  });

  async function send(body: EditorDraft, etag?: string | null): Promise<DiscoverAdminItem | null> {
    if (busy.current) return null;
    busy.current = true;
    try {
      await autosave.settled();
      const seen = etag === undefined ? (latest.current?.etag ?? null) : etag;
      return (await mutateAsync({ etag: seen, body })).answer.item;
    } catch {
      return null;
    } finally {
      busy.current = false;
    }
  }

  async function save(): Promise<DiscoverAdminItem | null> {
    const checked = discoverInput.safeParse(toRequestBody(draft));
    setNote(null);
    if (!checked.success) {
      reset();
      setProblems(checked.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
      setAttempt((count) => count + 1);
      return null;
    }
    setProblems([]);
    return send(draft);
  }

  function adopt(next: ItemRecord, content: "replaced" | "same") {
    latest.current = next;
    seen.current.push(next.etag);
    setStored(next);
    client.setQueryData(adminItemQuery(next.item.id).queryKey, next);
    void invalidateDiscover(client);
    if (content === "same") return;
    reset();
    autosave.reset();
    // A file that waits would take a place in what was just chosen instead.
    media.clear();
    const replaced = draftFromItem(next.item);
    setSaved(replaced);
    setDraft(replaced);
    forget();
  }

  return {
    stored,
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    media,
    retryUpload: (place) =>
      void media.upload(place).then((url) => {
        if (!url) return;
        setDraft((now) => withMediaUrls(now, { [place]: url }));
        setNote(null);
      }),
    changed: textChanged || Object.keys(media.pending).length > 0,
    saving: saving.isPending || autosave.saving,
    failure: error && !conflict ? failureOf(error) : note,
    problems: problems.length > 0 ? problems : problemsOf(error),
    attempt,
    savedAt,
    stale: autosave.stale,
    save,
    adopt,
    conflict,
    takeTheirs: () => {
      if (!conflict) return;
      void client.fetchQuery(adminItemQuery(conflict.id)).then(
        (current) => adopt(current, "replaced"),
        () => adopt({ item: conflict, etag: `"v${conflict.version}"` }, "replaced"),
      );
    },
    decideLater: reset,
    saveMine: async () => {
      if (!conflict) return null;
      reset();
      autosave.reset();
      const current = await client.fetchQuery(adminItemQuery(conflict.id)).catch(() => null);
      return send(draft, current?.etag ?? null);
    },
    kept,
    restoreKept: () => {
      const left = take();
      if (!left) return;
      setDraft(left.draft);
      if (!stored || !left.etag) return;
      // When somebody saved the item since, the next save has to meet that, rather than go over it.
      const etag = seen.current.includes(left.etag) ? (seen.current.at(-1) ?? null) : left.etag;
      latest.current = { ...stored, etag };
      setStored(latest.current);
    },
    dropKept: drop,
    keeps: !refused,
  };
}

function failureOf(error: Error): string {
  return error.message ? `${saveFailed}. ${error.message}` : saveFailed;
}

function problemsOf(error: Error | null): Editor["problems"] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.byField()).map(([path, message]) => ({ path, message }));
}
