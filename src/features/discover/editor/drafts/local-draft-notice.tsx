import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import type { Editor } from "../use-editor.ts";
import styles from "./local-draft-notice.module.css";

/** Offers the changes that this device kept and nobody saved. */
export function LocalDraftNotice({ editor: { kept, restoreKept, dropKept } }: { editor: Editor }) {
  const now = useNow();
  if (!kept) return null;
  return (
    <div className={styles.notice} role="status">
      <p>This device kept changes from {formatMoment(kept.at, now)} that were not saved.</p>
      <Button variant="outline" size="small" onClick={restoreKept}>
        Restore
      </Button>
      <Button variant="quiet" size="small" onClick={dropKept}>
        Discard
      </Button>
    </div>
  );
}
