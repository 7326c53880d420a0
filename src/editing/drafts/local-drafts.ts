import { dayMs } from "#shared/time.ts";
import type { UnsavedTexts } from "#src/lib/unsaved-texts.ts";

/** An unsaved draft in this browser's storage. */
export interface LocalDraft<Draft> {
  /** Identifies one opening of the editor, which only ever overwrites its own draft. */
  visit: string;
  /** When it was written, ISO. */
  at: string;
  /** The item's etag that the draft is based on; null for a new item. */
  etag: string | null;
  /** What the item held with that etag; null when nobody knows. */
  base: Draft | null;
  draft: Draft;
  /** The names of files that were chosen and not uploaded: the browser does not store them. */
  files: string[];
  /** Fields that lost against a colleague's, as people call them: it is offered for a day only. */
  notChosen?: string[];
}

/** How long what was not chosen is offered. */
const notChosenMs = dayMs;

interface LocalDraftsOptions<Draft> {
  texts: UnsavedTexts;
  /** Names the item among the account's unsaved texts. */
  name: string;
  completeDraft: (draft: Draft) => Draft;
  titleOf: (draft: Draft) => string;
}

/** The drafts of an item, or of a new one, that an account has not saved in this browser. */
export function localDrafts<Draft>({ texts, name, completeDraft, titleOf }: LocalDraftsOptions<Draft>) {
  const parse = (stored: unknown) =>
    (stored as LocalDraft<Draft>[]).filter(isOffered).map((local) => ({
      ...local,
      base: local.base && completeDraft(local.base),
      draft: completeDraft(local.draft),
    }));
  /** Newest first. */
  const read = () => texts.read(name, parse) ?? [];
  function store(drafts: LocalDraft<Draft>[]) {
    const [newest] = drafts;
    if (newest) return texts.write(name, titleOf(newest.draft), drafts);
    texts.remove(name);
    return true;
  }
  return {
    read,
    /** Stores the draft of one visit. Returns whether the browser stored it. */
    write(local: LocalDraft<Draft>): boolean {
      return store([local, ...read().filter(({ visit }) => visit !== local.visit)]);
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
