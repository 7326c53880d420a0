import { formatList, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./local-draft-notice.module.css";

interface LocalDraftNoticeProps {
  /** `at`: when it was written, ISO. `notChosen`: the fields for which a colleague's was chosen. */
  offer: { at: string; notChosen?: string[] } | null;
  restoreOffer: () => void;
  discardOffer: () => void;
}

/** Offers a draft of an earlier visit that was never saved. */
export function LocalDraftNotice({ offer, restoreOffer, discardOffer }: LocalDraftNoticeProps) {
  const now = useNow();
  if (!offer) return null;
  return (
    <div className={styles.notice} role="status">
      <p>
        {offer.notChosen
          ? `Your ${formatList(offer.notChosen)} from ${formatMoment(offer.at, now)} was not chosen. This device keeps it for a day.`
          : `This device kept changes from ${formatMoment(offer.at, now)} that were not saved.`}
      </p>
      <Button variant="outline" size="small" onClick={restoreOffer}>
        Restore
      </Button>
      <Button variant="quiet" size="small" onClick={discardOffer}>
        Discard
      </Button>
    </div>
  );
}
