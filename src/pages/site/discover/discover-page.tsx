import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { discoverCopy } from "#src/content/discover.ts";
import {
  discoverCountsQuery,
  discoverListQuery,
  type ShownList,
} from "#src/features/discover/discover.queries.ts";
import { type DiscoverFilter, readFilter } from "#src/features/discover/discover-filter.ts";
import { DiscoverListView } from "#src/features/discover/discover-list.tsx";
import { DiscoverSearch } from "#src/features/discover/discover-search.tsx";
import { TypeCounts } from "#src/features/discover/type-counts.tsx";
import { detectLanguage } from "#src/lib/language.ts";
import { discoverPath } from "#src/lib/paths.ts";
import { useSeed, withQueries } from "#src/lib/query-provider.tsx";
import type { DiscoverCounts } from "#src/shared/contract/discover.ts";
import { AskUs } from "./ask-us.tsx";
import styles from "./discover-page.module.css";

const askId = "ask";

/** What the Worker has read for the listing. */
export interface ListingState {
  list: ShownList;
  /** Null when they could not be read. */
  counts: DiscoverCounts | null;
}

/** The listing under its title, search and counts; `state` is what the Worker has read for it already. */
export default withQueries(DiscoverPage);

function DiscoverPage({ state }: { state: ListingState | null }) {
  const [query] = useSearchParams();
  const filter = readFilter(query);
  useSeed((client) => {
    if (!state) return;
    client.setQueryData(discoverListQuery(filter).queryKey, state.list);
    if (state.counts) client.setQueryData(discoverCountsQuery().queryKey, state.counts);
  });
  return <Listing filter={filter} />;
}

function Listing({ filter }: { filter: DiscoverFilter }) {
  const { data: counts } = useQuery(discoverCountsQuery());
  const results = useRef<HTMLElement>(null);
  useTurnedPage(results, filter);
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <div>
          {filter.tag ? (
            <>
              <h1 lang={detectLanguage(filter.tag)}>{filter.tag}</h1>
              <p className="lead">{discoverCopy.tagged}</p>
            </>
          ) : (
            <>
              <h1>{discoverCopy.title}</h1>
              <p className="lead">{discoverCopy.lead}</p>
            </>
          )}
        </div>
        <DiscoverSearch filter={filter} />
      </header>
      <section
        ref={results}
        tabIndex={-1}
        className={`wrap ${styles.body}`}
        aria-label="Articles, news and questions"
      >
        <TypeCounts counts={counts} filter={filter} />
        <div className={styles.list}>
          <DiscoverListView filter={filter} askHref={`${discoverPath(filter)}#${askId}`} />
        </div>
      </section>
      <AskUs id={askId} />
    </>
  );
}

/** The keyboard and the screen reader start at the top of a page that was turned, as the eye does, not at the link under the last one. */
function useTurnedPage(results: RefObject<HTMLElement | null>, filter: DiscoverFilter): void {
  const { page } = filter;
  const list = discoverPath({ ...filter, page: 1 });
  const shown = useRef({ page, list });
  useEffect(() => {
    if (shown.current.list === list && shown.current.page !== page) {
      results.current?.focus({ preventScroll: true });
    }
    shown.current = { page, list };
  }, [results, page, list]);
}
