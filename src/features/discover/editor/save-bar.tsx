import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { useId } from "react";
import { formatClock, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import fields from "./fields/editor-fields.module.css";
import styles from "./save-bar.module.css";
import type { Editor } from "./use-editor.ts";

interface SaveBarProps {
  editor: Editor;
  isNew: boolean;
  onSave: () => void;
  onSaveAndLeave: () => void;
  onCancel: () => void;
  onSchedule: () => void;
}

/** Draft or published, what became of the last save, and the ways to save. Always in sight. */
export function SaveBar({ editor, isNew, onSave, onSaveAndLeave, onCancel, onSchedule }: SaveBarProps) {
  const group = useId();
  const now = useNow();
  const { stored, draft, change, saving } = editor;
  const scheduledAt = stored?.item.scheduledAt;
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
            <span className={styles.dot} data-live={isPublished || undefined} aria-hidden="true" />
            {isPublished ? "Published" : "Draft"}
          </label>
        ))}
      </fieldset>
      {stored && !stored.item.isPublished && !draft.isPublished && (
        <Button variant="quiet" size="small" className={styles.schedule} onClick={onSchedule}>
          <Clock aria-hidden="true" />
          <span data-set={scheduledAt ? true : undefined}>
            {scheduledAt ? `Publishes ${formatMoment(scheduledAt, now)}` : "Schedule"}
          </span>
        </Button>
      )}
      <p className={styles.saved} role="status">
        <Saved editor={editor} />
      </p>
      <Button variant="quiet" className={styles.second} onClick={onCancel}>
        Cancel
      </Button>
      <Button variant="outline" busy={saving} onClick={onSave}>
        Save
        <span className={styles.key} aria-hidden="true">
          <Kbd>Ctrl S</Kbd>
        </span>
      </Button>
      <Button busy={saving} onClick={onSaveAndLeave}>
        {isNew ? "Create" : "Update"}
      </Button>
    </footer>
  );
}

function Saved({ editor: { saving, changed, savedAt, failure, stale, keeps } }: { editor: Editor }) {
  if (saving) return "Saving...";
  if (stale) return "A colleague saved this too. Press Save to compare.";
  if (failure && changed) return keeps ? "Not saved. Kept on this device." : "Not saved.";
  if (changed) return keeps ? "Unsaved changes, kept on this device" : "Unsaved changes";
  if (!savedAt) return null;
  return (
    <>
      <Check aria-hidden="true" />
      Saved at {formatClock(savedAt)}
    </>
  );
}
