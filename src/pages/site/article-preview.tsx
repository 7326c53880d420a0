import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import type { DiscoverPreview } from "#shared/contract/discover.ts";
import { brand } from "#src/content/brand.ts";
import { ArticleMissing } from "#src/features/discover/article/article-missing.tsx";
import { ArticleView } from "#src/features/discover/article/article-view.tsx";
import { shownItem } from "#src/features/discover/article/shown-item.ts";
import { ApiError } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { articlePath } from "#src/lib/paths.ts";
import type { Route } from "./+types/article-preview";
import { PreviewBanner } from "./preview-banner.tsx";

/** Reads the draft of the link. A draft that is published by now redirects to its page. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const preview = await api<DiscoverPreview>(`/api/discover/preview/${encodeURIComponent(token)}`).catch(
    (error: unknown) => {
      const status = error instanceof ApiError && error.status < 500 && error.status > 0 ? 404 : 503;
      throw data(null, { status });
    },
  );
  if (preview.isPublished) throw redirect(articlePath(preview.data.slug), 302);
  return { ...preview, data: shownItem(preview.data) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Preview: ${loaderData?.data.title ?? "not found"} | ${brand.name}` }];
}

/** A draft as the page that it will be. */
export default function ArticlePreview({ loaderData: { data: item, expiresAt } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBanner expiresAt={expiresAt} />
      <ArticleView item={item} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ArticleMissing retryPath={isMissing ? undefined : pathname} />;
}
