import type { Blocker } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./dialog.module.css";

interface LeaveDialogProps {
  blocker: Blocker;
  /** This browser keeps the changes as a local draft. */
  isStored: boolean;
  /** The incomplete entries, when only they are not saved: "Half a question is not part of it." */
  incomplete: string | null;
}

/** Asks whether to leave with unsaved changes or incomplete entries. */
export function LeaveDialog({ blocker, isStored, incomplete }: LeaveDialogProps) {
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === "blocked"} onClose={stay} title="Leave without saving?">
      <div className={styles.ask}>
        {incomplete && <p>Everything else is saved. {incomplete}</p>}
        <p>
          {isStored
            ? "Your changes are kept on this device and offered again when you come back. Files that wait for the save are not."
            : "This browser has no room to keep your changes: what is not saved is lost."}
        </p>
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </div>
      </div>
    </Dialog>
  );
}
