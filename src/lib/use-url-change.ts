import { useCallback, useRef } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

/**
 * Changes what the URL says of a screen. `read` reads it from the URL, `pathOf` makes the path of
 * it. Changes in quick succession add up: the page shows a change later than the URL has it.
 */
export function useUrlChange<State>(
  read: (query: URLSearchParams) => State,
  pathOf: (state: State) => string,
) {
  const navigate = useNavigate();
  const target = useRef<State>(null);
  const navigations = useRef(0);
  return useCallback(
    (change: (state: State) => NavigateOptions & { next: State }) => {
      // While a navigation is under way, the URL may still be the one before.
      const current = navigations.current > 0 ? target.current : null;
      const { next, ...options } = change(current ?? read(new URLSearchParams(window.location.search)));
      target.current = next;
      navigations.current += 1;
      void Promise.resolve(navigate(pathOf(next), options)).finally(() => {
        navigations.current -= 1;
      });
    },
    [navigate, read, pathOf],
  );
}
