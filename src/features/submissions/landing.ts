import { sessionStore } from "#src/lib/browser-storage.ts";

const key = "landing";

/**
 * Stores how this tab came to the site, once: its first URL and the external referrer. The address
 * of a private page is a key to it and is not stored.
 */
export function storeLanding(): void {
  if (sessionStore.get(key) || "private" in document.documentElement.dataset) return;
  const { pathname, search, origin } = window.location;
  const referrer = document.referrer.startsWith(`${origin}/`) ? "" : document.referrer;
  sessionStore.setJson(key, { landingPage: pathname + search, ...(referrer && { referrer }) });
}

/** The stored landing as JSON, which a native form sends along. */
export function readLanding(): string | null {
  return sessionStore.get(key);
}
