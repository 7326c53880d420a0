import Check from "lucide-react/icons/check";
import { useId } from "react";
import { formatClock } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import fields from "./editor-fields.module.css";
import styles from "./save-bar.module.css";
import type { Editor } from "./use-editor.ts";

interface SaveBarProps {
  editor: Editor;
  isNew: boolean;
  onSave: () => void;
  onSaveAndLeave: () => void;
  onCancel: () => void;
}

/** Draft or published, what became of the last save, and the ways to save. Always in sight. */
export function SaveBar({ editor, isNew, onSave, onSaveAndLeave, onCancel }: SaveBarProps) {
  const group = useId();
  const { draft, change, saving } = editor;
  return (
    <footer className={styles.bar}>
      <fieldset className={fields.types} aria-label="State">
        {[false, true].map((isPublished) => (
          <label key={String(isPublished)}>
            <input
              type="radio"
              name={group}
              checked={draft.isPublished === isPublished}
              onChange={() => change({ isPublished })}
            />
            {isPublished ? "Published" : "Draft"}
          </label>
        ))}
      </fieldset>
      <p className={styles.saved} role="status">
        <Saved editor={editor} />
      </p>
      <Button variant="quiet" className={styles.second} onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="outline" title="Save  Ctrl S" busy={saving} onClick={onSave}>
        Save
      </Button>
      <Button busy={saving} onClick={onSaveAndLeave}>
        {isNew ? "Create" : "Update"}
      </Button>
    </footer>
  );
}

function Saved({ editor: { saving, changed, savedAt, failure } }: { editor: Editor }) {
  if (saving) return "Saving...";
  if (failure && changed) return "Not saved. Kept on this device.";
  if (changed) return "Unsaved changes, kept on this device";
  if (!savedAt) return null;
  return (
    <>
      <Check aria-hidden="true" />
      Saved at {formatClock(savedAt)}
    </>
  );
}
