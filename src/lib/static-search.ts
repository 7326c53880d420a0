import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";

/** What the loaders of a page answer whose HTML is made at build time: the query string that the answer is for. */
export interface StaticSearch {
  /** "" from the route's `loader`, which knows no query string; the address's own from its `clientLoader`. */
  search: string;
}

/**
 * For pages whose HTML is made at build time and knows no query string. The first render in the browser is that of the
 * HTML; right after it the route's `clientLoader` is asked again, now with the address. Returns the parameters that
 * the page shows now.
 */
export function useStaticSearch({ search }: StaticSearch): URLSearchParams {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const behind = location.search !== search;
  useEffect(() => {
    if (behind) void revalidate();
  }, [behind, revalidate]);
  return new URLSearchParams(search);
}
