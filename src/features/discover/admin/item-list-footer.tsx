import type { Pagination } from "#src/shared/paging.ts";
import { Pager } from "#src/ui/pager.tsx";
import { type ItemFilter, itemListPath } from "./item-filter.ts";
import styles from "./item-list.module.css";

interface ItemListFooterProps {
  filter: ItemFilter;
  pagination: Pagination;
}

/** Which results are shown, and the links to the other pages. */
export function ItemListFooter({ filter, pagination }: ItemListFooterProps) {
  const { page, limit, total, totalPages } = pagination;
  if (total === 0) return null;
  return (
    <footer className={styles.foot}>
      <p>
        Showing <b>{Math.min((page - 1) * limit + 1, total)}</b> to <b>{Math.min(page * limit, total)}</b> of{" "}
        <b>{total}</b> results
      </p>
      <Pager
        label="Content, pages"
        page={page}
        totalPages={totalPages}
        hrefFor={(other) => itemListPath({ ...filter, page: other })}
      />
    </footer>
  );
}
