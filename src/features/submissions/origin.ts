import { sessionStore } from "#src/lib/browser-storage.ts";
import { limits } from "#src/shared/limits.ts";
import { type Origin, originOf, readUtm } from "#src/shared/page-origin.ts";

type Landing = Pick<Origin, "landingPage" | "referrer" | "utm">;

const key = "landing";

/** Remembers where this tab came to the site, once: first page, outside referrer, campaign. */
export function rememberLanding(): void {
  if (sessionStore.getJson<Landing>(key)) return;
  const { pathname, search, origin } = window.location;
  const referrer = document.referrer.startsWith(`${origin}/`) ? "" : document.referrer;
  sessionStore.setJson(key, {
    landingPage: (pathname + search).slice(0, limits.url),
    ...(referrer && { referrer: referrer.slice(0, limits.url) }),
    utm: readUtm(new URLSearchParams(search)),
  } satisfies Landing);
}

/** What this tab remembers of its landing, as JSON; it goes along with a native form. */
export function readLanding(): string | null {
  return sessionStore.get(key);
}

/** Where an enquiry sent from this page comes from. */
export function readOrigin(): Origin {
  return { ...sessionStore.getJson<Landing>(key), ...originOf(window.location) };
}
