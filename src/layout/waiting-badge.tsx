import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./waiting-badge.module.css";

/** How many things wait behind a link; nothing when none do. */
export function WaitingBadge({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return (
    <b className={styles.badge}>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </b>
  );
}
