import { useSyncExternalStore } from "react";
import { isTokenEvent, readToken, storeToken } from "#src/lib/auth-token.ts";

const listeners = new Set<() => void>();
let leftOnPurpose = false;

function subscribe(listener: () => void) {
  listeners.add(listener);
  const hear = (event: StorageEvent) => {
    if (isTokenEvent(event)) listener();
  };
  window.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", hear);
  };
}

function change(token: string | null) {
  storeToken(token);
  for (const listener of listeners) listener();
}

/** Keeps the token of a sign-in that succeeded; every open tab is then signed in. */
export function keepToken(token: string): void {
  leftOnPurpose = false;
  change(token);
}

/** Forgets the token in every tab. `onPurpose`: the person asked for it, so no place is remembered. */
export function dropToken({ onPurpose }: { onPurpose: boolean }): void {
  leftOnPurpose = onPurpose;
  change(null);
}

/** True after this tab's own Logout, until the next sign-in. */
export function hasLeftOnPurpose(): boolean {
  return leftOnPurpose;
}

/** The token of this browser; undefined while the page is not hydrated yet and nobody can know. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, readToken, () => undefined);
}
