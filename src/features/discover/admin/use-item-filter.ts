import { useEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type ItemFilter, itemListPath, readItemFilter } from "./item-filter.ts";

/** The list's filter, stored in the URL. */
export function useItemFilter() {
  const [query] = useSearchParams();
  const filter = useMemo(() => readItemFilter(query), [query]);
  const navigate = useNavigate();
  // The filter of the last navigation, because another change may come before the URL updates.
  const target = useRef(filter);
  useEffect(() => {
    target.current = filter;
  }, [filter]);
  return {
    filter,
    /** Changes the filter and shows the first page. Typing a search adds no history entries. */
    setFilter(change: Partial<ItemFilter>) {
      const replace = Object.keys(change).every((key) => key === "search");
      target.current = { ...target.current, page: 1, ...change };
      void navigate(itemListPath(target.current), { replace });
    },
  };
}
