import { flushSync } from "react-dom";
import { openPalette } from "#src/lib/commands.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import { useAssignees } from "./assignee.tsx";
import type { InboxState } from "./use-inbox.ts";
import { commandGroups } from "./use-inbox-commands.tsx";

/** The keys of the inbox, as `shortcuts.tsx` lists them for people. */
export function useInboxShortcuts(inbox: InboxState) {
  const { openId, editing, filter, selection, rowFocus, changeAll } = inbox;
  const { me } = useAssignees();

  function toggleRow(range = false) {
    const id = rowFocus.currentId();
    if (id) selection.toggle(id, range);
  }
  const toggleRange = () => toggleRow(true);
  function editRow() {
    const id = rowFocus.currentId();
    if (id && !filter.deleted) inbox.edit(id);
  }
  /** Runs `change` with the targets, if there are any that can be changed. */
  function withTargets(change: (ids: string[]) => unknown) {
    const ids = filter.deleted ? [] : inbox.targets();
    return ids.length > 0 && change(ids);
  }
  function archive(ids: string[]) {
    void changeAll(ids, { status: "archived" }, "archived");
  }
  function toggleSpam(ids: string[]) {
    void changeAll(ids, { spam: !filter.spam }, filter.spam ? "moved out of spam" : "moved to spam");
  }
  function planCall() {
    const id = rowFocus.currentId();
    if (id && !filter.deleted && !editing) inbox.setRemindedId(id);
  }
  /** Shows the field of a reply or of a note, and puts the cursor into it. */
  function write(kind: "reply" | "note") {
    const group = rowFocus.root.current?.querySelector("[data-write]");
    flushSync(() => group?.querySelector<HTMLElement>(`input[value=${kind}]`)?.click());
    const field = group?.querySelector<HTMLElement>(`textarea[name=${kind}]`);
    field?.focus();
    return Boolean(field);
  }
  function clearOrClose() {
    if (editing) return false;
    if (selection.ids.size > 0) selection.clear();
    else if (openId) inbox.close();
    else return false;
  }

  useShortcuts({
    j: () => inbox.step(1),
    k: () => inbox.step(-1),
    x: () => toggleRow(),
    X: toggleRange,
    e: editRow,
    h: planCall,
    r: () => write("reply"),
    n: () => write("note"),
    a: () => withTargets((ids) => me && void changeAll(ids, me.change, me.description)),
    s: () => withTargets(() => openPalette(commandGroups.status)),
    p: () => withTargets(() => openPalette(commandGroups.priority)),
    i: () => withTargets(() => openPalette(commandGroups.assign)),
    y: () => withTargets(archive),
    "!": () => withTargets(toggleSpam),
    "#": () => withTargets(inbox.deletion.ask),
    "/": () => inbox.searchRef.current?.focus(),
    "?": () => inbox.setShortcutsOpen(true),
    Escape: clearOrClose,
  });
}
