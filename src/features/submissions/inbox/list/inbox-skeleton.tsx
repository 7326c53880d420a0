import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import styles from "./inbox-list.module.css";

/** The list while its first page loads. */
export function InboxSkeleton() {
  return (
    <Loading label="Loading form submissions..." className={styles.scroll}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <div key={row} className={styles.skeleton}>
          <RowSkeleton />
        </div>
      ))}
    </Loading>
  );
}

/** One row that is still loading. */
export function RowSkeleton() {
  return (
    <>
      <Skeleton shape="circle" className={styles.skeletonIcon} />
      <Skeleton width="half" />
      <Skeleton width="wide" />
    </>
  );
}
