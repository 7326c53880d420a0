import { localStore } from "./browser-storage.ts";

/** Where the browser stores the staff token. */
export const authTokenKey = "auth_token";

/** The staff token of this browser, or null: nobody signed in, storage refused, or not in a browser. */
export function readToken(): string | null {
  return localStore.get(authTokenKey);
}
