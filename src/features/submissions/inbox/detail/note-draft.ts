import { sessionStore } from "#src/lib/browser-storage.ts";

const draftKey = (id: string) => `note_draft:${id}`;

/** The note about a submission that was typed and not sent. */
export function readNoteDraft(id: string): string {
  return sessionStore.get(draftKey(id)) ?? "";
}

/** Stores what is typed; an empty text removes it. */
export function storeNoteDraft(id: string, text: string): void {
  if (text) sessionStore.set(draftKey(id), text);
  else sessionStore.remove(draftKey(id));
}

/** Puts a text after what is typed already. */
export function appendToNoteDraft(id: string, text: string): void {
  storeNoteDraft(id, [readNoteDraft(id), text].filter(Boolean).join("\n\n"));
}
