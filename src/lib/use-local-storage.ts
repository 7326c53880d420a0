import { useSyncExternalStore } from "react";
import { localStore } from "./browser-storage.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The text stored under `key`, kept up to date in every tab; undefined before hydration. */
export function useLocalStorage(key: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => localStore.get(key),
    () => undefined,
  );
}

/** Stores `value`, or removes it with null. Returns whether it was stored. */
export function setLocalStorage(key: string, value: string | null): boolean {
  const stored = value === null ? localStore.remove(key) : localStore.set(key, value);
  for (const listener of listeners) listener();
  return stored;
}
