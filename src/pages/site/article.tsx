import { lazy, Suspense } from "react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { ArticleMissing, ArticleSkeleton } from "#src/features/discover/article-missing.tsx";
import { packArticle } from "#src/features/discover/article-state.ts";
import { discoverItemQuery, readNextQuery } from "#src/features/discover/discover.queries.ts";
import { ApiError } from "#src/lib/api.ts";
import { feedLinks } from "#src/lib/feed-links.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { articlePath } from "#src/lib/paths.ts";
import { createQueryClient } from "#src/lib/query-client.ts";
import type { Route } from "./+types/article";

/** The page's HTML is complete without it, so its code is not part of what the first view waits for. */
const loadPage = () => import("./discover/article-page.tsx");
const Page = lazy(loadPage);

export { feedLinks as links };

/** Fills the queries of the page in the Worker; the answer is stored by the edge under the article's own tag too. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const client = createQueryClient();
  const page = await client
    .fetchQuery({ ...discoverItemQuery(slug, api), retry: false })
    .catch((error: unknown) => {
      const status = error instanceof ApiError && (error.status === 404 || error.status === 400) ? 404 : 503;
      throw data(null, { status, headers: { "Cache-Control": "no-store" } });
    });
  const { data: item } = page;
  if (item.slug !== slug) throw redirect(articlePath(item.slug), 301);
  const next = await client.fetchQuery({ ...readNextQuery(item, api), retry: false }).catch(() => null);
  return data(packArticle({ page, next }), {
    headers: { "Cache-Tag": "discover" },
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

export default function Article({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      <Page state={loaderData} slug={slug} />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ArticleMissing />;
  return <ArticleMissing onRetry={() => window.location.reload()} />;
}
