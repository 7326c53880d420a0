import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Pagination } from "#shared/paging.ts";
import { Pager } from "#src/ui/pager.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./list-page.module.css";

/** Where rows will be, or why they are not. */
export function ListPlaceholder({ query, label }: { query: UseQueryResult; label: string }) {
  return (
    <QueryPlaceholder query={query} label={label} className={styles.skeleton}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <Skeleton key={row} shape="block" className={styles.skeletonRow} />
      ))}
    </QueryPlaceholder>
  );
}

/** The query of one page; while another page loads, its data is that of the last one. */
interface PageQuery {
  isPlaceholderData: boolean;
  data: { pagination: Pagination } | undefined;
}

function loadedPagination({ isPlaceholderData, data }: PageQuery): Pagination | undefined {
  return isPlaceholderData ? undefined : data?.pagination;
}

/** Announces the results after a change of filter or page. */
export function ListAnnouncement({ query }: { query: PageQuery }) {
  const pagination = loadedPagination(query);
  const { total, page, totalPages } = pagination ?? {};
  const text = total === 0 ? "Nothing matches" : `${total} results, page ${page} of ${totalPages}`;
  return (
    <VisuallyHidden>
      <span role="status">{pagination && text}</span>
    </VisuallyHidden>
  );
}

interface ListFooterProps {
  /** For screen readers: "Content, pages". */
  label: string;
  query: PageQuery;
  hrefFor: (page: number) => string;
}

/** The range of results that is shown, and the links to other pages. */
export function ListFooter({ label, query, hrefFor }: ListFooterProps) {
  useLastPage(loadedPagination(query), hrefFor);
  const { page, limit, total, totalPages } = query.data?.pagination ?? noPages;
  if (total === 0) return null;
  return (
    <footer className={styles.foot}>
      <p>
        Showing <b>{Math.min((page - 1) * limit + 1, total)}</b> to <b>{Math.min(page * limit, total)}</b> of{" "}
        <b>{total}</b> results
      </p>
      <Pager label={label} page={page} totalPages={totalPages} hrefFor={hrefFor} />
    </footer>
  );
}

const noPages: Pagination = { page: 1, limit: 0, total: 0, totalPages: 0 };

/** Shows the last page once there are fewer: deleting its only item makes a page invalid. */
function useLastPage(pagination: Pagination | undefined, hrefFor: (page: number) => string) {
  const navigate = useNavigate();
  const { page = 1, totalPages = 0 } = pagination ?? {};
  const last = totalPages > 0 && page > totalPages ? hrefFor(totalPages) : null;
  useEffect(() => {
    if (last) void navigate(last, { replace: true });
  }, [last, navigate]);
}
