import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./decision-dialog.module.css";
import type { AskedDecision } from "./team-screen.tsx";

interface DecisionDialogProps {
  asked: AskedDecision | null;
  onClose: () => void;
  onDecide: (asked: AskedDecision) => void;
}

/** Asks before somebody is shut out. */
export function DecisionDialog({ asked, onClose, onDecide }: DecisionDialogProps) {
  const rejects = asked?.decision === "reject";
  return (
    <Dialog open={asked !== null} onClose={onClose} title={rejects ? "Reject account" : "Disable account"}>
      {asked && (
        <div className={styles.ask}>
          <p>
            <b>{asked.account.name}</b> ({asked.account.email}){" "}
            {rejects
              ? "will not be able to sign in. The account stays under Disabled, where it can be enabled later."
              : "is signed out everywhere at once and cannot sign in until somebody enables the account again. What they wrote stays."}
          </p>
          <div className={styles.actions}>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={() => onDecide(asked)}>
              {rejects ? "Reject" : "Disable"}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
