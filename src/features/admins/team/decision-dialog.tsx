import { ConfirmDialog } from "#src/editing/dialogs/confirm-dialog.tsx";
import styles from "./decision-dialog.module.css";
import type { PendingDecision } from "./team.queries.ts";

interface DecisionDialogProps {
  pending: PendingDecision | null;
  onClose: () => void;
  onConfirm: (decision: PendingDecision) => void;
}

/** Asks before an admin is rejected or disabled. */
export function DecisionDialog({ pending, onClose, onConfirm }: DecisionDialogProps) {
  if (!pending) return null;
  const action = pending.decision === "reject" ? "Reject" : "Disable";
  return (
    <ConfirmDialog
      title={`${action} account`}
      action={action}
      onClose={onClose}
      onConfirm={() => onConfirm(pending)}
    >
      <p className={styles.text}>
        <b>{pending.admin.name}</b> ({pending.admin.email}){" "}
        {pending.decision === "reject"
          ? "will not be able to sign in. The account stays under Disabled, where it can be enabled later."
          : "is signed out everywhere at once and cannot sign in until somebody enables the account again. What they wrote stays."}
      </p>
    </ConfirmDialog>
  );
}
