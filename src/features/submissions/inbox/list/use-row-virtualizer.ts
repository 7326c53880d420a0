import { type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useMediaQuery } from "#src/lib/use-media-query.ts";
import type { InboxFilter } from "../inbox-filter.ts";
import type { InboxPages } from "./use-inbox-pages.ts";

/**
 * Renders only the rows in sight, reads their pages, and holds the scroll position while rows
 * come and go.
 */
export function useRowVirtualizer(filter: InboxFilter, pages: InboxPages, total: number) {
  const scroll = useRef<HTMLDivElement>(null);
  const focusedIndex = useRef(-1);
  // As `.row` and `.skeleton` are in CSS.
  const rowHeight = useMediaQuery("(width <= 760px)") ? 91 : 61;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor: (range) => rangeWithFocus(range, focusedIndex.current),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height moves every row
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter starts at its top
  useLayoutEffect(() => virtualizer.scrollToOffset(0), [virtualizer, filter]);

  const items = virtualizer.getVirtualItems();
  const { onVisibleRange, stale } = pages;
  const visible = items.filter(({ index }) => index !== focusedIndex.current || items.length < 3);
  const first = visible[0]?.index ?? 0;
  const last = visible.at(-1)?.index ?? 0;
  useEffect(() => {
    if (!stale) onVisibleRange(first, last);
  }, [stale, onVisibleRange, first, last]);
  useScrollAnchor(scroll, pages, rowHeight);
  return { scroll, focusedIndex, virtualizer, items };
}

/**
 * The rows to render: those in sight, some around them, and the focused one, which must not leave
 * the document.
 */
function rangeWithFocus({ startIndex, endIndex, overscan, count }: Range, focused: number): number[] {
  const from = Math.max(0, startIndex - overscan);
  const to = Math.min(count - 1, endIndex + overscan);
  const range = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
  const outside = focused >= 0 && focused < count && (focused < from || focused > to);
  return outside ? [...range, focused] : range;
}

/**
 * Keeps the topmost visible row in place while rows are added or removed above it, except at the
 * very top.
 */
function useScrollAnchor(
  scroll: RefObject<HTMLDivElement | null>,
  { rowAt, indexOf }: Pick<InboxPages, "rowAt" | "indexOf">,
  rowHeight: number,
) {
  const anchor = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    const pane = scroll.current;
    const before = anchor.current;
    if (!pane || !before || pane.scrollTop === 0 || rowAt(before.index)?.id === before.id) return;
    const index = indexOf(before.id);
    if (index >= 0) pane.scrollTop += (index - before.index) * rowHeight;
  }, [scroll, rowAt, indexOf, rowHeight]);
  useEffect(() => {
    const pane = scroll.current;
    if (!pane) return;
    const updateAnchor = () => {
      const index = Math.floor(pane.scrollTop / rowHeight);
      const row = rowAt(index);
      anchor.current = row ? { id: row.id, index } : null;
    };
    updateAnchor();
    pane.addEventListener("scroll", updateAnchor, { passive: true });
    return () => pane.removeEventListener("scroll", updateAnchor);
  }, [scroll, rowAt, rowHeight]);
}
