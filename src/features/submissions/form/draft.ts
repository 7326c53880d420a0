import type { FormValues } from "#shared/forms/define-form.ts";
import { sessionStore } from "#src/lib/browser-storage.ts";
import type { Attempts } from "../attempt.ts";

/** An unsent form, stored for this tab. */
export interface Draft extends Attempts {
  /** When the form was first shown, in epoch milliseconds. */
  startedAt: number;
  values: FormValues;
  /** It is being sent; a reload sends it again. */
  pending: boolean;
}

const key = (name: string) => `enquiry:${name}`;

/** The stored draft with this name, or a new one that was started then. */
export function openDraft(name: string, startedAt: number): Draft {
  return (
    sessionStore.getJson<Draft>(key(name)) ?? {
      clientId: crypto.randomUUID(),
      startedAt,
      values: {},
      pending: false,
    }
  );
}

/** Stores a draft, or deletes it with null. */
export function saveDraft(name: string, draft: Draft | null): void {
  if (draft) sessionStore.setJson(key(name), draft);
  else sessionStore.remove(key(name));
}

/** What came of a form in this tab: its receipt, with the number that was given. */
export interface Sent {
  /** The path of the page and the id of the form, because other pages have the form too. */
  place: string;
  reference: string;
  /** The path of the sender's own page, if there is one. */
  link?: string;
  phone: string;
}

export const sentKey = (name: string) => `enquiry-sent:${name}`;

/** The stored receipt of the form at this place, so that a reload shows it again. */
export function readSent(name: string, place: string): Sent | undefined {
  const sent = sessionStore.getJson<Sent>(sentKey(name));
  return sent?.place === place ? sent : undefined;
}

/** Stores a receipt, or deletes it with null. */
export function saveSent(name: string, sent: Sent | null): void {
  if (sent) sessionStore.setJson(sentKey(name), sent);
  else sessionStore.remove(sentKey(name));
}

/** True when any field has text. */
export function hasText(values: FormValues): boolean {
  return Object.values(values).some((value) => typeof value === "string" && value.trim() !== "");
}
