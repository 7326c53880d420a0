import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./local-draft-notice.module.css";

interface LocalDraftNoticeProps {
  /** When it was written, ISO. */
  offer: { at: string } | null;
  restoreOffer: () => void;
  discardOffer: () => void;
}

/** Offers a draft of an earlier visit that was never saved. */
export function LocalDraftNotice({ offer, restoreOffer, discardOffer }: LocalDraftNoticeProps) {
  const now = useNow();
  if (!offer) return null;
  return (
    <div className={styles.notice} role="status">
      <p>This device kept changes from {formatMoment(offer.at, now)} that were not saved.</p>
      <Button variant="outline" size="small" onClick={restoreOffer}>
        Restore
      </Button>
      <Button variant="quiet" size="small" onClick={discardOffer}>
        Discard
      </Button>
    </div>
  );
}
