import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./delete-dialog.module.css";

interface DeleteDialogProps {
  /** None: the dialog is closed. */
  items: readonly DiscoverAdminItem[];
  onClose: () => void;
  onDelete: (items: readonly DiscoverAdminItem[]) => void;
}

/** Asks before items are deleted. */
export function DeleteDialog({ items, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog open={items.length > 0} onClose={onClose} title="Delete content">
      {items.length > 0 && (
        <div className={styles.ask}>
          <p>Are you sure you want to delete this content?</p>
          {items.map(({ id, title }) => (
            <p key={id} className={styles.what}>
              {title}
            </p>
          ))}
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => onDelete(items)}>
              Delete
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
