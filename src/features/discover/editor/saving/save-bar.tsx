import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { useId } from "react";
import { formatClock, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import type { ItemDraft } from "../drafts/use-item-draft.ts";
import fields from "../fields/editor-fields.module.css";
import type { Editor } from "../use-editor.ts";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  editor: Editor;
  isNew: boolean;
  onSave: () => void;
  onSaveAndLeave: () => void;
  onCancel: () => void;
  onSchedule: () => void;
}

/** Draft or published, the state of the last save, and the ways to save. Always visible. */
export function SaveBar({ editor, isNew, onSave, onSaveAndLeave, onCancel, onSchedule }: SaveBarProps) {
  const { item, isSaving } = editor;
  return (
    <footer className={styles.bar}>
      <StateChoice item={item} />
      <ScheduleButton item={item} onSchedule={onSchedule} />
      <p className={styles.saved} role="status">
        <SaveState editor={editor} />
      </p>
      <Button variant="quiet" className={styles.second} onClick={onCancel}>
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

function StateChoice({ item: { draft, change } }: { item: ItemDraft }) {
  const group = useId();
  return (
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
  );
}

/** For a stored item that is a draft and stays one. */
function ScheduleButton({ item, onSchedule }: { item: ItemDraft; onSchedule: () => void }) {
  const now = useNow();
  const { stored, draft } = item;
  if (!stored || stored.item.isPublished || draft.isPublished) return null;
  const { scheduledAt } = stored.item;
  return (
    <Button variant="quiet" size="small" className={styles.schedule} onClick={onSchedule}>
      <Clock aria-hidden="true" />
      <span data-set={scheduledAt ? true : undefined}>
        {scheduledAt ? `Publishes ${formatMoment(scheduledAt, now)}` : "Schedule"}
      </span>
    </Button>
  );
}

function SaveState({ editor }: { editor: Editor }) {
  const { isSaving, hasChanges, failure, autosave, localDraft, item } = editor;
  const isStored = !localDraft.isRefused;
  if (isSaving) return "Saving...";
  if (autosave.hasConflict) return "A colleague saved this too. Press Save to compare.";
  if (failure && hasChanges) return isStored ? "Not saved. Kept on this device." : "Not saved.";
  if (hasChanges) return isStored ? "Unsaved changes, kept on this device" : "Unsaved changes";
  if (!item.savedAt) return null;
  return (
    <>
      <Check aria-hidden="true" />
      Saved at {formatClock(item.savedAt)}
    </>
  );
}
