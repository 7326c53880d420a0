import { localStore } from "#src/lib/browser-storage.ts";
import { type EditorDraft, emptyDraft, emptySection } from "./editor-draft.ts";

/** An unsaved draft in this browser's storage. */
export interface LocalDraft {
  /** Identifies one opening of the editor, which only ever overwrites its own draft. */
  visit: string;
  /** When it was written, ISO. */
  at: string;
  /** The item's etag that the draft is based on; null for a new item. */
  etag: string | null;
  draft: EditorDraft;
}

const storageKey = (id: string | null) => `discover_draft:${id ?? "new"}`;

/** The unsaved drafts of an item, or of a new one (`id` null), newest first. */
export function readLocalDrafts(id: string | null): LocalDraft[] {
  const parse = (stored: unknown) =>
    (stored as LocalDraft[]).map((local) => ({ ...local, draft: addMissingFields(local.draft) }));
  return localStore.getJson(storageKey(id), parse) ?? [];
}

/** Stores the draft of one visit. Returns whether the browser stored it. */
export function writeLocalDraft(id: string | null, local: Omit<LocalDraft, "at">): boolean {
  const others = readLocalDrafts(id).filter(({ visit }) => visit !== local.visit);
  return store(id, [{ ...local, at: new Date().toISOString() }, ...others]);
}

/** Removes the draft of one visit. */
export function removeLocalDraft(id: string | null, visit: string) {
  const drafts = readLocalDrafts(id);
  const others = drafts.filter((local) => local.visit !== visit);
  if (others.length < drafts.length) store(id, others);
}

function store(id: string | null, drafts: LocalDraft[]): boolean {
  return drafts.length > 0 ? localStore.setJson(storageKey(id), drafts) : localStore.remove(storageKey(id));
}

/** Drafts stored by an older release lack the fields that were added since. */
function addMissingFields(draft: EditorDraft): EditorDraft {
  const sections = draft.sections.map((section) => ({ ...emptySection(), ...section }));
  return { ...emptyDraft(), ...draft, sections };
}
