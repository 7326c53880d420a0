import { authTokenKey } from "#src/lib/auth-token.ts";
import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";

let leftOnPurpose = false;

/** Stores the token of a successful sign-in; every open tab is then signed in. Throws where the browser refuses storage. */
export function keepToken(token: string): void {
  leftOnPurpose = false;
  if (!setLocalStorage(authTokenKey, token)) throw new Error("The browser did not store the session token");
}

/** Forgets the token in every tab. `onPurpose`: the person asked for it, so no place is remembered. */
export function dropToken({ onPurpose }: { onPurpose: boolean }): void {
  leftOnPurpose = onPurpose;
  setLocalStorage(authTokenKey, null);
}

/** True after this tab's own Logout, until the next sign-in. */
export function hasLeftOnPurpose(): boolean {
  return leftOnPurpose;
}

/** The token of this browser; undefined while the page is not hydrated yet and nobody can know. */
export function useToken(): string | null | undefined {
  return useLocalStorage(authTokenKey);
}
