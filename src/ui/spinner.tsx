import styles from "./spinner.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A spinner. `label` is for screen readers; omit it when text beside it says the same. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className={styles.spinner} aria-hidden="true" />;
  return (
    <span role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
