import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
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
   * What the fields show beside their entry. With it, the fields of an entry render again only when
   * the entry or one of these values changes: typing in one of many entries stays fast.
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
  const { move, remove, set, announcement } = useEntries(entries, noun, onChange);
  function add() {
    onChange([...entries, makeEntry()]);
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>("input, textarea")?.focus(),
    );
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
            <RepeaterEntry
              key={entry.key}
              position={{ index, count: entries.length }}
              noun={noun}
              dragKey={entry.key}
              draggedKey={draggedKey}
              onDrag={setDraggedKey}
              onDragOver={(key) =>
                move(
                  entries.findIndex((other) => other.key === key),
                  index,
                )
              }
              onMove={(to) => move(index, to)}
              previewId={previewId?.(entry)}
              onRemove={() => remove(entry, index)}
            >
              <EntryFields entry={entry} number={index + 1} watched={watched} set={set} render={children} />
            </RepeaterEntry>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

interface EntryFieldsProps<Entry extends Keyed<object>> extends Pick<RepeaterProps<Entry>, "watched"> {
  entry: Entry;
  number: number;
  set: (key: string, part: Partial<Entry>) => void;
  render: RepeaterProps<Entry>["children"];
}

function EntryFields<Entry extends Keyed<object>>(props: EntryFieldsProps<Entry>) {
  const { entry, number, watched, set, render } = props;
  const fields = () => render(entry, (part) => set(entry.key, part), number);
  // Without a list the fields are made in every render: `props` is new each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list says what the fields depend on
  return useMemo(fields, watched ? [entry, number, ...watched] : [props]);
}

/** Moving, removing and changing entries. `announcement` is for screen readers. */
function useEntries<Entry extends Keyed<object>>(
  entries: readonly Entry[],
  noun: string,
  onChange: (entries: Entry[]) => void,
) {
  const [announcement, setAnnouncement] = useState("");
  // For Undo and Redo, which come when the list has changed again.
  const latest = useRef({ entries, onChange });
  useEffect(() => {
    latest.current = { entries, onChange };
  });
  function remove(entry: Entry, index: number) {
    const others = () => latest.current.entries.filter(({ key }) => key !== entry.key);
    const name = `${capitalise(noun)} ${index + 1}`;
    latest.current.onChange(others());
    const redo = { label: "Redo", onSelect: () => remove(entry, index) };
    const restore = () => {
      latest.current.onChange(others().toSpliced(index, 0, entry));
      showToast({ text: `${name} is back`, action: redo });
    };
    showToast({ text: `${name} removed`, action: { label: "Undo", onSelect: restore } });
  }
  return {
    announcement,
    move(from: number, to: number) {
      if (to < 0 || to >= entries.length || from === to) return;
      onChange(moveEntry(entries, from, to));
      setAnnouncement(`${noun} moved to place ${to + 1} of ${entries.length}`);
    },
    remove,
    set(key: string, part: Partial<Entry>) {
      const { entries: now, onChange: change } = latest.current;
      change(now.map((other) => (other.key === key ? { ...other, ...part } : other)));
    },
  };
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
