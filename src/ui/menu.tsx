import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "./button.tsx";
import styles from "./menu.module.css";
import popover from "./popover.module.css";

export interface MenuAction {
  /** Distinguishes actions with the same label. */
  id?: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** The content of the button. */
  trigger: ReactNode;
  /** The button's name, when it has only an icon. */
  label?: string;
  variant?: "outline" | "quiet";
  square?: boolean;
  actions: readonly MenuAction[];
}

/** A button with a list of actions: arrow keys, Escape, and the focus returns to the button. */
export function Menu({ trigger, label, variant = "quiet", square = false, actions }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function items() {
    return [...(list.current?.querySelectorAll<HTMLButtonElement>("[role=menuitem]:not(:disabled)") ?? [])];
  }
  function onKeyDown(event: KeyboardEvent) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Tab") list.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }
  return (
    <>
      <Button
        variant={variant}
        size="small"
        square={square}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || event.altKey) return;
          event.preventDefault();
          list.current?.showPopover({ source: event.currentTarget });
        }}
      >
        {trigger}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={`${popover.popover} ${styles.menu} ${square ? styles.atEnd : ""}`}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          if (event.newState === "open") items()[0]?.focus();
        }}
      >
        <MenuItems actions={actions} onClose={() => list.current?.hidePopover()} />
      </div>
    </>
  );
}

function MenuItems({ actions, onClose }: Pick<MenuProps, "actions"> & { onClose: () => void }) {
  return actions.map(({ label, id = label, icon, danger, disabled, onSelect }) => (
    <button
      key={id}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${popover.option} ${styles.item}`}
      data-danger={danger || undefined}
      disabled={disabled}
      onClick={() => {
        onClose();
        onSelect();
      }}
    >
      {icon}
      {label}
    </button>
  ));
}
