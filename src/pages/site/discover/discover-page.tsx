import type { DiscoverCounts } from "#shared/contract/discover.ts";
import { discoverCopy } from "#src/content/discover.ts";
import type { ShownList } from "#src/features/discover/discover.queries.ts";
import type { DiscoverFilter } from "#src/features/discover/list/discover-filter.ts";
import { DiscoverListView } from "#src/features/discover/list/discover-list.tsx";
import { DiscoverSearch } from "#src/features/discover/list/discover-search.tsx";
import { Topics } from "#src/features/discover/list/topics.tsx";
import { TypeCounts } from "#src/features/discover/list/type-counts.tsx";
import { FoundProducts } from "#src/features/products/found-products.tsx";
import { foreignLanguage } from "#src/lib/language.ts";
import { discoverPath } from "#src/lib/paths.ts";
import { ClosingForm } from "../closing-form.tsx";
import styles from "./discover-page.module.css";

const askId = "ask";

interface DiscoverPageProps {
  filter: DiscoverFilter;
  list: ShownList;
  /** Null when they could not be loaded. */
  counts: DiscoverCounts | null;
  topics: readonly string[];
}

/** The listing with title, search and counts. Parts that a search changes have `data-live`. */
export function DiscoverPage({ filter, list, counts, topics }: DiscoverPageProps) {
  const { tag } = filter;
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <div id="title" data-live>
          <h1 lang={tag && foreignLanguage(tag)}>{tag ?? discoverCopy.title}</h1>
          <p className="lead">{tag ? discoverCopy.tagged : discoverCopy.lead}</p>
        </div>
        <DiscoverSearch filter={filter} />
      </header>
      <section className="wrap" aria-label="Articles, news and questions">
        <TypeCounts counts={counts} filter={filter} />
        {topics.length > 0 && <Topics topics={topics} current={tag} />}
        <div className={styles.list}>
          <DiscoverListView
            filter={filter}
            list={list}
            products={filter.search && filter.page === 1 && <FoundProducts search={filter.search} />}
            askHref={`${discoverPath(filter)}#${askId}`}
          />
        </div>
      </section>
      <ClosingForm
        id={askId}
        {...discoverCopy.ask}
        picture="scene-lounge"
        alt=""
        form="discover"
        label="Ask us"
      />
    </>
  );
}
