import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Menu } from "#src/ui/menu.tsx";
import styles from "./repeater.module.css";

interface RepeaterEntryProps {
  position: { index: number; count: number };
  noun: string;
  dragKey: string;
  /** The key of the entry that is being dragged, in this list. */
  draggedKey: string | null;
  onDrag: (key: string | null) => void;
  /** Another entry of this list is dragged over this one. */
  onDragOver: (draggedKey: string) => void;
  onMove: (to: number) => void;
  previewId: string | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a Repeater: its grip, its fields and the button that removes it. */
export function RepeaterEntry(props: RepeaterEntryProps) {
  const { position, noun, dragKey, draggedKey, onDragOver, previewId, onRemove, children } = props;
  return (
    <li
      data-preview={previewId}
      data-dragged={dragKey === draggedKey || undefined}
      onDragOver={(event) => {
        if (draggedKey === null) return;
        event.preventDefault();
        onDragOver(draggedKey);
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <Grip {...props} />
      <div className={styles.body}>{children}</div>
      <IconButton label={`Remove ${noun} ${position.index + 1}`} title="Remove" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function Grip({ position: { index, count }, noun, dragKey, onDrag, onMove }: RepeaterEntryProps) {
  const grip = useRef<HTMLSpanElement>(null);
  /** Moving the entry's element in the list drops the focus. */
  function moveWithFocus(to: number) {
    flushSync(() => onMove(to));
    grip.current?.querySelector("button")?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    moveWithFocus(index + step);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside acts; this is dragged along with it
    <span
      ref={grip}
      className={styles.grip}
      draggable
      title="Drag, press, or Alt with the arrow keys"
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", dragKey);
        onDrag(dragKey);
      }}
      onDragEnd={() => onDrag(null)}
      onKeyDown={onKeyDown}
    >
      <Menu
        square
        label={`Move ${noun} ${index + 1}`}
        trigger={<GripVertical aria-hidden="true" />}
        actions={[
          { label: "Move up", disabled: index === 0, onSelect: () => moveWithFocus(index - 1) },
          {
            label: "Move down",
            disabled: index === count - 1,
            onSelect: () => moveWithFocus(index + 1),
          },
        ]}
      />
    </span>
  );
}
