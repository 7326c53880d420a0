import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";

/**
 * The query string for pages whose HTML is made at build time and knows none. Their route's `loader` gives "", their
 * `clientLoader` the address's own: so the first render in the browser is that of the HTML, and the address is read
 * right after. Use `staticSearch` and `addressSearch` as those two.
 */
export interface StaticSearch {
  search: string;
}

/** For the route's `loader`. */
export function staticSearch(): StaticSearch {
  return { search: "" };
}

/** For the route's `clientLoader`. */
export function addressSearch({ request }: { request: Request }): StaticSearch {
  return { search: new URL(request.url).search };
}

/** The parameters that the page shows now; reads the address once the page is hydrated. */
export function useStaticSearch({ search }: StaticSearch): URLSearchParams {
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const behind = location.search !== search;
  useEffect(() => {
    if (behind) void revalidate();
  }, [behind, revalidate]);
  return new URLSearchParams(search);
}
