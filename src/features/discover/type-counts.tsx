import { Link } from "react-router";
import { discoverCopy, typeNames } from "#src/content/discover.ts";
import { formatNumber } from "#src/lib/format.ts";
import { discoverPath } from "#src/lib/paths.ts";
import type { DiscoverCounts } from "#src/shared/contract/discover.ts";
import { contentTypes } from "#src/shared/contract/discover-fields.ts";
import type { DiscoverFilter } from "./discover-filter.ts";
import styles from "./type-counts.module.css";

const none: DiscoverCounts = { blog: 0, news: 0, faq: 0 };

interface TypeCountsProps {
  /** Missing when they could not be read: every count is then 0. */
  counts: DiscoverCounts | undefined;
  filter: DiscoverFilter;
}

/** How much there is of each type; each count is a link that shows only that type, and keeps the search. */
export function TypeCounts({ counts = none, filter }: TypeCountsProps) {
  const cards = [
    { type: undefined, name: discoverCopy.all, count: counts.blog + counts.news + counts.faq },
    ...contentTypes.map((type) => ({ type, name: typeNames[type], count: counts[type] })),
  ];
  return (
    <nav aria-label="Filter by type" className={styles.counts}>
      {cards.map(({ type, name, count }) => (
        <Link
          key={name}
          discover="none"
          to={discoverPath({ type, search: filter.search })}
          preventScrollReset
          aria-current={!filter.tag && filter.type === type ? "true" : undefined}
          className={styles.count}
        >
          {name} <span>{formatNumber(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
