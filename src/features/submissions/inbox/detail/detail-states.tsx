import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import SearchX from "lucide-react/icons/search-x";
import { hasStatus } from "#src/lib/api.ts";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import styles from "./detail.module.css";

/** The detail's place while no submission is open. */
export function EmptyDetail() {
  return (
    <section className={styles.empty} aria-label="Submission">
      <Empty
        icon={<MousePointerClick aria-hidden="true" />}
        title="Select a submission"
        text="Tip: narrow the list with the filters for type, status and priority, then step through it with J and K."
      />
    </section>
  );
}

interface DetailPlaceholderProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
}

/** The content of the detail while its submission is not there: loading, failed, or not found. */
export function DetailPlaceholder({ error, busy, onRetry }: DetailPlaceholderProps) {
  if (hasStatus(error, 404, 400)) {
    return (
      <Empty
        icon={<SearchX aria-hidden="true" />}
        title="This submission is not here"
        text="It was deleted, or the link to it is incomplete."
      />
    );
  }
  if (error) return <FailedPanel text={error.message} busy={busy} onRetry={onRetry} />;
  return (
    <Loading label="Loading the submission..." className={styles.skeleton}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="quarter" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}
