import Inbox from "lucide-react/icons/inbox";
import type { Ref } from "react";
import { hasStatus } from "#src/lib/api.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { type InboxFilter, isNarrowed } from "../inbox-filter.ts";
import type { RowSelection } from "../use-row-selection.ts";
import styles from "./inbox-list.module.css";
import { InboxRows, type InboxRowsHandle } from "./inbox-rows.tsx";
import { InboxSkeleton } from "./inbox-skeleton.tsx";
import type { InboxPages } from "./use-inbox-pages.ts";

interface InboxListProps {
  ref: Ref<InboxRowsHandle>;
  filter: InboxFilter;
  pages: InboxPages;
  openId: string | null;
  selection: RowSelection;
  onOpen: (id: string) => void;
  onStep: (by: 1 | -1) => void;
  /** Called with the index of the row that got the focus. */
  onFocusIndex: (index: number) => void;
  onClearFilter: () => void;
}

/** The rows of the inbox, or why there are none: loading, failed, empty. */
export function InboxList({ onClearFilter, ...props }: InboxListProps) {
  const { filter, pages } = props;
  const { total, error } = pages;
  if (total === null && error) {
    return <FailedList error={error} busy={pages.busy} onRetry={pages.retry} />;
  }
  if (total === null) return <InboxSkeleton />;
  if (total === 0) return <EmptyList filter={filter} onClearFilter={onClearFilter} />;
  return <InboxRows {...props} total={total} />;
}

function FailedList({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const offline = hasStatus(error, 0);
  const text = "Failed to fetch form submissions";
  return (
    <div className={styles.state}>
      <FailedPanel text={offline ? `${text}. ${error.message}` : text} busy={busy} onRetry={onRetry} />
    </div>
  );
}

function EmptyList({ filter, onClearFilter }: Pick<InboxListProps, "filter" | "onClearFilter">) {
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
          title={filter.deleted ? "Nothing was deleted" : filter.spam ? "No spam" : "No submissions yet"}
          text={
            filter.deleted
              ? "Enquiries that you delete can be restored from here for 30 days."
              : filter.spam
                ? "Enquiries that look like spam are kept here instead of among the others."
                : "Enquiries from the website's forms appear here as they come in."
          }
        />
      )}
    </div>
  );
}
