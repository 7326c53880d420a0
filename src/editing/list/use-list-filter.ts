import { useEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

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
  const navigate = useNavigate();
  // The filter of the last navigation, because another change may come before the URL updates.
  const target = useRef(filter);
  const navigations = useRef(0);
  useEffect(() => {
    if (navigations.current === 0) target.current = filter;
  }, [filter]);
  return {
    filter,
    /** Changes the filter and shows the first page. Typing a search adds no history entries. */
    setFilter(change: Partial<Filter>) {
      const replace = Object.keys(change).every((key) => key === "search");
      target.current = { ...target.current, page: 1, ...change };
      navigations.current += 1;
      void Promise.resolve(navigate(pathOf(target.current), { replace })).finally(() => {
        navigations.current -= 1;
      });
    },
  };
}
