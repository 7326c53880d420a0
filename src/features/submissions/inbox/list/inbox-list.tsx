import { useVirtualizer } from "@tanstack/react-virtual";
import Inbox from "lucide-react/icons/inbox";
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { ApiError } from "#src/lib/api.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { type InboxFilter, inboxPath, isNarrowed } from "../inbox-filter.ts";
import styles from "./inbox-list.module.css";
import { Row } from "./inbox-row.tsx";
import type { InboxPages } from "./use-inbox-pages.ts";

/** What the keyboard asks of the list. */
export interface ListHandle {
  /** Scrolls until the row at this place is in sight. */
  reveal: (index: number) => void;
}

interface ListProps {
  ref: Ref<ListHandle>;
  filter: InboxFilter;
  list: InboxPages;
  open: string | null;
  picked: ReadonlySet<string>;
  onPick: (id: string, range?: boolean) => void;
  onOpen: (id: string) => void;
  /** The row with the keyboard. */
  onPlace: (index: number) => void;
  onClearFilter: () => void;
}

/** The rows of the inbox, or what is there instead of them. */
export function List(props: ListProps) {
  const { filter, list, onClearFilter } = props;
  const { total, error } = list;
  if (total === null && error) {
    const offline = error instanceof ApiError && error.status === 0;
    return (
      <div className={styles.state}>
        <FailedPanel
          text={
            offline
              ? `Failed to fetch form submissions. ${error.message}`
              : "Failed to fetch form submissions"
          }
          busy={list.busy}
          onRetry={list.retry}
        />
      </div>
    );
  }
  if (total === null) return <Bones />;
  if (total === 0) {
    return (
      <div className={styles.state}>
        {isNarrowed(filter) ? (
          <Empty
            icon={<Inbox aria-hidden="true" />}
            title="No submissions match"
            text="Try other words, or take a filter away."
            actions={
              <Button variant="outline" size="small" onClick={onClearFilter}>
                Clear filters
              </Button>
            }
          />
        ) : (
          <Empty
            icon={<Inbox aria-hidden="true" />}
            title={filter.spam ? "No spam" : "No submissions yet"}
            text={
              filter.spam
                ? "Enquiries that look like spam are kept here instead of among the others."
                : "Enquiries from the website's forms appear here as they come in."
            }
          />
        )}
      </div>
    );
  }
  return <Rows {...props} total={total} />;
}

/** As many rows as fit into sight, placed where they are in the whole list. */
function Rows({
  ref,
  filter,
  list,
  total,
  open,
  picked,
  onPick,
  onOpen,
  onPlace,
}: ListProps & { total: number }) {
  const now = useNow();
  const scroll = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const rowHeight = useMedia("(width <= 760px)") ? 91 : 61;
  const { rowAt, repeatsOf, indexOf, onSight, stale, error } = list;
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // The row with the focus stays in the document, or the keyboard would lose its place.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      const { current } = focused;
      return current >= 0 && current < count && (current < from || current > to)
        ? [...range, current]
        : range;
    },
  });
  useImperativeHandle(ref, () => ({ reveal: (index) => virtual.scrollToIndex(index) }), [virtual]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another height asks for other places
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  const items = virtual.getVirtualItems();
  const inSight = items.filter(({ index }) => index !== focused.current || items.length < 3);
  const first = inSight[0]?.index ?? 0;
  const last = inSight.at(-1)?.index ?? 0;
  // Another filter begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter alone says when
  useLayoutEffect(() => virtual.scrollToOffset(0), [virtual, filter]);
  useEffect(() => {
    if (!stale) onSight(first, last);
  }, [stale, onSight, first, last]);
  useKeptPlace(scroll, { rowAt, indexOf, rowHeight });

  const seen = new Set<string>();
  return (
    <div
      ref={scroll}
      className={styles.scroll}
      data-stale={stale || undefined}
      data-room={picked.size > 0 || undefined}
    >
      <ul
        aria-label="Submissions"
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        onFocus={({ target }) => {
          focused.current = Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1);
          if (focused.current >= 0) onPlace(focused.current);
        }}
        onBlur={() => {
          focused.current = -1;
        }}
      >
        {items.map(({ index, start }) => {
          const submission = rowAt(index);
          if (!submission || seen.has(submission.id)) {
            return (
              <li key={index} className={styles.bone} style={{ top: start }} aria-hidden="true">
                <RowBones />
              </li>
            );
          }
          seen.add(submission.id);
          return (
            <Row
              key={submission.id}
              submission={submission}
              repeats={repeatsOf(submission.id)}
              index={index}
              total={total}
              top={start}
              href={inboxPath(filter, submission.id)}
              open={submission.id === open}
              picked={picked.has(submission.id)}
              now={now}
              onPick={onPick}
              onOpen={onOpen}
            />
          );
        })}
      </ul>
      {error && !stale && (
        <div className={styles.more} role="alert">
          Some submissions did not load.
          <Button variant="outline" size="small" busy={list.busy} onClick={list.retry}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Keeps the eye on the row that it was on while rows come and go above it. At the very top new rows push in. */
function useKeptPlace(
  scroll: React.RefObject<HTMLDivElement | null>,
  { rowAt, indexOf, rowHeight }: Pick<InboxPages, "rowAt" | "indexOf"> & { rowHeight: number },
) {
  const place = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    const pane = scroll.current;
    const was = place.current;
    if (!pane || !was || pane.scrollTop === 0 || rowAt(was.index)?.id === was.id) return;
    const index = indexOf(was.id);
    if (index >= 0) pane.scrollTop += (index - was.index) * rowHeight;
  }, [scroll, rowAt, indexOf, rowHeight]);
  useEffect(() => {
    const pane = scroll.current;
    if (!pane) return;
    const remember = () => {
      const index = Math.floor(pane.scrollTop / rowHeight);
      const row = rowAt(index);
      place.current = row ? { id: row.id, index } : null;
    };
    remember();
    pane.addEventListener("scroll", remember, { passive: true });
    return () => pane.removeEventListener("scroll", remember);
  }, [scroll, rowAt, rowHeight]);
}

function Bones() {
  return (
    <Loading label="Loading form submissions..." className={styles.scroll}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <div key={row} className={styles.bone}>
          <RowBones />
        </div>
      ))}
    </Loading>
  );
}

function RowBones() {
  return (
    <>
      <Skeleton shape="circle" className={styles.boneDot} />
      <Skeleton width="half" />
      <Skeleton width="most" />
    </>
  );
}
