import { sessionStore } from "#src/lib/browser-storage.ts";
import type { SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";
import { limits } from "#src/shared/limits.ts";

type Origin = NonNullable<SubmissionRequestBody["origin"]>;
type Landing = Pick<Origin, "landingPage" | "referrer" | "utm">;

const key = "landing";

/** The campaign parameters of an address, within the contract's lengths; undefined when it has none. */
export function readUtm(query: URLSearchParams): Record<string, string> | undefined {
  const found = [...query]
    .filter(([name, value]) => /^utm_[a-z_]{1,36}$/.test(name) && value !== "")
    .map(([name, value]) => [name, value.slice(0, 200)]);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

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

/** Where an enquiry sent from this page comes from; the page's address may name an article, a product or a station. */
export function readOrigin(): Origin {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const named = (name: string, max: number) => query.get(name)?.slice(0, max) || undefined;
  return {
    ...sessionStore.getJson<Landing>(key),
    page: (pathname + search).slice(0, limits.url),
    article: named("article", limits.slug),
    product: named("product", limits.shortText),
    station:
      named("station", limits.slug) ?? /^\/stations\/([^/]+)$/.exec(pathname)?.[1]?.slice(0, limits.slug),
  };
}
