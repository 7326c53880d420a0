import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./delete-dialog.module.css";

interface DeleteDialogProps {
  item: DiscoverAdminItem | null;
  onClose: () => void;
  onDelete: (item: DiscoverAdminItem) => void;
}

/** Asks for confirmation before an item is deleted. */
export function DeleteDialog({ item, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog open={item !== null} onClose={onClose} title="Delete content">
      {item && (
        <div className={styles.ask}>
          <p>Are you sure you want to delete this content?</p>
          <p className={styles.what}>{item.title}</p>
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => onDelete(item)}>
              Delete
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
