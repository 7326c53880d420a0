import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { Submission, SubmissionList } from "#src/shared/contract/submissions.ts";
import { inboxPageQuery, inboxPageSize, listKey, repeatsQuery } from "../inbox.queries.ts";
import type { InboxFilter } from "../inbox-filter.ts";

export interface InboxPages {
  /** Rows that match; null while nobody knows. */
  total: number | null;
  /** The row at this place of the whole list; undefined while its page is not here. */
  rowAt: (index: number) => Submission | undefined;
  /** How many earlier ones came from the same person; 0 until that is known. */
  repeatsOf: (id: string) => number;
  /** Where in the whole list a submission is; -1 when no page that was read holds it. */
  indexOf: (id: string) => number;
  /** The submissions from one place to the other, both included, in pages that were read. */
  idsBetween: (one: number, other: number) => string[];
  /** Says which rows are in sight: their pages are read, and read again when something changes. */
  onSight: (first: number, last: number) => void;
  /** What is shown belongs to the filter before this one. */
  stale: boolean;
  error: Error | null;
  busy: boolean;
  retry: () => void;
}

const firstPage = [1];

/** The filtered inbox, of which only the pages in sight are read, wherever in the list that is. */
export function useInboxPages(filter: InboxFilter): InboxPages {
  const client = useQueryClient();
  const [sight, setSight] = useState({ filter, pages: firstPage });
  const pages = sight.filter === filter ? sight.pages : firstPage;
  const reads = useQueries({ queries: pages.map((page) => inboxPageQuery(filter, page)) });

  const repeats = useQueries({
    queries: reads.map(({ data }) => repeatsQuery(data?.submissions.map(({ id }) => id) ?? [])),
  });

  const read = new Map<number, SubmissionList>();
  for (const [at, page] of pages.entries()) {
    const list = reads[at]?.data;
    if (list) read.set(page, list);
  }
  const newest = reads
    .filter(({ data }) => data)
    .sort((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0];
  const now = useSame({ filter, read, total: newest?.data?.pagination.total ?? null });
  const before = useRef(now);
  if (now.total !== null) before.current = now;
  const stale = now.total === null && before.current.total !== null && !reads.some(({ isError }) => isError);
  const shown = stale ? before.current : now;

  const rowAt = useCallback(
    (index: number) => {
      const page = Math.floor(index / inboxPageSize);
      return shown.read.get(page + 1)?.submissions[index - page * inboxPageSize];
    },
    [shown],
  );
  const knownPages = useCallback(() => {
    const known = client.getQueriesData<SubmissionList>({ queryKey: listKey(shown.filter) });
    return [...known.map(([key, list]) => [Number(key.at(-1)), list] as const), ...shown.read];
  }, [client, shown]);
  const indexOf = useCallback(
    (id: string) => {
      for (const [page, list] of knownPages().reverse()) {
        const at = list?.submissions.findIndex((row) => row.id === id) ?? -1;
        if (at >= 0) return (page - 1) * inboxPageSize + at;
      }
      return -1;
    },
    [knownPages],
  );
  const idsBetween = useCallback(
    (one: number, other: number) => {
      const pages = new Map(knownPages());
      const first = Math.min(one, other);
      return Array.from({ length: Math.abs(other - one) + 1 }, (_, at) => first + at).flatMap((index) => {
        const page = Math.floor(index / inboxPageSize);
        return pages.get(page + 1)?.submissions[index - page * inboxPageSize]?.id ?? [];
      });
    },
    [knownPages],
  );
  const onSight = useCallback(
    (first: number, last: number) => {
      const from = Math.floor(Math.max(0, first) / inboxPageSize);
      const to = Math.floor(Math.max(0, last) / inboxPageSize);
      const wanted = Array.from({ length: to - from + 1 }, (_, at) => from + at + 1);
      setSight((was) =>
        was.filter === filter && was.pages.join() === wanted.join() ? was : { filter, pages: wanted },
      );
    },
    [filter],
  );
  const failed = reads.find(({ error }) => error !== null);
  return {
    total: shown.total,
    rowAt,
    repeatsOf: (id) => repeats.find(({ data }) => data?.[id])?.data?.[id] ?? 0,
    indexOf,
    idsBetween,
    onSight,
    stale,
    error: failed?.error ?? null,
    busy: reads.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

interface Shown {
  filter: InboxFilter;
  read: Map<number, SubmissionList>;
  total: number | null;
}

/** The same object for as long as what it holds is the same, so that rows are drawn again only when they change. */
function useSame(next: Shown): Shown {
  const last = useRef(next);
  const { filter, read, total } = last.current;
  const same =
    filter === next.filter &&
    total === next.total &&
    read.size === next.read.size &&
    [...next.read].every(([page, list]) => read.get(page) === list);
  if (!same) last.current = next;
  return last.current;
}
