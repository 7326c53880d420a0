const key = "auth_token";

/** The staff token of this browser, or null: nobody signed in, storage refused, or not in a browser. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the token for later visits; null forgets it. Other tabs hear of it by the `storage` event. */
export function storeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, token);
}

/** Calls back when another tab signs in or out. Returns the way to stop. */
export function onTokenChange(callback: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback(readToken());
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
