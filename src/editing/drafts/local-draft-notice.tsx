import { formatList, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./local-draft-notice.module.css";

interface Offer {
  /** When it was written, ISO. */
  at: string;
  /** Files that were chosen and not uploaded. */
  files: string[];
  /** The fields for which a colleague's was chosen. */
  notChosen?: string[];
}

interface LocalDraftNoticeProps {
  offer: Offer | null;
  offerCount: number;
  offersChanges: boolean;
  titleOfOffer: string | null;
  restoreOffer: () => void;
  discardOffer: () => void;
}

/** Offers a draft of an earlier visit that was never saved. */
export function LocalDraftNotice(props: LocalDraftNoticeProps) {
  const { offer, offerCount, offersChanges, restoreOffer, discardOffer } = props;
  const now = useNow();
  if (!offer) return null;
  return (
    <div className={styles.notice} role="status">
      <p>
        {offersChanges && changesText(props, offer, now)} {filesText(offer)}
        {offerCount > 1 && ` ${offerCount - 1} more after this.`}
      </p>
      {offersChanges && (
        <Button variant="outline" size="small" onClick={restoreOffer}>
          Restore
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={discardOffer}>
        {offersChanges ? "Discard" : "Close"}
      </Button>
    </div>
  );
}

function changesText({ titleOfOffer }: LocalDraftNoticeProps, { at, notChosen }: Offer, now: Date): string {
  const moment = formatMoment(at, now);
  return notChosen
    ? `Your ${formatList(notChosen)} from ${moment} was not chosen. This device keeps it for a day.`
    : `This device kept changes of ${titleOfOffer || "Untitled"} from ${moment} that were not saved.`;
}

function filesText({ files }: Offer): string | null {
  if (files.length === 0) return null;
  return files.length === 1
    ? `The file ${files[0]} was not uploaded and is not on this device: choose it again.`
    : `The files ${formatList(files)} were not uploaded and are not on this device: choose them again.`;
}
