import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { Button } from "#src/ui/button.tsx";
import styles from "./bulk-bar.module.css";

interface BulkBarProps {
  count: number;
  busy: boolean;
  onPublish: (isPublished: boolean) => void;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with all selected items at once. */
export function BulkBar({ count, busy, onPublish, onDelete, onClear }: BulkBarProps) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="With selected">
      <b>{count} selected</b>
      <Button variant="inverse" size="small" busy={busy} onClick={() => onPublish(true)}>
        Publish
      </Button>
      <Button variant="inverse" size="small" busy={busy} onClick={() => onPublish(false)}>
        Unpublish
      </Button>
      <Button variant="inverse" size="small" busy={busy} aria-label="Delete selected" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </Button>
      <Button variant="inverse" size="small" square aria-label="Clear selection" onClick={onClear}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
