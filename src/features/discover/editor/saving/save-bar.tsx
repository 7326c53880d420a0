import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { formatClock, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import type { ItemDraft } from "../drafts/use-item-draft.ts";
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

const states = ["draft", "published"] as const;
const stateLabels = { draft: "Draft", published: "Published" } as const;

function StateChoice({ item: { draft, change } }: { item: ItemDraft }) {
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
      onSelect={(state) => change({ isPublished: state === "published" })}
    />
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
