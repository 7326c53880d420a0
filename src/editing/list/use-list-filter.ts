import { useMemo, useRef } from "react";
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
  // The filter of a navigation that is under way. The page shows a filter later than the URL has it.
  const target = useRef(filter);
  const navigations = useRef(0);
  return {
    filter,
    /** Changes the filter and shows the first page. Typing a search adds no history entries. */
    setFilter(change: Partial<Filter>) {
      const replace = Object.keys(change).every((key) => key === "search");
      const isUnderWay = navigations.current > 0;
      const current = isUnderWay ? target.current : read(new URLSearchParams(window.location.search));
      target.current = { ...current, page: 1, ...change };
      navigations.current += 1;
      void Promise.resolve(navigate(pathOf(target.current), { replace })).finally(() => {
        navigations.current -= 1;
      });
    },
  };
}
