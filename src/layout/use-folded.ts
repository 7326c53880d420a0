import { useSyncExternalStore } from "react";

const key = "portal_sidebar";
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(key) === "folded";
  } catch {
    return false;
  }
}

function write(folded: boolean) {
  localStorage.setItem(key, folded ? "folded" : "open");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the sidebar is folded in this browser, and the way to change it. */
export function useFolded(): [boolean, (folded: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => false), write];
}
