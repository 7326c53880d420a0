import type { RefObject } from "react";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import type { SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { useAssignees } from "./assignee.tsx";
import type { useRowFocus } from "./use-row-focus.ts";
import type { RowSelection } from "./use-row-selection.ts";
import type { SubmissionChanges } from "./use-submission-changes.ts";

interface ShortcutTargets {
  openId: string | null;
  editing: boolean;
  selection: RowSelection;
  rowFocus: ReturnType<typeof useRowFocus>;
  changes: SubmissionChanges;
  searchRef: RefObject<HTMLInputElement | null>;
  step: (by: 1 | -1) => void;
  edit: (id: string) => void;
  close: () => void;
  changeSelected: (change: SubmissionUpdate, description: string) => Promise<void>;
  setShortcutsOpen: (open: boolean) => void;
}

/** The keys of the inbox, as `shortcuts.tsx` lists them for people. */
export function useInboxShortcuts({
  openId,
  editing,
  selection,
  rowFocus,
  changes,
  ...inbox
}: ShortcutTargets) {
  const { me } = useAssignees();

  function toggleRow(range = false) {
    const id = rowFocus.currentId();
    if (id) selection.toggle(id, range);
  }
  const toggleRange = () => toggleRow(true);
  function editRow() {
    const id = rowFocus.currentId();
    if (id) inbox.edit(id);
  }
  function assignToMe() {
    if (!me || editing) return false;
    if (selection.ids.size > 0) return void inbox.changeSelected(me.change, me.description);
    const id = rowFocus.currentId();
    if (id) void changes.apply([id], me.change, me.description);
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
    a: assignToMe,
    z: () => changes.undo(),
    "/": () => inbox.searchRef.current?.focus(),
    "?": () => inbox.setShortcutsOpen(true),
    Escape: clearOrClose,
  });
}
