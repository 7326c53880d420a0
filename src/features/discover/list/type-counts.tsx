import type { DiscoverCounts } from "#shared/contract/discover.ts";
import { contentTypes } from "#shared/contract/discover-fields.ts";
import { discoverCopy, typeNames } from "#src/content/discover.ts";
import { formatNumber } from "#src/lib/format.ts";
import { discoverPath } from "#src/lib/paths.ts";
import type { DiscoverFilter } from "./discover-filter.ts";
import styles from "./type-counts.module.css";

interface TypeCountsProps {
  /** Null when they could not be loaded: every count is then 0. */
  counts: DiscoverCounts | null;
  filter: DiscoverFilter;
}

/** The number of items of each type; each is a link to that type that keeps the search. */
export function TypeCounts({ counts, filter }: TypeCountsProps) {
  const { blog, news, faq } = counts ?? { blog: 0, news: 0, faq: 0 };
  const cards = [
    { type: undefined, name: discoverCopy.all, count: blog + news + faq },
    ...contentTypes.map((type) => ({ type, name: typeNames[type], count: { blog, news, faq }[type] })),
  ];
  return (
    <nav aria-label="Filter by type" className={styles.counts} id="types" data-live data-follows-form>
      {cards.map(({ type, name, count }) => (
        <a
          key={name}
          href={discoverPath({ type, search: filter.search })}
          aria-current={!filter.tag && filter.type === type ? "true" : undefined}
          className={styles.count}
        >
          {name} <span>{formatNumber(count)}</span>
        </a>
      ))}
    </nav>
  );
}
