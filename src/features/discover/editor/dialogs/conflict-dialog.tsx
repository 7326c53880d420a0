import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { ContentDiff } from "../../admin/revisions/content-diff.tsx";
import { draftFromItem, toRequestBody } from "../drafts/draft-mapping.ts";
import type { Editor } from "../use-editor.ts";
import styles from "./dialog.module.css";

/** Shows what another admin saved beside the draft, and asks which of the two stays. */
export function ConflictDialog({ editor: { conflict, item } }: { editor: Editor }) {
  const { theirs, dismiss, takeTheirs, saveMine } = conflict;
  return (
    <Dialog
      open={theirs !== null}
      onClose={dismiss}
      closeOnBackdrop={false}
      size="wide"
      title="Somebody else changed this content"
    >
      <div className={styles.ask}>
        <p>
          While you were editing, a colleague saved this item. Nothing of yours is lost before you choose, and
          every save stays in Versions.
        </p>
        {theirs && (
          <ContentDiff
            before={toRequestBody(draftFromItem(theirs))}
            after={toRequestBody(item.draft)}
            beforeLabel="Saved now"
            afterLabel="Yours"
          />
        )}
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => void takeTheirs()}>
            Take what is saved
          </Button>
          <Button onClick={() => void saveMine()}>Save mine</Button>
        </div>
      </div>
    </Dialog>
  );
}
