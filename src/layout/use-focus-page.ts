import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the page's `main` after a navigation, so that keyboard and screen reader
 * start there. A link to a part of a page moves it to that part instead. A control of the page
 * that still has the focus keeps it: a new item gets its URL while somebody types.
 *
 * Returns the ref of the page's `main`, which needs a `tabIndex` of -1.
 */
export function useFocusPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const hasFocus = main.current?.querySelector(":is(input, textarea, select, button):focus");
    if (!hash && !hasFocus) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
