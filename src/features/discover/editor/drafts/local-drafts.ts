import { localStore } from "#src/lib/browser-storage.ts";
import { type EditorDraft, emptyDraft } from "./editor-draft.ts";

/** A draft that was not saved, as this browser keeps it. */
export interface KeptDraft {
  /** The visit to the editor that keeps it: each visit has one place, and never writes over another's. */
  visit: string;
  at: string;
  /** The version mark of the item that the changes were made to; null for a new item. */
  etag: string | null;
  draft: EditorDraft;
}

const keyOf = (id: string | null) => `discover_draft:${id ?? "new"}`;

/** What crashes, lost sessions and closed tabs left of this item, the newest first. */
export function keptDrafts(id: string | null): KeptDraft[] {
  const parse = (stored: unknown) =>
    (stored as KeptDraft[]).map((left) => ({ ...left, draft: complete(left.draft) }));
  return localStore.getJson(keyOf(id), parse) ?? [];
}

/** Keeps the draft of a visit, made to the version `etag`, on this device. Returns whether the browser took it. */
export function keepDraft(id: string | null, kept: Omit<KeptDraft, "at">): boolean {
  const others = keptDrafts(id).filter(({ visit }) => visit !== kept.visit);
  return write(id, [{ ...kept, at: new Date().toISOString() }, ...others]);
}

/** Forgets what a visit kept. */
export function forgetDraft(id: string | null, visit: string) {
  const kept = keptDrafts(id);
  const others = kept.filter((left) => left.visit !== visit);
  if (others.length < kept.length) write(id, others);
}

function write(id: string | null, kept: KeptDraft[]): boolean {
  return kept.length > 0 ? localStore.setJson(keyOf(id), kept) : localStore.remove(keyOf(id));
}

/** A draft that was kept before the editor knew all the fields that it knows now. */
function complete(draft: EditorDraft): EditorDraft {
  const sections = draft.sections.map((section) => ({ ...section, imageAlt: section.imageAlt ?? "" }));
  return { ...emptyDraft(), ...draft, sections };
}
