import { lazy, Suspense } from "react";
import { data, redirect, useLocation } from "react-router";
import { discoverCopy, typePages } from "#src/content/discover.ts";
import { messages } from "#src/content/messages.ts";
import { discoverCountsQuery, discoverListQuery } from "#src/features/discover/discover.queries.ts";
import { canonicalRedirect, readFilter } from "#src/features/discover/discover-filter.ts";
import { feedLinks } from "#src/lib/feed-links.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { discoverPath } from "#src/lib/paths.ts";
import { createQueryClient } from "#src/lib/query-client.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import type { Route } from "./+types/discover";
import type { ListingState } from "./discover/discover-page.tsx";

/** The page's HTML is complete without it, so its code is not part of what the first view waits for. */
const loadPage = () => import("./discover/discover-page.tsx");
const Page = lazy(loadPage);

export { feedLinks as links };

/** Fills the queries of the page in the Worker; the answer is stored by the edge under the tag `discover`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const canonical = canonicalRedirect(query);
  if (canonical) throw redirect(canonical, 301);
  const api = createPageApi(context.get(apiFetchContext));
  const client = createQueryClient();
  const filter = readFilter(query);
  const [list, counts] = await Promise.all([
    client.fetchQuery({ ...discoverListQuery(filter, api), retry: false }).catch(() => null),
    client.fetchQuery({ ...discoverCountsQuery(api), retry: false }).catch(() => null),
  ]);
  if (!list) throw data(null, { status: 503, headers: { "Cache-Control": "no-store" } });
  // A tag has one spelling, the newest: every other leads there.
  if (list.tag && list.tag !== filter.tag) throw redirect(discoverPath({ ...filter, tag: list.tag }), 301);
  const empty = list.discovers.length === 0;
  const state: ListingState = { list, counts };
  return data(state, {
    headers: { "Cache-Tag": "discover", ...(empty && { "X-Robots-Tag": "noindex" }) },
  });
}

/** Later navigations stay in the browser: the components' own queries ask for what is not there yet. */
export async function clientLoader() {
  await loadPage();
  return null;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ location }: Route.MetaArgs) {
  const filter = readFilter(new URLSearchParams(location.search));
  const page = filter.tag
    ? { title: filter.tag, description: `${discoverCopy.title}: ${filter.tag}. ${discoverCopy.tagged}` }
    : filter.type
      ? typePages[filter.type]
      : discoverCopy;
  const parts = [
    filter.search && `“${filter.search}”`,
    filter.page > 1 && `page ${filter.page}`,
    filter.type || filter.tag ? discoverCopy.title : null,
  ];
  return pageMeta({
    title: [page.title, ...parts.filter(Boolean)].join(" - "),
    description: page.description,
    path: discoverPath(filter),
    card: filter.type ?? "discover",
    noindex: filter.search !== undefined,
  });
}

export default function Discover({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <Page state={loaderData} />
    </Suspense>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  const { title, text } = messages.discover.failed;
  return (
    <div className="wrap section">
      <title>{title}</title>
      <ErrorPanel title={title} text={text} onRetry={() => window.location.assign(pathname + search)} />
    </div>
  );
}
