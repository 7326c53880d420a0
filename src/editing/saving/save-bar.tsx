import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { formatClock } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import styles from "./save-bar.module.css";

/** What the save bar shows of an editor. */
interface SavedState {
  item: {
    draft: { isPublished: boolean };
    setPublished: (isPublished: boolean) => void;
    isChanged: boolean;
    savedAt: string | null;
    incompleteCount: number;
  };
  save: { error: Error | null };
  autosave: { hasConflict: boolean };
  uploads: Pick<MediaUploads, "hasPending" | "hasFailed">;
  localDraft: { isRefused: boolean };
  isSaving: boolean;
  failures: number;
  failure: string | null;
}

interface SaveBarProps {
  editor: SavedState;
  isNew: boolean;
  /** Seconds until a failed save is tried again, or null. */
  retryIn: number | null;
  onSave: () => void;
  onSaveAndLeave: () => void;
  onCancel: () => void;
  /** After the choice of the state. */
  children?: ReactNode;
}

/** Draft or published, the state of the last save, and the ways to save. Always visible. */
export function SaveBar({
  editor,
  isNew,
  retryIn,
  onSave,
  onSaveAndLeave,
  onCancel,
  children,
}: SaveBarProps) {
  const { item, isSaving } = editor;
  return (
    <footer className={styles.bar}>
      <StateChoice item={item} />
      {children}
      <p className={styles.saved} role="status">
        <SaveState editor={editor} retryIn={retryIn} />
      </p>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="outline" busy={isSaving} onClick={onSave}>
        Save
        <span className={styles.key} aria-hidden="true">
          <Kbd>Ctrl S</Kbd>
        </span>
      </Button>
      <Button busy={isSaving} onClick={onSaveAndLeave}>
        {isNew ? "Create" : "Update"}
      </Button>
    </footer>
  );
}

const states = ["draft", "published"] as const;
const stateLabels = { draft: "Draft", published: "Published" } as const;

function StateChoice({ item: { draft, setPublished } }: Pick<SavedState, "item">) {
  return (
    <SegmentedControl
      label="State"
      options={states.map((value) => ({
        value,
        label: (
          <>
            <span className={styles.dot} data-live={value === "published" || undefined} aria-hidden="true" />
            {stateLabels[value]}
          </>
        ),
      }))}
      value={draft.isPublished ? "published" : "draft"}
      onSelect={(state) => setPublished(state === "published")}
    />
  );
}

function SaveState({ editor, retryIn }: { editor: SavedState; retryIn: number | null }) {
  const { isSaving, autosave, item } = editor;
  if (isSaving) return "Saving...";
  if (autosave.hasConflict) return "A colleague saved this too. Press Save to compare.";
  const problem = problemOf(editor);
  if (problem) return retryIn === null ? problem : `${problem} Trying again in ${retryIn} s.`;
  if (!item.savedAt) return item.incompleteCount > 0 ? incompleteText(item) : null;
  return (
    <>
      <Check aria-hidden="true" />
      Saved at {formatClock(item.savedAt)}
      {item.incompleteCount > 0 && `. ${incompleteText(item)}`}
    </>
  );
}

/** What is not saved, in one sentence, or null. */
function problemOf({ item, save, localDraft, failures, failure, uploads }: SavedState): string | null {
  const isKept = !localDraft.isRefused;
  const hasFailed = failures > 0 || save.error !== null;
  if (item.isChanged && hasFailed) return isKept ? "Not saved. Kept on this device." : "Not saved.";
  if (item.isChanged) return isKept ? "Unsaved changes, kept on this device" : "Unsaved changes";
  if (uploads.hasFailed() && failure) return "Text saved, a file not.";
  return uploads.hasPending() ? "A file waits for the save" : null;
}

function incompleteText({ incompleteCount }: SavedState["item"]): string {
  return incompleteCount === 1
    ? "One entry is not part of it yet"
    : `${incompleteCount} entries are not part of it yet`;
}
