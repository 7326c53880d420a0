import type { Blocker } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { ContentDiff } from "../admin/revisions/content-diff.tsx";
import { draftFromItem, toRequestBody } from "./drafts/editor-draft.ts";
import styles from "./editor-dialogs.module.css";
import type { Editor } from "./use-editor.ts";

/** What the editor asks: whether to leave with unsaved changes, and whose version stays. */
export function EditorDialogs({ editor, blocker }: { editor: Editor; blocker: Blocker }) {
  const stay = () => blocker.reset?.();
  return (
    <>
      <Dialog open={blocker.state === "blocked"} onClose={stay} title="Leave without saving?">
        <div className={styles.ask}>
          <p>
            {editor.keeps
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
      <ConflictDialog editor={editor} />
    </>
  );
}

function ConflictDialog({
  editor: { conflict, draft, takeTheirs, decideLater, saveMine },
}: {
  editor: Editor;
}) {
  return (
    <Dialog
      open={conflict !== null}
      onClose={decideLater}
      closeOnBackdrop={false}
      size="wide"
      title="Somebody else changed this content"
    >
      <div className={styles.ask}>
        <p>
          While you were editing, a colleague saved this item. Nothing of yours is lost before you choose, and
          every save stays in Versions.
        </p>
        {conflict && (
          <ContentDiff
            before={toRequestBody(draftFromItem(conflict))}
            after={toRequestBody(draft)}
            beforeLabel="Saved now"
            afterLabel="Yours"
          />
        )}
        <div className={styles.actions}>
          <Button variant="outline" onClick={takeTheirs}>
            Take what is saved
          </Button>
          <Button onClick={() => void saveMine()}>Save mine</Button>
        </div>
      </div>
    </Dialog>
  );
}
