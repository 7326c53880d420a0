import { type UseInfiniteQueryResult, useQueryClient } from "@tanstack/react-query";
import Inbox from "lucide-react/icons/inbox";
import { useEffect, useRef } from "react";
import { ApiError } from "#src/lib/api.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { inboxQuery } from "../inbox-queries.ts";
import { type InboxFilter, inboxPath, isNarrowed } from "./filter.ts";
import styles from "./list.module.css";
import { Row } from "./row.tsx";

interface ListProps {
  filter: InboxFilter;
  list: UseInfiniteQueryResult<{ rows: Submission[]; total: number }>;
  open: string | null;
  picked: ReadonlySet<string>;
  onPick: (id: string) => void;
  onOpen: (id: string) => void;
  onClearFilter: () => void;
}

/** The rows of the inbox, or what is there instead of them. More are read as the end comes near. */
export function List({ filter, list, open, picked, onPick, onOpen, onClearFilter }: ListProps) {
  const now = useNow();
  const client = useQueryClient();
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage } = list;

  if (!data && error) {
    const offline = error instanceof ApiError && error.status === 0;
    return (
      <div className={styles.state}>
        <ErrorPanel
          title="Something went wrong"
          text={
            offline
              ? `Failed to fetch form submissions. ${error.message}`
              : "Failed to fetch form submissions"
          }
          retryLabel="Try Again"
          busy={list.isFetching}
          onRetry={() => void client.refetchQueries({ queryKey: inboxQuery(filter).queryKey })}
        />
      </div>
    );
  }
  if (!data) return <Bones />;
  if (data.rows.length === 0) {
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
  return (
    <div
      className={styles.scroll}
      data-stale={list.isPlaceholderData || undefined}
      data-room={picked.size > 0 || undefined}
    >
      <ul aria-label="Submissions">
        {data.rows.map((submission) => (
          <Row
            key={submission.id}
            submission={submission}
            href={inboxPath(filter, submission.id)}
            open={submission.id === open}
            picked={picked.has(submission.id)}
            now={now}
            onPick={onPick}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hasNextPage && (
        <More
          busy={isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </div>
  );
}

/** Reads on when it comes into view; it can be pressed too, and after a failure it waits for that. */
function More({ busy, failed, onMore }: { busy: boolean; failed: boolean; onMore: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (busy || failed || !ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { root: ref.current.parentElement, rootMargin: "900px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [busy, failed, onMore]);
  return (
    <div ref={ref} className={styles.more}>
      <Button variant="quiet" size="small" busy={busy} onClick={onMore}>
        {failed ? "Try Again" : "Show more"}
      </Button>
    </div>
  );
}

function Bones() {
  return (
    <Loading label="Loading form submissions..." className={styles.scroll}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <div key={row} className={styles.bone}>
          <Skeleton shape="circle" className={styles.boneDot} />
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
      ))}
    </Loading>
  );
}
