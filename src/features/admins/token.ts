import { authTokenKey } from "#src/lib/auth-token.ts";
import { setLocalStorage, useLocalStorage } from "#src/lib/use-local-storage.ts";

let isSignedOutByUser = false;

/** Stores the token of a sign-in, for every open tab. Throws when the browser refuses storage. */
export function storeToken(token: string): void {
  isSignedOutByUser = false;
  if (!setLocalStorage(authTokenKey, token)) throw new Error("The browser did not store the session token");
}

/** Removes the token in every tab. `byUser`: after signing out there is no page to return to. */
export function clearToken({ byUser }: { byUser: boolean }): void {
  isSignedOutByUser = byUser;
  setLocalStorage(authTokenKey, null);
}

/** True after a sign-out in this tab, until the next sign-in. */
export function wasSignedOutByUser(): boolean {
  return isSignedOutByUser;
}

/** The token of this browser, or null; undefined until the page is hydrated. */
export function useToken(): string | null | undefined {
  return useLocalStorage(authTokenKey);
}
