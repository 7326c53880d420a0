import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./delete-dialog.module.css";
import type { NameOf } from "./for-each-item.ts";

interface DeleteDialogProps<Item> {
  /** "content" */
  noun: string;
  /** None: the dialog is closed. */
  items: readonly Item[];
  nameOf: NameOf<Item>;
  onClose: () => void;
  onDelete: (items: readonly Item[]) => void;
}

/** Asks before items are deleted. */
export function DeleteDialog<Item extends { id: string }>(props: DeleteDialogProps<Item>) {
  const { noun, items, nameOf, onClose, onDelete } = props;
  return (
    <Dialog open={items.length > 0} onClose={onClose} title={`Delete ${noun}`}>
      {items.length > 0 && (
        <div className={styles.ask}>
          <p>Are you sure you want to delete this {noun}?</p>
          {items.map((item) => (
            <p key={item.id} className={styles.what}>
              {nameOf(item)}
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
