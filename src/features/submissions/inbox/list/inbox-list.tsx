import Inbox from "lucide-react/icons/inbox";
import { hasStatus } from "#src/lib/api.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { type InboxFilter, isNarrowed, noFilter } from "../inbox-filter.ts";
import type { InboxState } from "../use-inbox.ts";
import styles from "./inbox-list.module.css";
import { InboxRows } from "./inbox-rows.tsx";
import { InboxSkeleton } from "./inbox-skeleton.tsx";

/** The rows of the inbox, or why there are none: loading, failed, empty. */
export function InboxList({ inbox }: { inbox: InboxState }) {
  const { filter, setFilter, pages } = inbox;
  const { total, error, busy, retry } = pages;
  if (total === null && error) return <FailedList error={error} busy={busy} onRetry={retry} />;
  if (total === null) return <InboxSkeleton />;
  if (total === 0) return <EmptyList filter={filter} onClearFilter={() => setFilter(noFilter)} />;
  return <InboxRows inbox={inbox} total={total} />;
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

function EmptyList({ filter, onClearFilter }: { filter: InboxFilter; onClearFilter: () => void }) {
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
