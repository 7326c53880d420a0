import type { Blocker } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./dialog.module.css";

/** Asks whether to leave with unsaved changes. `isStored`: this browser keeps them as a local draft. */
export function LeaveDialog({ blocker, isStored }: { blocker: Blocker; isStored: boolean }) {
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === "blocked"} onClose={stay} title="Leave without saving?">
      <div className={styles.ask}>
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
