import type { SubmissionRequestBody } from "./contract/submission-input.ts";
import { limits } from "./limits.ts";

export type Attribution = NonNullable<SubmissionRequestBody["origin"]>;

/** The campaign parameters of a URL, within the contract's lengths; undefined without any. */
export function readUtm(query: URLSearchParams): Record<string, string> | undefined {
  const found = [...query]
    .filter(([name, value]) => /^utm_[a-z_]{1,36}$/.test(name) && value !== "")
    .map(([name, value]) => [name, value.slice(0, 200)]);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * The landing of a tab, from its stored JSON (`landing.ts`): first URL, external referrer,
 * campaign. Empty when the text is invalid, or names a page that is not public.
 */
export function attributionOfLanding(
  json: string | null | undefined,
  isPublicPath: (path: string) => boolean = () => true,
): Attribution {
  try {
    const { landingPage, referrer }: Record<string, unknown> = JSON.parse(json ?? "");
    if (typeof landingPage !== "string") return {};
    const { searchParams, pathname } = new URL(landingPage, "http://site.invalid");
    if (!isPublicPath(pathname)) return {};
    return {
      landingPage: landingPage.slice(0, limits.url),
      referrer: typeof referrer === "string" ? referrer.slice(0, limits.url) : undefined,
      utm: readUtm(searchParams),
    };
  } catch {
    return {};
  }
}

/** The attribution in the URL of the form's page: an article, a product or a station. */
export function attributionOfPage({ pathname, search }: { pathname: string; search: string }): Attribution {
  const query = new URLSearchParams(search);
  const parameter = (name: string, max: number) => query.get(name)?.slice(0, max) || undefined;
  return {
    page: (pathname + search).slice(0, limits.url),
    article: parameter("article", limits.slug),
    product: parameter("product", limits.shortText),
    station:
      parameter("station", limits.slug) ?? /^\/stations\/([^/]+)$/.exec(pathname)?.[1]?.slice(0, limits.slug),
  };
}
