import { useRef } from "react";
import { type To, useBlocker, useNavigate } from "react-router";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState } from "../editor-model.ts";
import { useRetry } from "../saving/use-retry.ts";
import { useSaveShortcut } from "../saving/use-save-shortcut.ts";
import { useUnloadWarning } from "../saving/use-unload-warning.ts";
import type { Editor } from "../use-editor.ts";

interface ScreenOptions {
  listPath: string;
  itemPath: (id: string) => string;
  /** A new item was stored and has an id now. */
  onCreated?: (id: string) => void;
}

/** Saving and leaving an editor: by its buttons, by Ctrl+S, and again after a failure. */
export function useEditorScreen<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  editor: Editor<Item, Draft, Body>,
  { listPath, itemPath, onCreated }: ScreenOptions,
) {
  const isNew = editor.item.stored === null;
  const navigate = useNavigate();
  const { blocker, navigateFreely } = useLeaveGuard(editor.hasChanges);

  /** A failed upload or an incomplete entry exists only here, so the editor stays open. */
  async function save({ andLeave }: { andLeave: boolean }) {
    const item = await editor.save.save();
    if (!item) return;
    const isComplete = !editor.uploads.hasPending() && editor.item.incompleteCount === 0;
    if (andLeave && isComplete) return navigateFreely(listPath);
    if (!isNew) return;
    onCreated?.(item.id);
    await navigateFreely(itemPath(item.id), { replace: true });
  }
  useSaveShortcut(() => void save({ andLeave: false }));
  const retryIn = useRetry(editor.failures, () => {
    if (editor.save.isValid()) void save({ andLeave: false });
  });
  return { isNew, save, retryIn, blocker, navigateFreely, showList: () => void navigate(listPath) };
}

/** Asks before unsaved changes are lost: by a blocker, or by the browser's own dialog. */
function useLeaveGuard(hasChanges: boolean) {
  const navigate = useNavigate();
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadWarning(hasChanges);
  return {
    blocker,
    /** Navigates without asking, after a save. */
    async navigateFreely(to: To, options?: { replace: boolean }) {
      isAllowed.current = true;
      await navigate(to, options);
      isAllowed.current = false;
    },
  };
}
