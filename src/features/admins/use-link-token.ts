import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The token of a link that was mailed or handed over, from the fragment of the address. It is then removed from the
 * address, so that nobody reads it there later.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const token = useRef("");
  if (hash) token.current = hash.slice(1);
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, "", location.pathname);
  }, []);
  return token.current;
}
