import { dayMs } from "#shared/time.ts";
import { localStore } from "#src/lib/browser-storage.ts";

/** An unsaved draft in this browser's storage. */
export interface LocalDraft<Draft> {
  /** Identifies one opening of the editor, which only ever overwrites its own draft. */
  visit: string;
  /** When it was written, ISO. */
  at: string;
  /** The item's etag that the draft is based on; null for a new item. */
  etag: string | null;
  /** What the item held with that etag; null in drafts of older releases. */
  base: Draft | null;
  draft: Draft;
  /** Fields that lost against a colleague's, as people call them: it is offered for a day only. */
  notChosen?: string[];
}

/** How long what was not chosen is offered. */
const notChosenMs = dayMs;

/** The drafts of an item, or of a new one, in this browser; `storageKey` names the item. */
export function localDrafts<Draft>(storageKey: string, complete: (draft: Draft) => Draft) {
  const parse = (stored: unknown) =>
    (stored as LocalDraft<Draft>[]).filter(isOffered).map((local) => ({
      ...local,
      base: local.base ? complete(local.base) : null,
      draft: complete(local.draft),
    }));
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

function isOffered({ notChosen, at }: LocalDraft<unknown>): boolean {
  return !notChosen || Date.now() - Date.parse(at) < notChosenMs;
}
