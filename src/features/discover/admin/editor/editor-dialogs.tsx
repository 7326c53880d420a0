import type { Blocker } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import styles from "./editor-dialogs.module.css";
import { bodyOf, draftOf, type EditorDraft } from "./model.ts";
import type { Editor } from "./use-editor.ts";

/** What the editor asks: whether to leave with unsaved changes, and whose version stays. */
export function EditorDialogs({ editor, blocker }: { editor: Editor; blocker: Blocker }) {
  const stay = () => blocker.reset?.();
  return (
    <>
      <Dialog open={blocker.state === "blocked"} onClose={stay} title="Leave without saving?">
        <div className={styles.ask}>
          <p>
            Your changes are kept on this device and offered again when you come back. Files that wait for the
            save are not.
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

const names: Partial<Record<keyof EditorDraft, string>> = {
  contentType: "Type",
  isPublished: "State",
  title: "Title",
  slug: "Address",
  description: "Description",
  mainImageUrl: "Image",
  mainVideoUrl: "Video",
  sections: "Sections",
  keyHighlights: "Key highlights",
  features: "Features",
  faqs: "FAQs",
  importantNote: "Important note",
  tags: "Tags",
  metaTitle: "Meta title",
  metaDescription: "Meta description",
};

function ConflictDialog({
  editor: { conflict, draft, takeTheirs, decideLater, saveMine },
}: {
  editor: Editor;
}) {
  const theirs = conflict && bodyOf(draftOf(conflict));
  const mine = bodyOf(draft);
  const fields = theirs
    ? (Object.keys(names) as (keyof EditorDraft)[]).filter(
        (field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]),
      )
    : [];
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
          While you were editing, a colleague saved this item. Nothing of yours is lost before you choose.
        </p>
        {theirs && (
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Saved now</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{names[field]}</th>
                  <td>{inWords(theirs[field])}</td>
                  <td>{inWords(mine[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
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

function inWords(value: unknown): string {
  if (value === true) return "Published";
  if (value === false) return "Draft";
  if (Array.isArray(value)) {
    return (
      value
        .map((entry) => (typeof entry === "string" ? entry : String(entry.title ?? entry.question)))
        .join(", ") || "None"
    );
  }
  return value ? String(value) : "None";
}
