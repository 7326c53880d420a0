import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { type Keyed, moveEntry } from "../drafts/editor-draft.ts";
import styles from "./repeater.module.css";

interface RepeaterProps<Entry extends Keyed<object>> {
  id: string;
  title: string;
  hint?: string;
  /** One entry in words: "section". */
  noun: string;
  entries: readonly Entry[];
  limit: number;
  error?: string;
  makeEntry: () => Entry;
  onChange: (entries: Entry[]) => void;
  /** The fields of one entry; `set` changes some of it. */
  children: (entry: Entry, set: (part: Partial<Entry>) => void, number: number) => ReactNode;
}

/** A list that can be added to, cleared and reordered: by dragging the grip, with the menu that a press on it opens, or with Alt and the arrow keys. */
export function Repeater<Entry extends Keyed<object>>(props: RepeaterProps<Entry>) {
  const { id, title, hint, noun, entries, limit, error, makeEntry, onChange, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [spoken, setSpoken] = useState("");

  function add() {
    onChange([...entries, makeEntry()]);
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea")?.focus(),
    );
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= entries.length || from === to) return;
    onChange(moveEntry(entries, from, to));
    setSpoken(`${noun} moved to place ${to + 1} of ${entries.length}`);
  }
  function press(event: KeyboardEvent, index: number) {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    const { target } = event;
    move(index, index + by);
    requestAnimationFrame(() => target instanceof HTMLElement && target.focus());
  }
  /** From the grip's menu, which gives the focus back to a button that the move has taken along. */
  function moveByMenu(from: number, to: number) {
    move(from, to);
    requestAnimationFrame(() => list.current?.children[to]?.querySelector("button")?.focus());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and this a heading with a button beside it
    <div role="group" className={styles.group} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <span>{hint ?? (entries.length > 0 ? entries.length : "")}</span>
        <Button id={id} variant="outline" size="small" disabled={entries.length >= limit} onClick={add}>
          <Plus aria-hidden="true" />
          Add {noun}
        </Button>
      </header>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {entries.length > 0 && (
        <ul ref={list} className={styles.list}>
          {entries.map((entry, index) => (
            <li
              key={entry.key}
              data-dragged={entry.key === dragged || undefined}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(
                  entries.findIndex(({ key }) => key === dragged),
                  index,
                );
              }}
              onDrop={(event) => event.preventDefault()}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what acts; this is dragged along with it */}
              <span
                className={styles.grip}
                draggable
                title="Drag, press, or Alt with the arrow keys"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  event.dataTransfer.setData("text/plain", entry.key);
                  setDragged(entry.key);
                }}
                onDragEnd={() => setDragged(null)}
                onKeyDown={(event) => press(event, index)}
              >
                <Menu
                  square
                  label={`Move ${noun} ${index + 1}`}
                  trigger={<GripVertical aria-hidden="true" />}
                  actions={[
                    {
                      label: "Move up",
                      disabled: index === 0,
                      onSelect: () => moveByMenu(index, index - 1),
                    },
                    {
                      label: "Move down",
                      disabled: index === entries.length - 1,
                      onSelect: () => moveByMenu(index, index + 1),
                    },
                  ]}
                />
              </span>
              <div className={styles.body}>
                {children(
                  entry,
                  (part) =>
                    onChange(
                      entries.map((other) => (other.key === entry.key ? { ...other, ...part } : other)),
                    ),
                  index + 1,
                )}
              </div>
              <Button
                variant="quiet"
                size="small"
                square
                aria-label={`Remove ${noun} ${index + 1}`}
                title="Remove"
                onClick={() => onChange(entries.filter(({ key }) => key !== entry.key))}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.spoken} role="status">
        {spoken}
      </p>
    </div>
  );
}
