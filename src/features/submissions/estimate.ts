import { useSyncExternalStore } from "react";
import { sessionStore } from "#src/lib/browser-storage.ts";

// The result of a calculator, one sentence for each form type. It stays in this tab until an
// submission sends it or the visitor removes it.

const listeners = new Set<() => void>();

function key(formType: string) {
  return `estimate:${formType}`;
}

/** Stores a calculation for the next submission of this type, or removes it with null. */
export function saveEstimate(formType: string, estimate: string | null): void {
  if (estimate === null) sessionStore.remove(key(formType));
  else sessionStore.setJson(key(formType), estimate);
  for (const listener of listeners) listener();
  // Hydrates a form that is not interactive yet, so that it shows the calculation.
  const form = document.querySelector(`[data-restores~="${key(formType)}"]`);
  form?.dispatchEvent(new Event("wake", { bubbles: true }));
}

/** The calculation that goes with the next submission of this type, or null. */
export function readEstimate(formType: string): string | null {
  return sessionStore.getJson<string>(key(formType));
}

/** The same, updated when it changes. */
export function useEstimate(formType: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readEstimate(formType),
    () => null,
  );
}
