import { sessionStore } from "#src/lib/browser-storage.ts";
import type { Attempts } from "../attempt.ts";
import type { EnquiryValues } from "./form-types.ts";

/** A form that somebody is filling, kept for this tab until it is sent. */
export interface Draft extends Attempts {
  /** When the form was first seen, in epoch milliseconds. */
  startedAt: number;
  values: EnquiryValues;
  /** It was sent and no answer came yet: a reload sends it again. */
  pending: boolean;
}

const key = (name: string) => `enquiry:${name}`;

/** The draft that this tab kept under a name, the form type or another, or a new one. */
export function openDraft(name: string, now: number): Draft {
  return (
    sessionStore.getJson<Draft>(key(name)) ?? {
      clientId: crypto.randomUUID(),
      startedAt: now,
      values: {},
      pending: false,
    }
  );
}

/** Keeps a draft; null forgets it. */
export function keepDraft(name: string, draft: Draft | null): void {
  if (draft) sessionStore.setJson(key(name), draft);
  else sessionStore.remove(key(name));
}

/** True when there is anything in it that would be a pity to lose. */
export function hasText(values: EnquiryValues): boolean {
  return Object.values(values).some((value) => typeof value === "string" && value.trim() !== "");
}
