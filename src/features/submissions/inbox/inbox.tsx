import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useMedia } from "#src/lib/use-media.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { useAssigning } from "./assignee.tsx";
import { Detail, EmptyDetail } from "./detail/detail.tsx";
import styles from "./inbox.module.css";
import { inboxPulseQuery, refreshInbox } from "./inbox.queries.ts";
import { noFilter } from "./inbox-filter.ts";
import { fullName } from "./labels.ts";
import { BulkBar } from "./list/bulk-bar.tsx";
import { List, type ListHandle } from "./list/inbox-list.tsx";
import { ListHead } from "./list/list-head.tsx";
import { useInboxPages } from "./list/use-inbox-pages.ts";
import { KeyHints, KeySheet } from "./shortcuts.tsx";
import { useInboxAddress } from "./use-inbox-url.ts";
import { useChanges } from "./use-submission-changes.ts";

const closeDelay = 300;

/** The inbox: filters and rows on one side, the submission that is open on the other, or over it where there is no room. */
export function Inbox() {
  const { filter, open, setFilter, setOpen } = useInboxAddress();
  const list = useInboxPages(filter);
  const rows = useRef<ListHandle>(null);
  const live = useLive(filter, list.total !== null && !list.stale);
  const changes = useChanges();
  const assigning = useAssigning();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<string | null>(null);
  const [sheet, setSheet] = useState(false);
  const [closing, setClosing] = useState(false);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const editing = open !== null && edited === open;
  const over = useMedia("(width <= 1000px)");
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  // Where the keyboard goes on when the row that it was on is gone, and where a range of picked rows begins.
  const place = useRef(0);
  const anchor = useRef<string | null>(null);

  // What is opened while another slides away stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open alone says when
  useEffect(
    () => () => {
      clearTimeout(closeTimer.current);
      setClosing(false);
    },
    [open],
  );
  // What is picked can be seen: another filter begins with nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter alone says when
  useEffect(() => {
    setPicked((before) => (before.size > 0 ? new Set() : before));
    anchor.current = null;
    place.current = 0;
  }, [filter]);
  const { indexOf, idsBetween } = list;
  const pick = useCallback(
    (id: string, range = false) => {
      const from = range && anchor.current !== null ? indexOf(anchor.current) : -1;
      anchor.current = id;
      setPicked((before) => {
        if (from >= 0) return new Set([...before, ...idsBetween(from, indexOf(id))]);
        return before.has(id)
          ? new Set([...before].filter((other) => other !== id))
          : new Set([...before, id]);
      });
    },
    [indexOf, idsBetween],
  );

  /** A row out of sight is not in the document: it is scrolled to first, and drawn a moment later. */
  function focusRow(id: string | null, frames = 6) {
    if (!id) return;
    const link = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`);
    const index = list.indexOf(id);
    if (index >= 0) rows.current?.reveal(index);
    if (link) link.focus({ preventScroll: true });
    else if (index >= 0 && frames > 0) requestAnimationFrame(() => focusRow(id, frames - 1));
  }
  function currentRow(): string | null {
    const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
    return focused ?? open;
  }
  function step(by: 1 | -1) {
    if (editing) return;
    const current = currentRow();
    const at = current ? list.indexOf(current) : -1;
    const next = list.rowAt(at >= 0 ? at + by : Math.max(0, place.current + Math.min(by, 0)));
    if (!next) return;
    focusRow(next.id);
    if (open) setOpen(next.id);
  }
  function pickCurrent(range = false) {
    const row = currentRow();
    if (row) pick(row, range);
  }
  const pickRange = () => pickCurrent(true);
  function close() {
    if (!over) {
      const row = open;
      setOpen(null);
      focusRow(row);
      return;
    }
    if (closing) return;
    setClosing(true);
    closeTimer.current = setTimeout(() => {
      setOpen(null);
      focusRow(open);
    }, closeDelay);
  }

  function leave() {
    if (editing) return false;
    if (picked.size > 0) setPicked(new Set());
    else if (open) close();
    else return false;
  }

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    x: () => pickCurrent(),
    X: pickRange,
    e: () => {
      const row = currentRow();
      if (!row) return;
      if (row !== open) setOpen(row);
      setEdited(row);
    },
    a: () => {
      const { take } = assigning;
      if (!take || editing) return false;
      if (picked.size > 0) return void changePicked(take.change, take.words);
      const row = currentRow();
      if (row) void changes.apply([row], take.change, take.words);
    },
    z: () => changes.undo(),
    "/": () => search.current?.focus(),
    "?": () => setSheet(true),
    Escape: leave,
  });

  async function changePicked(
    ...[change, words]: Parameters<React.ComponentProps<typeof BulkBar>["onChange"]>
  ) {
    const ids = [...picked];
    setPicked(new Set());
    // The bar that was pressed goes away, and with it the place of the keyboard.
    const row = list.rowAt(place.current);
    if (row) focusRow(row.id);
    await changes.apply(ids, change, words);
  }

  const at = open ? list.indexOf(open) : -1;
  const shown = at >= 0 ? list.rowAt(at) : undefined;
  return (
    <div ref={root} className={styles.inbox}>
      {/* Outside of the list, which is out of reach while the detail lies over it. */}
      <h1 className={styles.heading}>Form Submissions</h1>
      <section
        className={styles.list}
        aria-label="Form submissions"
        inert={over && open !== null && !closing}
      >
        <ListHead
          filter={filter}
          total={list.total}
          failed={list.error !== null}
          live={live}
          onFilter={setFilter}
          searchRef={search}
        />
        <List
          ref={rows}
          filter={filter}
          list={list}
          open={open}
          picked={picked}
          onPick={pick}
          onPlace={(index) => {
            place.current = index;
          }}
          onOpen={setOpen}
          onClearFilter={() => setFilter(noFilter)}
        />
        {picked.size > 0 && (
          <BulkBar
            count={picked.size}
            busy={changes.busy}
            ids={[...picked]}
            onChange={changePicked}
            onClear={() => setPicked(new Set())}
          />
        )}
        <KeyHints onMore={() => setSheet(true)} />
      </section>
      {open === null ? (
        <EmptyDetail />
      ) : (
        <Detail
          key={open}
          id={open}
          filter={filter}
          over={over}
          closing={closing}
          editing={editing}
          onEditing={setEdited}
          onClose={close}
          onPrevious={at > 0 && list.rowAt(at - 1) ? () => step(-1) : null}
          onNext={at >= 0 && list.rowAt(at + 1) ? () => step(1) : null}
          changes={changes}
        />
      )}
      {/* The keyboard stays on the row, so that it steps on from there: what opened beside it is said. */}
      <div role="status">
        {shown && !over && <VisuallyHidden>{`${fullName(shown)} is open beside the list.`}</VisuallyHidden>}
      </div>
      <KeySheet open={sheet} onClose={() => setSheet(false)} />
    </div>
  );
}

/** Watches for changes by others, and reads the inbox again when there is one. False while the server does not answer. */
function useLive(filter: Parameters<typeof inboxPulseQuery>[0], loaded: boolean): boolean {
  const client = useQueryClient();
  // After the list, which somebody waits for.
  const pulse = useQuery({ ...inboxPulseQuery(filter), enabled: loaded });
  const seen = useRef<{ filter: typeof filter; mark: string } | null>(null);
  useEffect(() => {
    if (pulse.data === undefined) return;
    const before = seen.current;
    seen.current = { filter, mark: pulse.data };
    if (before && before.filter === filter && before.mark !== pulse.data) void refreshInbox(client);
  }, [client, filter, pulse.data]);
  return !pulse.isError;
}
