import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";

/** Loader data of a prerendered page: the query string that it was loaded for. */
export interface StaticSearch {
  /**
   * Empty from the route's `loader`, which runs at build time; the URL's own from its
   * `clientLoader`.
   */
  search: string;
}

/**
 * The query parameters of a prerendered page. The first render in the browser equals the HTML,
 * which has none; then the route's `clientLoader` runs with those of the URL.
 */
export function useStaticSearch({ search }: StaticSearch): URLSearchParams {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const outdated = location.search !== search;
  useEffect(() => {
    if (outdated) void revalidate();
  }, [outdated, revalidate]);
  return new URLSearchParams(search);
}
