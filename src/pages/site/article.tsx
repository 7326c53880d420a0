import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import { ArticleHead } from "#src/features/discover/article/article-head.tsx";
import { ArticleMissing } from "#src/features/discover/article/article-missing.tsx";
import { ArticleView } from "#src/features/discover/article/article-view.tsx";
import { Neighbours } from "#src/features/discover/article/neighbours.tsx";
import { ReadNext } from "#src/features/discover/article/read-next.tsx";
import { readArticle, readNext, viewPath } from "#src/features/discover/discover.queries.ts";
import { ApiError } from "#src/lib/api.ts";
import { feedLinks } from "#src/lib/feed-links.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { articlePath } from "#src/lib/paths.ts";
import type { Route } from "./+types/article";

export { feedLinks as links };

/** Reads the article and what to read next. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const page = await readArticle(api, slug).catch((error: unknown) => {
    const status = error instanceof ApiError && (error.status === 404 || error.status === 400) ? 404 : 503;
    throw data(null, { status });
  });
  const { data: item, translations, neighbours } = page;
  if (item.slug !== slug) throw redirect(articlePath(item.slug), 301);
  const next = await readNext(api, item);
  return { item, translations, neighbours, next };
}

export default function Article({
  loaderData: { item, translations, neighbours, next },
}: Route.ComponentProps) {
  return (
    <>
      <ArticleHead item={item} translations={translations} />
      <ArticleView item={item} translations={translations} viewPath={viewPath(item.slug)} />
      <Neighbours {...neighbours} />
      <ReadNext cards={next} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ArticleMissing retryPath={isMissing ? undefined : pathname} />;
}
