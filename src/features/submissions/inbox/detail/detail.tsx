import { useQuery, useQueryClient } from "@tanstack/react-query";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import SearchX from "lucide-react/icons/search-x";
import { useEffect, useRef } from "react";
import { ApiError } from "#src/lib/api.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { ResponseTarget } from "../first-response.tsx";
import { knownSubmission, submissionQuery } from "../inbox.queries.ts";
import type { InboxFilter } from "../inbox-filter.ts";
import { formTypeLabels, fullName } from "../labels.ts";
import type { useChanges } from "../use-submission-changes.ts";
import { Conflict } from "./conflict-dialog.tsx";
import { ContactActions } from "./contact-actions.tsx";
import styles from "./detail.module.css";
import { DetailBar } from "./detail-bar.tsx";
import { Answers } from "./form-answers.tsx";
import { History } from "./history.tsx";
import { Notes } from "./notes.tsx";
import { CameFrom } from "./origin.tsx";
import { Properties } from "./properties.tsx";
import { useEditing } from "./use-edit-mode.ts";

interface DetailProps {
  id: string;
  filter: InboxFilter;
  /** It lies over the list, as a slide-over. */
  over: boolean;
  closing: boolean;
  editing: boolean;
  onEditing: React.Dispatch<React.SetStateAction<string | null>>;
  onClose: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  changes: ReturnType<typeof useChanges>;
}

/** One submission: how to reach the person, what they sent, what staff noted and did. Mounted once per submission. */
export function Detail({
  id,
  filter,
  over,
  closing,
  editing,
  onEditing,
  onClose,
  onPrevious,
  onNext,
  changes,
}: DetailProps) {
  const client = useQueryClient();
  const now = useNow();
  const pane = useRef<HTMLElement>(null);
  const record = useQuery({
    ...submissionQuery(id),
    placeholderData: () => {
      const submission = knownSubmission(client, id);
      return submission && { submission, etag: null };
    },
  });
  const edit = useEditing({ id, record, editing, onEditing, changes });

  // A slide-over covers the row that opened it, so the keyboard goes on inside.
  useEffect(() => {
    if (over) pane.current?.focus({ preventScroll: true });
  }, [over]);

  const submission = record.data?.submission;
  return (
    <article
      ref={pane}
      className={styles.detail}
      aria-label="Submission"
      tabIndex={-1}
      data-slide-over={over || undefined}
      data-closing={closing || undefined}
    >
      <DetailBar
        id={id}
        submission={submission}
        edit={edit}
        onClose={onClose}
        onPrevious={onPrevious}
        onNext={onNext}
        onChange={(change, words) => void changes.apply([id], change, words)}
      />
      {submission ? (
        <div className={styles.scroll}>
          <div className={styles.main}>
            <header className={styles.title}>
              <h2>{fullName(submission)}</h2>
              <p>
                {formTypeLabels[submission.formType]}, {formatMoment(submission.createdAt, now)}, from the
                website
              </p>
            </header>
            <ContactActions submission={submission} />
            <ResponseTarget submission={submission} now={now} />
            <Answers formData={submission.formData} />
            <CameFrom submission={submission} now={now} />
            <Notes submission={submission} edit={edit} />
            <History submission={submission} now={now} />
          </div>
          <Properties
            submission={submission}
            edit={edit}
            filter={filter}
            now={now}
            onChange={(change, words) => void changes.apply([id], change, words)}
          />
        </div>
      ) : (
        <Missing
          error={record.error}
          busy={record.isFetching}
          onRetry={() => void client.refetchQueries({ queryKey: submissionQuery(id).queryKey })}
        />
      )}
      <Conflict edit={edit} />
    </article>
  );
}

/** Where the detail is when nothing is open. */
export function EmptyDetail() {
  return (
    <section className={styles.nothing} aria-label="Submission">
      <Empty
        icon={<MousePointerClick aria-hidden="true" />}
        title="Select a submission"
        text="Tip: narrow the list with the filters for type, status and priority, then step through it with J and K."
      />
    </section>
  );
}

function Missing({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Empty
        icon={<SearchX aria-hidden="true" />}
        title="This submission is not here"
        text="It was deleted, or the link to it is incomplete."
      />
    );
  }
  if (error) {
    return <FailedPanel text={error.message} busy={busy} onRetry={onRetry} />;
  }
  return (
    <Loading label="Loading the submission..." className={styles.bones}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="quarter" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}
