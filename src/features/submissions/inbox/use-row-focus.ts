import { type RefObject, useEffect, useRef } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import type { InboxFilter } from "./inbox-filter.ts";
import type { InboxPages } from "./list/use-inbox-pages.ts";

interface InboxRowsHandle {
  /** Scrolls until the row is in sight. */
  scrollToIndex: (index: number) => void;
}

/**
 * Keyboard focus on the rows of a virtual list, where a row out of sight is not in the document.
 */
export function useRowFocus(filter: InboxFilter, pages: InboxPages, openId: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<InboxRowsHandle>(null);
  // The keyboard continues here when the row that had the focus is gone.
  const lastIndex = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filter changes
  useEffect(() => {
    lastIndex.current = 0;
  }, [filter]);

  // An enquiry that leaves the view is followed by the one that takes its place.
  useEffect(() => {
    const index = openId ? pages.indexOf(openId) : -1;
    if (index >= 0) lastIndex.current = index;
  });

  /** Scrolls to a row and focuses it once it is rendered, within a few frames. */
  function focusRow(id: string | null, frames = 6) {
    if (!id) return;
    const link = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`);
    const index = pages.indexOf(id);
    if (index >= 0) rows.current?.scrollToIndex(index);
    if (link) link.focus({ preventScroll: true });
    else if (index >= 0 && frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
  }

  /** The id of the row with the focus, else of the open submission. */
  function currentId(): string | null {
    const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
    return focused ?? openId;
  }

  /** The row after (1) or before (-1) the current one. */
  function neighbour(step: 1 | -1): Submission | undefined {
    const id = currentId();
    const index = id ? pages.indexOf(id) : -1;
    return pages.rowAt(index >= 0 ? index + step : Math.max(0, lastIndex.current + Math.min(step, 0)));
  }

  const focusFirst = useFocusFirst(filter, pages, root, focusRow);

  /** Focuses the row where the focus last was, when what had it since disappears. */
  function restoreFocus() {
    focusRow(pages.rowAt(lastIndex.current)?.id ?? null);
  }
  return {
    root,
    rows,
    focusRow,
    currentId,
    neighbour,
    restoreFocus,
    focusFirst,
    onFocusIndex: (index: number) => {
      lastIndex.current = index;
    },
  };
}

/** Focuses the first row that a search finds, also if the results come after Enter. */
function useFocusFirst(
  filter: InboxFilter,
  pages: InboxPages,
  root: RefObject<HTMLElement | null>,
  focusRow: (id: string) => void,
) {
  const isWanted = useRef(false);
  const firstId = pages.stale ? undefined : pages.rowAt(0)?.id;
  function searchText(): string {
    const box = root.current?.querySelector<HTMLInputElement>("input[type=search]");
    return box?.value.trim() ?? filter.search;
  }
  function focusFirst() {
    isWanted.current = !firstId || filter.search !== searchText();
    if (firstId && !isWanted.current) focusRow(firstId);
  }
  useEffect(() => {
    if (isWanted.current && firstId) focusFirst();
  });
  return focusFirst;
}
