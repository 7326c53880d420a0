import { type FocusEvent, type KeyboardEvent, useImperativeHandle, useState } from "react";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { inboxPath } from "../inbox-filter.ts";
import type { InboxState } from "../use-inbox.ts";
import styles from "./inbox-list.module.css";
import { InboxRow } from "./inbox-row.tsx";
import { RowSkeleton } from "./inbox-skeleton.tsx";
import { useRowVirtualizer } from "./use-row-virtualizer.ts";

interface InboxRowsProps {
  inbox: InboxState;
  total: number;
}

/** The rows in sight, each at its position in the whole list. */
export function InboxRows({ inbox, total }: InboxRowsProps) {
  const { filter, pages, selection, rowFocus } = inbox;
  const { scroll, focusedIndex, virtualizer, items } = useRowVirtualizer(filter, pages, total);
  useImperativeHandle(rowFocus.rows, () => ({ scrollToIndex: (index) => virtualizer.scrollToIndex(index) }), [
    virtualizer,
  ]);

  // Only one row is in the tab order, so that what follows the list is one Tab away.
  const [tabIndex, setTabIndex] = useState(0);
  const isRendered = items.some(({ index }) => index === tabIndex);

  function trackFocus({ target }: FocusEvent<HTMLElement>) {
    focusedIndex.current = Number(target.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1);
    if (focusedIndex.current < 0) return;
    rowFocus.onFocusIndex(focusedIndex.current);
    setTabIndex(focusedIndex.current);
  }
  function stepOnArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    inbox.step(event.key === "ArrowDown" ? 1 : -1);
  }
  return (
    <div
      ref={scroll}
      className={styles.scroll}
      data-stale={pages.stale || undefined}
      data-bulk-bar={selection.ids.size > 0 || undefined}
    >
      <ul
        aria-label="Submissions"
        className={styles.rows}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={trackFocus}
        onKeyDown={stepOnArrow}
        onBlur={() => {
          focusedIndex.current = -1;
        }}
      >
        <Items
          inbox={inbox}
          total={total}
          items={items}
          tabIndex={isRendered ? tabIndex : (items[0]?.index ?? 0)}
        />
      </ul>
      {pages.error && !pages.stale && (
        <div className={styles.more} role="alert">
          Some submissions did not load.
          <Button variant="outline" size="small" busy={pages.busy} onClick={pages.retry}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}

interface ItemsProps extends InboxRowsProps {
  items: readonly { index: number; start: number }[];
  /** The index of the row that Tab goes to. */
  tabIndex: number;
}

function Items({ inbox, total, items, tabIndex }: ItemsProps) {
  const { filter, pages, openId, selection } = inbox;
  const now = useNow();
  // A row that moved between two page reads can be in both.
  const rendered = new Set<string>();
  return items.map(({ index, start }) => {
    const submission = pages.rowAt(index);
    if (!submission || rendered.has(submission.id)) {
      return (
        <li key={index} className={styles.skeleton} style={{ top: start }} aria-hidden="true">
          <RowSkeleton />
        </li>
      );
    }
    rendered.add(submission.id);
    return (
      <InboxRow
        key={submission.id}
        submission={submission}
        repeats={pages.repeatsOf(submission.id)}
        index={index}
        total={total}
        top={start}
        href={inboxPath(filter, submission.id)}
        open={submission.id === openId}
        selected={selection.ids.has(submission.id)}
        tabbable={index === tabIndex}
        now={now}
        onToggle={selection.toggle}
        onOpen={inbox.setOpenId}
      />
    );
  });
}
