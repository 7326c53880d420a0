import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation the keyboard and the screen reader start at the new page, not at the link that led there. Who follows a link to a
 * part of a page starts at that part. A field or button of the page that is still there keeps the focus: a new item gets its address while
 * somebody writes.
 *
 * Returns the ref of the page's `main`, which needs a `tabIndex` of -1.
 */
export function useFocusPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const inUse = main.current?.querySelector(":is(input, textarea, select, button):focus");
    if (!hash && !inUse) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
