import { Dialog } from "#src/ui/dialog.tsx";
import { Kbd } from "#src/ui/kbd.tsx";
import styles from "./shortcuts.module.css";

const keys = [
  { caps: ["J", "K"], does: "Next and previous submission" },
  { caps: ["Enter"], does: "Open the submission" },
  { caps: ["X"], does: "Select or unselect it" },
  { caps: ["Shift", "X"], does: "Select all from the last one to it" },
  { caps: ["E"], does: "Edit it" },
  { caps: ["A"], does: "Take it, or all that are selected" },
  { caps: ["Ctrl", "S"], does: "Save what is being edited" },
  { caps: ["Z"], does: "Undo the last change" },
  { caps: ["/"], does: "Search" },
  { caps: ["["], does: "Fold the sidebar" },
  { caps: ["Esc"], does: "Clear the selection, or close" },
  { caps: ["?"], does: "Show these keys" },
];

/** The keys that are used most, under the list. */
export function KeyHints({ onMore }: { onMore: () => void }) {
  return (
    <div className={styles.hints}>
      <span>
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> Move
      </span>
      <span>
        <Kbd>X</Kbd> Select
      </span>
      <span>
        <Kbd>E</Kbd> Edit
      </span>
      <span>
        <Kbd>A</Kbd> Take
      </span>
      <span>
        <Kbd>Z</Kbd> Undo
      </span>
      <button type="button" onClick={onMore}>
        <Kbd>?</Kbd> All keys
      </button>
    </div>
  );
}

/** Every key of the inbox. */
export function KeySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <dl className={styles.sheet}>
        {keys.map(({ caps, does }) => (
          <div key={does}>
            <dt>
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
