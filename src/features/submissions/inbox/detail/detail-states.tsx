import type { UseQueryResult } from "@tanstack/react-query";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import Search from "lucide-react/icons/search";
import { hasStatus } from "#src/lib/api.ts";
import { Empty } from "#src/ui/empty.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
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

/** The content of the detail while its submission is not there: loading, failed, or not found. */
export function DetailPlaceholder({ record }: { record: UseQueryResult }) {
  if (hasStatus(record.error, 404, 400)) {
    return (
      <Empty
        icon={<Search aria-hidden="true" />}
        title="This submission is not here"
        text="It was deleted, or the link to it is incomplete."
      />
    );
  }
  return (
    <QueryPlaceholder query={record} label="Loading the submission..." className={styles.skeleton}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="quarter" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </QueryPlaceholder>
  );
}
