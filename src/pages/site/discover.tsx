import { data, redirect, useLocation } from "react-router";
import { t } from "#shared/translate.ts";
import { discoverCopy, typePages } from "#src/content/discover.ts";
import { discoverMessages } from "#src/content/discover-messages.ts";
import { readCounts, readList, readTopics } from "#src/features/discover/discover.queries.ts";
import { canonicalRedirect, readFilter } from "#src/features/discover/list/discover-filter.ts";
import { feedLinks } from "#src/lib/feed-links.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { articlePath, discoverPath } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import type { Route } from "./+types/discover";
import { DiscoverPage } from "./discover/discover-page.tsx";

export { feedLinks as links };

/** Reads the listing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const canonical = canonicalRedirect(query);
  if (canonical) throw redirect(canonical, 301);
  const api = createPageApi(context.get(apiFetchContext));
  const filter = readFilter(query);
  const [list, counts, topics] = await Promise.all([
    readList(api, filter).catch(() => null),
    readCounts(api, filter),
    readTopics(api),
  ]);
  if (!list) throw data(null, { status: 503 });
  // A tag has one spelling, the newest: every other leads there.
  if (list.tag && list.tag !== filter.tag) throw redirect(discoverPath({ ...filter, tag: list.tag }), 301);
  const isEmpty = list.discovers.length === 0;
  return data(
    { filter, list, counts, topics },
    isEmpty ? { headers: { "X-Robots-Tag": "noindex" } } : undefined,
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  const filter = readFilter(new URLSearchParams(location.search));
  const page = filter.tag
    ? {
        title: filter.tag,
        description: `${t(discoverCopy.title)}: ${filter.tag}. ${t(discoverCopy.tagged)}`,
      }
    : filter.type
      ? typePages[filter.type]
      : discoverCopy;
  const parts = [
    filter.search && `“${filter.search}”`,
    filter.page > 1 && t("page {page}", { page: filter.page }),
    filter.type || filter.tag ? t(discoverCopy.title) : null,
  ];
  return typedPageMeta({
    type: "CollectionPage",
    step: discoverCopy.title,
    title: [t(page.title), ...parts.filter(Boolean)].join(" - "),
    description: page.description,
    path: discoverPath(filter),
    card: filter.type ?? "discover",
    noindex: filter.search !== undefined,
    items: loaderData?.list.discovers.map(({ title: name, slug }) => ({ name, path: articlePath(slug) })),
  });
}

export default function Discover({ loaderData }: Route.ComponentProps) {
  return <DiscoverPage {...loaderData} />;
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  const { title, text } = discoverMessages.failed;
  return (
    <div className="wrap section">
      <title>{title}</title>
      <ErrorPanel
        title={title}
        text={text}
        actions={
          <ButtonLink variant="outline" size="small" href={pathname + search}>
            Try again
          </ButtonLink>
        }
      />
    </div>
  );
}
