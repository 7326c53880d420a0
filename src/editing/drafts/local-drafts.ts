import { localStore } from "#src/lib/browser-storage.ts";

/** An unsaved draft in this browser's storage. */
export interface LocalDraft<Draft> {
  /** Identifies one opening of the editor, which only ever overwrites its own draft. */
  visit: string;
  /** When it was written, ISO. */
  at: string;
  /** The item's etag that the draft is based on; null for a new item. */
  etag: string | null;
  draft: Draft;
}

/** The drafts of an item, or of a new one, in this browser; `storageKey` names the item. */
export function localDrafts<Draft>(storageKey: string, complete: (draft: Draft) => Draft) {
  const parse = (stored: unknown) =>
    (stored as LocalDraft<Draft>[]).map((local) => ({ ...local, draft: complete(local.draft) }));
  /** Newest first. */
  const read = () => localStore.getJson(storageKey, parse) ?? [];
  const store = (drafts: LocalDraft<Draft>[]) =>
    drafts.length > 0 ? localStore.setJson(storageKey, drafts) : localStore.remove(storageKey);
  return {
    read,
    /** Stores the draft of one visit. Returns whether the browser stored it. */
    write(local: Omit<LocalDraft<Draft>, "at">): boolean {
      const others = read().filter(({ visit }) => visit !== local.visit);
      return store([{ ...local, at: new Date().toISOString() }, ...others]);
    },
    /** Removes the draft of one visit. */
    remove(visit: string) {
      const drafts = read();
      const others = drafts.filter((local) => local.visit !== visit);
      if (others.length < drafts.length) store(others);
    },
  };
}
