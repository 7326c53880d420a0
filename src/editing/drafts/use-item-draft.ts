import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { EditedItem, EditingApi, ItemRecord } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import { newKey } from "../keyed.ts";
import { mergeValues } from "../merging/merge-values.ts";
import type { LocalDraft } from "./local-drafts.ts";

export type ItemDraft<Item extends EditedItem, Draft extends DraftState> = ReturnType<
  typeof useItemDraft<Item, Draft, object>
>;

/** The item on the server, and the draft of it. `record` is null for a new item. */
export function useItemDraft<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  record: ItemRecord<Item> | null,
) {
  const { stored, latestRecord, setRecord, rebase } = useStoredRecord(model.api, record);
  const [saved, setSaved] = useState(() => (record ? model.draftFromItem(record.item) : model.emptyDraft()));
  const [draft, setDraft] = useState(saved);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  // What the record with the latest etag holds; null when nobody knows.
  const base = useRef<Draft | null>(saved);
  const [creationKey] = useState(newKey);
  return {
    id: stored?.item.id ?? null,
    /**
     * The idempotency key of a new item, so that a repeated request after a lost response makes no second one.
     */
    creationKey,
    stored,
    latestRecord,
    /** The content that the draft is a change of; null for a local draft that does not say. */
    base: () => base.current,
    saved,
    /** When the draft was last saved here, ISO. */
    savedAt,
    draft,
    setDraft,
    /** There is something that a save would store. */
    isChanged: model.needsSave(draft, saved),
    /** How many entries are not part of the item yet. */
    incompleteCount: model.countIncomplete(draft),
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    setSaved,
    setPublished: (isPublished: boolean) => setDraft((before) => ({ ...before, isPublished })),
    setMediaUrl: (path: string, url: string) => setDraft((now) => model.withMediaUrl(now, path, url)),
    setRecord,
    /** A save succeeded; `savedDraft` is what the record holds. */
    markSaved(next: ItemRecord<Item>, savedDraft: Draft) {
      setRecord(next);
      base.current = savedDraft;
      setSaved(savedDraft);
      setSavedAt(new Date().toISOString());
    },
    /** Replaces the draft by what the record holds. */
    replaceWith(next: ItemRecord<Item>) {
      setRecord(next);
      const replaced = model.draftFromItem(next.item);
      base.current = replaced;
      setSaved(replaced);
      setDraft(replaced);
    },
    /** Continues on top of what a colleague saved; `merge` brings the draft up to it. */
    rebaseOn(next: ItemRecord<Item>, content: Draft, merge: (now: Draft) => Draft) {
      setRecord(next);
      base.current = content;
      setSaved(content);
      setDraft(merge);
    },
    /** Edits a local draft. If it is based on an unknown etag, saving it merges it. */
    restore(local: LocalDraft<Draft>) {
      if (local.etag === null || rebase(local.etag)) {
        // What this editor has saved since stays.
        setDraft(local.base ? mergeValues(local.base, local.draft, saved).preferMine : local.draft);
        return;
      }
      base.current = local.base;
      setDraft(local.draft);
    },
  };
}

/** The newest record of the item that is known here. */
function useStoredRecord<Item extends EditedItem, Body>(
  api: EditingApi<Item, Body>,
  record: ItemRecord<Item> | null,
) {
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
    setRecord(next: ItemRecord<Item>) {
      latest.current = next;
      knownEtags.current.push(next.etag);
      setStored(next);
      client.setQueryData(api.itemQuery(next.item.id).queryKey, next);
    },
    /**
     * Bases the next save on `etag`, or on the newest record if this editor had that etag, which
     * it then returns.
     */
    rebase(etag: string): boolean {
      if (!stored) return true;
      const isKnown = knownEtags.current.includes(etag);
      latest.current = { ...stored, etag: isKnown ? (knownEtags.current.at(-1) ?? null) : etag };
      setStored(latest.current);
      return isKnown;
    },
  };
}
