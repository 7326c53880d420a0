import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ArticleHead } from "#src/features/discover/article-head.tsx";
import { ArticleMissing, ArticleSkeleton } from "#src/features/discover/article-missing.tsx";
import { type ArticleState, unpackArticle } from "#src/features/discover/article-state.ts";
import { ArticleView } from "#src/features/discover/article-view.tsx";
import { discoverItemQuery, readNextQuery, sendView } from "#src/features/discover/discover.queries.ts";
import { Neighbours } from "#src/features/discover/neighbours.tsx";
import { ReadNext } from "#src/features/discover/read-next.tsx";
import { ApiError } from "#src/lib/api.ts";
import { articlePath } from "#src/lib/paths.ts";
import { useSeed, withQueries } from "#src/lib/query-provider.tsx";

interface ArticlePageProps {
  slug: string;
  /** What the Worker has read for it already. */
  state: ArticleState | null;
}

/** One article, in whichever of its states the query is: loading, missing, failed or there. */
export default withQueries(ArticlePage);

function ArticlePage({ state, slug }: ArticlePageProps) {
  useSeed((client) => {
    const page = state && unpackArticle(state);
    if (!page) return;
    client.setQueryData(discoverItemQuery(page.data.slug).queryKey, page);
    if (state.next) client.setQueryData(readNextQuery(page.data).queryKey, state.next);
  });
  return <Article key={slug} slug={slug} />;
}

function Article({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const { data: page, error, isFetching, refetch } = useQuery(discoverItemQuery(slug));
  const shown = page?.data.slug;

  useEffect(() => {
    if (!shown) return;
    if (shown === slug) sendView(slug);
    else void navigate(articlePath(shown), { replace: true });
  }, [shown, slug, navigate]);

  if (page) {
    const { data: item, neighbours } = page;
    return (
      <>
        <ArticleHead item={item} />
        <ArticleView item={item} />
        <Neighbours {...neighbours} />
        <ReadNext item={item} />
      </>
    );
  }
  if (!error) return <ArticleSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <ArticleMissing />;
  return <ArticleMissing onRetry={() => void refetch()} busy={isFetching} />;
}
