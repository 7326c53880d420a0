import Plus from "lucide-react/icons/plus";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { capitalise } from "#shared/text.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { Keyed } from "../keyed.ts";
import { moveEntry } from "./move-entry.ts";
import styles from "./repeater.module.css";
import { RepeaterEntry } from "./repeater-entry.tsx";

interface RepeaterProps<Entry extends Keyed<object>> {
  id: string;
  title: string;
  /** One entry: "section". */
  noun: string;
  entries: readonly Entry[];
  limit: number;
  error?: string;
  makeEntry: () => Entry;
  /** The id of the heading that the preview shows while an entry is edited. */
  previewId?: (entry: Entry) => string;
  onChange: (entries: Entry[]) => void;
  /**
   * What the fields show beside their entry, perhaps nothing. With it, an entry renders again only
   * when it or one of these values changes: typing in one of many entries stays fast.
   */
  watched?: readonly unknown[];
  /** The fields of one entry; `set` changes some of it. */
  children: (entry: Entry, set: (part: Partial<Entry>) => void, number: number) => ReactNode;
}

/**
 * A list whose entries can be added, removed and moved: by dragging the grip, with the grip's
 * menu, or with Alt and the arrow keys.
 */
export function Repeater<Entry extends Keyed<object>>(props: RepeaterProps<Entry>) {
  const { id, noun, entries, error, makeEntry, previewId, watched, onChange, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  const { actions, announcement } = useEntries(entries, noun, onChange);
  function add() {
    // At once: a focus that comes with the next frame would take the keys that follow away from where they go.
    flushSync(() => onChange([...entries, makeEntry()]));
    list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea")?.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and this a heading with a button beside it
    <div role="group" className={styles.group} aria-labelledby={`${id}-title`}>
      <RepeaterHeader {...props} onAdd={add} />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {entries.length > 0 && (
        <ul ref={list} className={styles.list}>
          {entries.map((entry, index) => (
            <Item
              key={entry.key}
              entry={entry}
              index={index}
              count={entries.length}
              noun={noun}
              draggedKey={draggedKey}
              onDrag={setDraggedKey}
              previewId={previewId?.(entry)}
              watched={watched}
              actions={actions}
              render={children}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

interface EntryActions<Entry> {
  /** Moves the entry with this key to a place in the list. */
  move: (key: string, to: number) => void;
  remove: (key: string) => void;
  set: (key: string, part: Partial<Entry>) => void;
}

interface ItemProps<Entry extends Keyed<object>> extends Pick<RepeaterProps<Entry>, "noun" | "watched"> {
  entry: Entry;
  index: number;
  count: number;
  draggedKey: string | null;
  onDrag: (key: string | null) => void;
  previewId: string | undefined;
  actions: EntryActions<Entry>;
  render: RepeaterProps<Entry>["children"];
}

const Item = memo(function Item<Entry extends Keyed<object>>(props: ItemProps<Entry>) {
  const { entry, index, count, noun, draggedKey, onDrag, previewId, actions, render } = props;
  const { key } = entry;
  return (
    <RepeaterEntry
      position={{ index, count }}
      noun={noun}
      dragKey={key}
      draggedKey={draggedKey}
      onDrag={onDrag}
      onDragOver={(dragged) => actions.move(dragged, index)}
      onMove={(to) => actions.move(key, to)}
      previewId={previewId}
      onRemove={() => actions.remove(key)}
    >
      {render(entry, (part) => actions.set(key, part), index + 1)}
    </RepeaterEntry>
  );
}, isUnchanged) as <Entry extends Keyed<object>>(props: ItemProps<Entry>) => ReactNode;

/** Whether an entry looks as before. `render` is new each time: `watched` says what it depends on. */
function isUnchanged(
  { watched: before, render: _, ...one }: ItemProps<Keyed<object>>,
  { watched, render: __, ...other }: ItemProps<Keyed<object>>,
): boolean {
  if (!before || !watched || !hasSameValues(before, watched)) return false;
  return hasSameValues(Object.values(one), Object.values(other));
}

function hasSameValues(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}

/** Moving, removing and changing entries, by their keys. `announcement` is for screen readers. */
function useEntries<Entry extends Keyed<object>>(
  entries: readonly Entry[],
  noun: string,
  onChange: (entries: Entry[]) => void,
) {
  const [announcement, setAnnouncement] = useState("");
  // For Undo and Redo, which come when the list has changed again, and so that actions never change.
  const latest = useRef({ entries, onChange });
  useEffect(() => {
    latest.current = { entries, onChange };
  });
  const [actions] = useState((): EntryActions<Entry> => {
    const indexOf = (key: string) => latest.current.entries.findIndex((entry) => entry.key === key);
    function remove(key: string) {
      const index = indexOf(key);
      const entry = latest.current.entries[index];
      if (!entry) return;
      const others = () => latest.current.entries.filter((other) => other.key !== key);
      const name = `${capitalise(noun)} ${index + 1}`;
      latest.current.onChange(others());
      const redo = { label: "Redo", onSelect: () => remove(key) };
      const restore = () => {
        latest.current.onChange(others().toSpliced(index, 0, entry));
        showToast({ text: `${name} is back`, action: redo });
      };
      showToast({ text: `${name} removed`, action: { label: "Undo", onSelect: restore } });
    }
    return {
      move(key, to) {
        const { entries: now, onChange: change } = latest.current;
        const from = indexOf(key);
        if (from < 0 || to < 0 || to >= now.length || from === to) return;
        change(moveEntry(now, from, to));
        setAnnouncement(`${noun} moved to place ${to + 1} of ${now.length}`);
      },
      remove,
      set(key, part) {
        const { entries: now, onChange: change } = latest.current;
        change(now.map((other) => (other.key === key ? { ...other, ...part } : other)));
      },
    };
  });
  return { announcement, actions };
}

type RepeaterHeaderProps = Pick<RepeaterProps<Keyed<object>>, "id" | "title" | "noun" | "limit"> & {
  entries: readonly unknown[];
  onAdd: () => void;
};

function RepeaterHeader({ id, title, noun, limit, entries, onAdd }: RepeaterHeaderProps) {
  return (
    <header>
      <h2 id={`${id}-title`}>{title}</h2>
      <span>{entries.length > 0 ? entries.length : ""}</span>
      <Button id={id} variant="outline" size="small" disabled={entries.length >= limit} onClick={onAdd}>
        <Plus aria-hidden="true" />
        Add {noun}
      </Button>
    </header>
  );
}
