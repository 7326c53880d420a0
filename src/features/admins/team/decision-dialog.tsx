import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./decision-dialog.module.css";
import type { PendingDecision } from "./team.queries.ts";

interface DecisionDialogProps {
  pending: PendingDecision | null;
  onClose: () => void;
  onConfirm: (decision: PendingDecision) => void;
}

/** Asks before an admin is rejected or disabled. */
export function DecisionDialog({ pending, onClose, onConfirm }: DecisionDialogProps) {
  const isRejection = pending?.decision === "reject";
  return (
    <Dialog
      open={pending !== null}
      onClose={onClose}
      title={isRejection ? "Reject account" : "Disable account"}
    >
      {pending && (
        <div className={styles.ask}>
          <p>
            <b>{pending.admin.name}</b> ({pending.admin.email}){" "}
            {isRejection
              ? "will not be able to sign in. The account stays under Disabled, where it can be enabled later."
              : "is signed out everywhere at once and cannot sign in until somebody enables the account again. What they wrote stays."}
          </p>
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => onConfirm(pending)}>
              {isRejection ? "Reject" : "Disable"}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
