import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useUrlChange } from "#src/lib/use-url-change.ts";

interface ListFilter {
  search: string;
  page: number;
}

/** The filter of a list, stored in the URL: how it is read from there, and its path. */
export function useListFilter<Filter extends ListFilter>(
  read: (query: URLSearchParams) => Filter,
  pathOf: (filter: Filter) => string,
) {
  const [query] = useSearchParams();
  const filter = useMemo(() => read(query), [read, query]);
  const changeUrl = useUrlChange(read, pathOf);
  return {
    filter,
    /** Changes the filter and shows the first page. Typing a search adds no history entries. */
    setFilter(change: Partial<Filter>) {
      const replace = Object.keys(change).every((key) => key === "search");
      changeUrl((current) => ({ next: { ...current, page: 1, ...change }, replace }));
    },
  };
}
