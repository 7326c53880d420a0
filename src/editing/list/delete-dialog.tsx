import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
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
  if (items.length === 0) return null;
  return (
    <ConfirmDialog
      title={`Delete ${noun}`}
      action="Delete"
      onClose={onClose}
      onConfirm={() => onDelete(items)}
    >
      <div className={styles.text}>
        <p>Are you sure you want to delete this {noun}?</p>
        {items.map((item) => (
          <p key={item.id} className={styles.name}>
            {nameOf(item)}
          </p>
        ))}
      </div>
    </ConfirmDialog>
  );
}
