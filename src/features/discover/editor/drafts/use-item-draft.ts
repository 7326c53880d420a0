import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { adminItemQuery, type ItemRecord } from "../../admin/discover-admin.queries.ts";
import { countIncomplete, draftFromItem, needsSave, withMediaUrl } from "./draft-mapping.ts";
import { type EditorDraft, emptyDraft, newKey } from "./editor-draft.ts";
import type { LocalDraft } from "./local-drafts.ts";

export type ItemDraft = ReturnType<typeof useItemDraft>;

/** The item on the server, and the draft of it. `record` is null for a new item. */
export function useItemDraft(record: ItemRecord | null) {
  const { stored, latestRecord, setRecord, rebase } = useStoredRecord(record);
  const [saved, setSaved] = useState<EditorDraft>(() => (record ? draftFromItem(record.item) : emptyDraft()));
  const [draft, setDraft] = useState(saved);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [newId] = useState(newKey);
  return {
    id: stored?.item.id ?? null,
    /**
     * The id of a new item, so that a repeated request after a lost response makes no second one.
     */
    newId,
    stored,
    latestRecord,
    saved,
    /** When the draft was last saved here, ISO. */
    savedAt,
    draft,
    setDraft,
    /** There is something that a save would store. */
    isChanged: needsSave(draft, saved),
    /** How many entries are not part of the item yet. */
    incompleteCount: countIncomplete(draft),
    change: (part: Partial<EditorDraft>) => setDraft((before) => ({ ...before, ...part })),
    setMediaUrl: (path: string, url: string) => setDraft((now) => withMediaUrl(now, path, url)),
    setRecord,
    /** A save succeeded; `savedDraft` is what the record holds. */
    markSaved(next: ItemRecord, savedDraft: EditorDraft) {
      setRecord(next);
      setSaved(savedDraft);
      setSavedAt(new Date().toISOString());
    },
    /** Replaces the draft by what the record holds. */
    replaceWith(next: ItemRecord) {
      setRecord(next);
      const replaced = draftFromItem(next.item);
      setSaved(replaced);
      setDraft(replaced);
    },
    /** Edits a local draft. If it is based on an unknown etag, saving it meets a conflict. */
    restore(local: LocalDraft) {
      setDraft(local.draft);
      if (local.etag) rebase(local.etag);
    },
  };
}

/** The newest record of the item that is known here. */
function useStoredRecord(record: ItemRecord | null) {
  const client = useQueryClient();
  const [stored, setStored] = useState(record);
  // For a save that begins before the next render.
  const latest = useRef(stored);
  // The etags that this editor has loaded or stored, newest last.
  const knownEtags = useRef<(string | null)[]>(record ? [record.etag] : []);
  return {
    stored,
    /** The newest record, also before the next render. */
    latestRecord: () => latest.current,
    /** Takes over a newer record with the same content, such as another time to publish. */
    setRecord(next: ItemRecord) {
      latest.current = next;
      knownEtags.current.push(next.etag);
      setStored(next);
      client.setQueryData(adminItemQuery(next.item.id).queryKey, next);
    },
    /** Bases the next save on `etag`, or on the newest record if this editor had that etag. */
    rebase(etag: string) {
      if (!stored) return;
      const isKnown = knownEtags.current.includes(etag);
      latest.current = { ...stored, etag: isKnown ? (knownEtags.current.at(-1) ?? null) : etag };
      setStored(latest.current);
    },
  };
}
