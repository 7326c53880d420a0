import { Kbd } from "#src/ui/kbd.tsx";
import styles from "./shortcuts.module.css";

/** The most used keys, below the list. */
export function ShortcutHints({ onMore }: { onMore: () => void }) {
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
