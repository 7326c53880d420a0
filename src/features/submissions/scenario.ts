import { useSyncExternalStore } from "react";
import { sessionStore } from "#src/lib/browser-storage.ts";
import type { FormType } from "#src/shared/contract/submission-fields.ts";

// What the visitor worked out with a calculator on the way to a form, one sentence for each form type. It stays in this tab
// until an enquiry takes it along or the visitor leaves it out.

const listeners = new Set<() => void>();

function key(formType: FormType) {
  return `scenario:${formType}`;
}

/** Keeps a calculation for the next enquiry of this type; null forgets it. */
export function keepScenario(formType: FormType, scenario: string | null): void {
  if (scenario === null) sessionStore.remove(key(formType));
  else sessionStore.setJson(key(formType), scenario);
  for (const listener of listeners) listener();
  // A form that sleeps wakes to show it.
  const form = document.querySelector(`[data-restores~="${key(formType)}"]`);
  form?.dispatchEvent(new Event("wake", { bubbles: true }));
}

/** The calculation that goes with the next enquiry of this type, or null. */
export function readScenario(formType: FormType): string | null {
  return sessionStore.getJson<string>(key(formType));
}

/** The same, kept up to date on the screen. */
export function useScenario(formType: FormType): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readScenario(formType),
    () => null,
  );
}
