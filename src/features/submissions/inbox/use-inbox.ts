import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { DeletionReason } from "#shared/contract/submission-fields.ts";
import type { SubmissionUpdate } from "#shared/contract/submissions.ts";
import { useMediaQuery } from "#src/lib/use-media-query.ts";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { matchingIds } from "./inbox.queries.ts";
import type { InboxFilter } from "./inbox-filter.ts";
import { deleteSubmissions, refreshInbox, restoreSubmissions } from "./inbox-write.queries.ts";
import { countText } from "./labels.ts";
import { type InboxPages, useInboxPages } from "./list/use-inbox-pages.ts";
import { useInboxUrl } from "./use-inbox-url.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowSelection } from "./use-row-selection.ts";
import { type SubmissionChanges, useSubmissionChanges } from "./use-submission-changes.ts";

export type InboxState = ReturnType<typeof useInbox>;

/** The state that the list and the detail share, and the actions of buttons and keys on it. */
export function useInbox() {
  const url = useInboxUrl();
  const { filter, openId, setOpenId } = url;
  const pages = useInboxPages(filter);
  const changes = useSubmissionChanges();
  const rowFocus = useRowFocus(filter, pages, openId);
  const { selection, ...selectionActions } = useSelection({ filter, pages, changes, rowFocus });
  const [editedId, setEditedId] = useState<string | null>(null);
  const [remindedId, setRemindedId] = useState<string | null>(null);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  // Too narrow for two panes: the detail slides over the list.
  const overlay = useMediaQuery("(width <= 1000px)");
  const { closing, close } = useDelayedClose(openId, overlay, () => {
    setOpenId(null);
    rowFocus.focusRow(openId);
  });
  const editing = openId !== null && editedId === openId;

  function step(by: 1 | -1) {
    const next = editing ? undefined : rowFocus.neighbour(by);
    if (!next) return;
    rowFocus.focusRow(next.id);
    if (openId) setOpenId(next.id);
  }
  function edit(id: string) {
    if (id !== openId) setOpenId(id);
    setEditedId(id);
  }
  /** The selected submissions, else the current one; none while one is being edited. */
  function targets(): string[] {
    if (editing) return [];
    const id = rowFocus.currentId();
    return selection.ids.size > 0 ? [...selection.ids] : id ? [id] : [];
  }
  const deletion = useDeletion(changes, (ids) => {
    selection.clear();
    if (openId && ids.includes(openId)) setOpenId(null);
    rowFocus.restoreFocus();
  });
  return {
    ...url,
    pages,
    changes,
    deletion,
    selection,
    ...selectionActions,
    rowFocus,
    searchRef,
    overlay,
    closing,
    close,
    editing,
    edit,
    setEditedId,
    /** The submission for which a time to call is asked. */
    remindedId,
    setRemindedId,
    step,
    targets,
    shortcutsOpen,
    setShortcutsOpen,
  };
}

interface SelectionOptions {
  filter: InboxFilter;
  pages: InboxPages;
  changes: SubmissionChanges;
  rowFocus: ReturnType<typeof useRowFocus>;
}

/** The selected rows: selecting all that the filter finds, and changing them together. */
function useSelection({ filter, pages, changes, rowFocus }: SelectionOptions) {
  const selection = useRowSelection(filter, pages);
  async function changeAll(ids: string[], change: SubmissionUpdate, description: string) {
    if (selection.ids.size > 0) {
      selection.clear();
      // The bulk bar disappears together with its focused button.
      rowFocus.restoreFocus();
    }
    await changes.apply(ids, change, description);
  }
  async function selectAll() {
    if (pages.total) selection.select(await matchingIds(filter, pages.total));
  }
  return { selection, changeAll, selectAll: () => void selectAll().catch(showIncomplete) };
}

/** Deleting submissions, which asks for a reason first, and restoring them. */
function useDeletion(changes: SubmissionChanges, onDelete: (ids: string[]) => void) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string[]>([]);
  async function restore(ids: string[]) {
    await restoreSubmissions(client, ids);
    showToast({ text: `${countText(ids)} restored` });
  }
  async function confirm(reason: DeletionReason) {
    setAsked([]);
    onDelete(asked);
    // A change that arrived after the deletion would fail, and its message take the place of Undo.
    await changes.settled();
    const ids = await deleteSubmissions(asked, reason);
    void refreshInbox(client);
    showToast({
      text: `${countText(ids)} deleted`,
      action: { label: "Undo", onSelect: () => void restore(ids).catch(showIncomplete) },
    });
  }
  return {
    /** The submissions whose deletion waits for its reason. */
    asked,
    ask: setAsked,
    cancel: () => setAsked([]),
    confirm: (reason: DeletionReason) => void confirm(reason).catch(showIncomplete),
    restore: (ids: string[]) => void restore(ids).catch(showIncomplete),
  };
}

function showIncomplete(error: unknown) {
  showFailure("Not everything was done.", error);
}

/** As long as the slide-over takes to leave the screen. */
const slideOutMs = 300;

/**
 * Closes a slide-over after its animation, and everything else at once. `onClosed` runs when it
 * is gone; opening another submission meanwhile cancels the closing.
 */
function useDelayedClose(openId: string | null, overlay: boolean, onClosed: () => void) {
  const [closing, setClosing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `openId` changes
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setClosing(false);
    },
    [openId],
  );
  function close() {
    if (!overlay) onClosed();
    else if (!closing) {
      setClosing(true);
      timer.current = setTimeout(onClosed, slideOutMs);
    }
  }
  return { closing, close };
}
