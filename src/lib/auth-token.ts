const key = "auth_token";

/** The part of `localStorage` used here; spelled out because the Worker, which shares this file, has no such type. */
interface TokenStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The browser's storage; undefined in the Worker, and throws where a browser refuses it. */
function storage(): TokenStorage | undefined {
  return (globalThis as { localStorage?: TokenStorage }).localStorage;
}

/** The staff token of this browser, or null: nobody signed in, storage refused, or not in a browser. */
export function readToken(): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the token for later visits; null forgets it. Other tabs hear of it by the `storage` event. */
export function storeToken(token: string | null): void {
  if (token === null) storage()?.removeItem(key);
  else storage()?.setItem(key, token);
}

/** True when a `storage` event of another tab changed the token: that tab signed in or out. */
export function isTokenEvent(event: { key: string | null }): boolean {
  return event.key === key || event.key === null;
}
