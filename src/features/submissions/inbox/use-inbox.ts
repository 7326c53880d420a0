import { useRef, useState } from "react";
import { useMedia } from "#src/lib/use-media.ts";
import type { SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { useInboxPages } from "./list/use-inbox-pages.ts";
import { useDelayedClose } from "./use-delayed-close.ts";
import { useInboxShortcuts } from "./use-inbox-shortcuts.ts";
import { useInboxUrl } from "./use-inbox-url.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowSelection } from "./use-row-selection.ts";
import { useSubmissionChanges } from "./use-submission-changes.ts";

export type InboxState = ReturnType<typeof useInbox>;

/** The state that the list and the detail share, and the actions of buttons and keys on it. */
export function useInbox() {
  const url = useInboxUrl();
  const { filter, openId, setOpenId } = url;
  const pages = useInboxPages(filter);
  const changes = useSubmissionChanges();
  const selection = useRowSelection(filter, pages);
  const rowFocus = useRowFocus(filter, pages, openId);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  // Too narrow for two panes: the detail slides over the list.
  const overlay = useMedia("(width <= 1000px)");
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
  async function changeSelected(change: SubmissionUpdate, description: string) {
    const ids = [...selection.ids];
    selection.clear();
    // The bulk bar disappears together with its focused button.
    rowFocus.restoreFocus();
    await changes.apply(ids, change, description);
  }

  const inbox = {
    ...url,
    pages,
    changes,
    selection,
    rowFocus,
    searchRef,
    overlay,
    closing,
    close,
    editing,
    edit,
    setEditedId,
    step,
    changeSelected,
    shortcutsOpen,
    setShortcutsOpen,
  };
  useInboxShortcuts(inbox);
  return inbox;
}
