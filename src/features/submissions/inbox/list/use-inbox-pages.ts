import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Submission, SubmissionList } from "#shared/contract/submissions.ts";
import { inboxPageQuery, inboxPageSize, listKey, repeatsQuery } from "../inbox.queries.ts";
import type { InboxFilter } from "../inbox-filter.ts";

export interface InboxPages extends RowLookup {
  /** Rows that match; null until the first page is loaded. */
  total: number | null;
  /** How many earlier submissions came from the same person; 0 until that is known. */
  repeatsOf: (id: string) => number;
  /** Tells which rows are visible: their pages are loaded, and reloaded after changes. */
  onVisibleRange: (first: number, last: number) => void;
  /** What is shown belongs to the previous filter, until the first page of this one is loaded. */
  stale: boolean;
  error: Error | null;
  busy: boolean;
  retry: () => void;
}

interface RowLookup {
  /** The row at an index of the whole list; undefined while its page is not loaded. */
  rowAt: (index: number) => Submission | undefined;
  /** The index of a submission in the whole list; -1 when no loaded page has it. */
  indexOf: (id: string) => number;
  /** The submissions between two indexes, both included, as far as their pages are loaded. */
  idsBetween: (one: number, other: number) => string[];
}

/** Loaded pages of a filtered inbox by their number, from 1. */
interface LoadedPages {
  filter: InboxFilter;
  pages: Map<number, SubmissionList>;
  total: number | null;
}

const firstPage = [1];

/** The filtered inbox, of which only the visible pages are loaded. */
export function useInboxPages(filter: InboxFilter): InboxPages {
  const { pageNumbers, onVisibleRange } = useVisiblePages(filter);
  const reads = useQueries({ queries: pageNumbers.map((page) => inboxPageQuery(filter, page)) });
  const repeats = useQueries({
    queries: reads.map(({ data }) => repeatsQuery(data?.submissions.map(({ id }) => id) ?? [])),
  });

  const pages = new Map<number, SubmissionList>();
  for (const [at, page] of pageNumbers.entries()) {
    const list = reads[at]?.data;
    if (list) pages.set(page, list);
  }
  const newest = reads
    .filter(({ data }) => data)
    .sort((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0];
  const loaded = useStable({ filter, pages, total: newest?.data?.pagination.total ?? null });
  const lastLoaded = useRef(loaded);
  if (loaded.total !== null) lastLoaded.current = loaded;
  const stale =
    loaded.total === null && lastLoaded.current.total !== null && !reads.some(({ isError }) => isError);
  const shown = stale ? lastLoaded.current : loaded;

  return {
    total: shown.total,
    ...useRowLookup(shown),
    repeatsOf: (id) => repeats.find(({ data }) => data?.[id])?.data?.[id] ?? 0,
    onVisibleRange,
    stale,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    busy: reads.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

/** The numbers of the visible pages; another filter starts with its first page. */
function useVisiblePages(filter: InboxFilter) {
  const [visible, setVisible] = useState({ filter, pageNumbers: firstPage });
  const onVisibleRange = useCallback(
    (first: number, last: number) => {
      const from = pageOf(Math.max(0, first));
      const to = pageOf(Math.max(0, last));
      const pageNumbers = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
      setVisible((before) =>
        before.filter === filter && before.pageNumbers.join() === pageNumbers.join()
          ? before
          : { filter, pageNumbers },
      );
    },
    [filter],
  );
  return { pageNumbers: visible.filter === filter ? visible.pageNumbers : firstPage, onVisibleRange };
}

/**
 * Finds rows in the shown pages, and for `indexOf` and `idsBetween` also in those that were read
 * before.
 */
function useRowLookup(shown: LoadedPages): RowLookup {
  const client = useQueryClient();
  return useMemo(() => {
    function knownPages() {
      const cached = client.getQueriesData<SubmissionList>({ queryKey: listKey(shown.filter) });
      return [...cached.map(([key, list]) => [Number(key.at(-1)), list] as const), ...shown.pages];
    }
    return {
      rowAt: (index) => rowIn(shown.pages, index),
      indexOf(id) {
        for (const [page, list] of knownPages().reverse()) {
          const at = list?.submissions.findIndex((row) => row.id === id) ?? -1;
          if (at >= 0) return (page - 1) * inboxPageSize + at;
        }
        return -1;
      },
      idsBetween(one, other) {
        const pages = new Map(knownPages());
        const first = Math.min(one, other);
        const length = Math.abs(other - one) + 1;
        return Array.from({ length }, (_, offset) => rowIn(pages, first + offset)?.id ?? []).flat();
      },
    };
  }, [client, shown]);
}

function rowIn(
  pages: ReadonlyMap<number, SubmissionList | undefined>,
  index: number,
): Submission | undefined {
  return pages.get(pageOf(index))?.submissions[index % inboxPageSize];
}

/** The number of the page with this row. */
function pageOf(index: number): number {
  return Math.floor(index / inboxPageSize) + 1;
}

/**
 * The same object for as long as what it holds is the same, so that rows render again only when
 * they change.
 */
function useStable(next: LoadedPages): LoadedPages {
  const last = useRef(next);
  const { filter, pages, total } = last.current;
  const isSame =
    filter === next.filter &&
    total === next.total &&
    pages.size === next.pages.size &&
    [...next.pages].every(([page, list]) => pages.get(page) === list);
  if (!isSame) last.current = next;
  return last.current;
}
