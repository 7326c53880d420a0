import { Dialog } from "#src/ui/dialog.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import styles from "./shortcuts.module.css";

const shortcuts = [
  { keys: ["J", "K"], action: "Next and previous submission" },
  { keys: ["Enter"], action: "Open the submission" },
  { keys: ["X"], action: "Select or unselect it" },
  { keys: ["Shift", "X"], action: "Select all from the last one to it" },
  { keys: ["S"], action: "Set its status, or that of all selected" },
  { keys: ["P"], action: "Set the priority" },
  { keys: ["I"], action: "Assign to a colleague" },
  { keys: ["A"], action: "Take it, or all that are selected" },
  { keys: ["Y"], action: "Archive" },
  { keys: ["!"], action: "Move to spam or out of it" },
  { keys: ["#"], action: "Delete" },
  { keys: ["R"], action: "Write a reply" },
  { keys: ["N"], action: "Write a note" },
  { keys: ["H"], action: "Plan a call to the sender" },
  { keys: ["E"], action: "Edit it" },
  { keys: ["Ctrl", "S"], action: "Save what is being edited" },
  { keys: ["Z"], action: "Undo what the message on the screen names" },
  { keys: ["Shift", "Z"], action: "Redo it" },
  { keys: ["Ctrl", "K"], action: "All commands, views, enquiries and articles" },
  { keys: ["/"], action: "Search; Enter or ↓ goes to the list" },
  { keys: ["["], action: "Fold the sidebar" },
  { keys: ["Esc"], action: "Clear the selection, or close" },
  { keys: ["?"], action: "Show these keys" },
];

/** Every key of the inbox. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keys">
      <dl className={styles.list}>
        {shortcuts.map(({ keys, action }) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
