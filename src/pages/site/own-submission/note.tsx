import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import styles from "./own-submission.module.css";

/** What came of a form, below the page's title. A failure takes the focus. */
export function Note({ done, failure }: { done?: string | undefined; failure?: string | undefined }) {
  if (failure) {
    return (
      // biome-ignore lint/a11y/noAutofocus: the page was rendered to show this
      <div role="alert" tabIndex={-1} autoFocus className={styles.note}>
        <TriangleAlert aria-hidden="true" />
        <p>{failure}</p>
      </div>
    );
  }
  if (!done) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was rendered to show this
    <div role="status" tabIndex={-1} autoFocus className={styles.note}>
      <Check aria-hidden="true" />
      <p>{done}</p>
    </div>
  );
}
