import { localStore } from "./browser-storage.ts";

/** Where the browser stores the staff token. */
export const authTokenKey = "auth_token";

/** The staff token of this browser; null when nobody is signed in, and in the Worker. */
export function readToken(): string | null {
  return localStore.get(authTokenKey);
}
