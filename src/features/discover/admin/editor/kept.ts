import { type EditorDraft, emptyDraft } from "./model.ts";

/** A draft that was not saved, as this browser keeps it. */
export interface KeptDraft {
  at: string;
  /** The version mark of the item that the changes were made to; null for a new item. */
  etag?: string | null;
  draft: EditorDraft;
}

const keyOf = (id: string | null) => `discover_draft:${id ?? "new"}`;

/** What a crash, a lost session or a closed tab left of this item; null when nothing. */
export function keptDraft(id: string | null): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") as KeptDraft | null;
    return kept && { ...kept, draft: complete(kept.draft) };
  } catch {
    return null;
  }
}

/** Keeps a draft, made to the version `etag`, on this device; null forgets it. Returns whether the browser took it. */
export function keepDraft(id: string | null, draft: EditorDraft | null, etag: string | null = null): boolean {
  try {
    const at = new Date().toISOString();
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify({ at, etag, draft } satisfies KeptDraft));
    else localStorage.removeItem(keyOf(id));
    return true;
  } catch {
    return false;
  }
}

/** A draft that was kept before the editor knew all the fields that it knows now. */
function complete(draft: EditorDraft): EditorDraft {
  const sections = draft.sections.map((section) => ({ ...section, imageAlt: section.imageAlt ?? "" }));
  return { ...emptyDraft(), ...draft, sections };
}
