import type { ReactNode } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./confirm-dialog.module.css";

interface ConfirmDialogProps {
  title: string;
  /** The verb of the action, on its button. */
  action: string;
  onClose: () => void;
  onConfirm: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something happens that is hard to undo. */
export function ConfirmDialog({ title, action, onClose, onConfirm, children }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={styles.ask}>
        {children}
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
