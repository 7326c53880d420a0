import { type KeyboardEvent, type ReactNode, type Ref, useRef } from "react";
import styles from "./tabs.module.css";

export interface TabItem {
  id: string;
  label: ReactNode;
}

interface TabListProps {
  /** What the tabs choose between, spoken. */
  label: string;
  /** Joins tabs and panels; unique on the page. */
  group: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** The pointer resting on a tab selects it too. */
  selectOnHover?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The bar of tabs (WAI-ARIA tabs with automatic activation): arrows, Home and End move and select. */
export function TabList({
  label,
  group,
  items,
  selected,
  onSelect,
  selectOnHover = false,
  className,
  ref,
}: TabListProps) {
  const tabs = useRef(new Map<string, HTMLButtonElement>());

  function move(event: KeyboardEvent) {
    const index = items.findIndex((item) => item.id === selected);
    const next = target(event.key, index, items.length);
    const item = next === null ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onSelect(item.id);
    tabs.current.get(item.id)?.focus();
  }
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      className={className ? `${styles.list} ${className}` : styles.list}
      onKeyDown={move}
    >
      {items.map(({ id, label: text }) => (
        <button
          key={id}
          ref={(element) => {
            if (element) tabs.current.set(id, element);
            else tabs.current.delete(id);
          }}
          type="button"
          role="tab"
          id={`${group}-${id}-tab`}
          aria-controls={`${group}-${id}-panel`}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
          onPointerEnter={(event) => {
            if (selectOnHover && event.pointerType === "mouse") onSelect(id);
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  group: string;
  id: string;
  selected: boolean;
  className?: string;
  children: ReactNode;
}

/** What a tab shows. Every panel is in the HTML; style hides those that are not selected. */
export function TabPanel({ group, id, selected, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${group}-${id}-panel`}
      aria-labelledby={`${group}-${id}-tab`}
      data-selected={selected || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern makes the panel the next stop of the keyboard
      tabIndex={0}
      className={className ? `${styles.panel} ${className}` : styles.panel}
    >
      {children}
    </div>
  );
}

function target(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
