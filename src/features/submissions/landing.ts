import { sessionStore } from "#src/lib/browser-storage.ts";

const key = "landing";

/** Remembers where this tab came to the site, once: its first address, and the page outside that led there. */
export function rememberLanding(): void {
  if (sessionStore.get(key)) return;
  const { pathname, search, origin } = window.location;
  const referrer = document.referrer.startsWith(`${origin}/`) ? "" : document.referrer;
  sessionStore.setJson(key, { landingPage: pathname + search, ...(referrer && { referrer }) });
}

/** What this tab remembers of its landing, as JSON; it goes along with a native form. */
export function readLanding(): string | null {
  return sessionStore.get(key);
}
