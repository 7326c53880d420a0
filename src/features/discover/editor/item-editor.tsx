import { useState } from "react";
import { useNavigate } from "react-router";
import { adminContentPath, paths } from "#src/lib/paths.ts";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import type { ItemRecord } from "../admin/discover-admin.queries.ts";
import { ConflictDialog } from "./dialogs/conflict-dialog.tsx";
import { EditorOverlay, type Overlay } from "./dialogs/editor-overlay.tsx";
import { LeaveDialog } from "./dialogs/leave-dialog.tsx";
import { LocalDraftNotice } from "./drafts/local-draft-notice.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { EditorFields } from "./fields/editor-fields.tsx";
import { fieldId } from "./fields/field-id.ts";
import styles from "./item-editor.module.css";
import { PreviewPanel } from "./preview/preview-panel.tsx";
import { SearchPreview } from "./preview/search-preview.tsx";
import { SaveBar } from "./saving/save-bar.tsx";
import { useLeaveGuard } from "./saving/use-leave-guard.ts";
import { useRetry } from "./saving/use-retry.ts";
import { useSaveShortcut } from "./saving/use-save-shortcut.ts";
import { type Editor, useEditor } from "./use-editor.ts";

interface ItemEditorProps {
  /** The item to edit; null for a new one. */
  record: ItemRecord | null;
  authorName: string;
  /** A new item was stored and has an id now. */
  onCreated?: (id: string) => void;
}

/** The editor of one item. A new item stays in the same editor after its first save. */
export function ItemEditor({ record, authorName, onCreated }: ItemEditorProps) {
  const editor = useEditor(record);
  const { hasChanges } = editor;
  const isNew = editor.item.stored === null;
  const navigate = useNavigate();
  const { blocker, navigateFreely } = useLeaveGuard(hasChanges);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const showList = () => void navigate(paths.adminDiscover);

  /** A file that was not uploaded, or an entry that is incomplete, exists only in this editor, which then stays open. */
  async function save({ andLeave }: { andLeave: boolean }) {
    const item = await editor.save.save();
    if (!item) return;
    const isComplete = !editor.uploads.hasPending() && editor.item.incompleteCount === 0;
    if (andLeave && isComplete) return navigateFreely(paths.adminDiscover);
    if (!isNew) return;
    onCreated?.(item.id);
    await navigateFreely(adminContentPath(item.id), { replace: true });
  }
  useSaveShortcut(() => void save({ andLeave: false }));
  const retryIn = useRetry(editor.failures, () => {
    if (editor.save.isValid()) void save({ andLeave: false });
  });

  /** The stored draft is what will be published, so changes are saved first. */
  async function openSchedule() {
    const isStored = !hasChanges || ((await editor.save.save()) && !editor.uploads.hasPending());
    if (isStored) setOverlay("schedule");
  }
  return (
    <div className={styles.screen}>
      <EditorHeader item={editor.item} onBack={showList} onOpen={setOverlay} />
      <div className={styles.columns}>
        <EditorForm editor={editor} />
        <EditorAside editor={editor} authorName={authorName} />
      </div>
      <SaveBar
        editor={editor}
        isNew={isNew}
        retryIn={retryIn}
        onSave={() => void save({ andLeave: false })}
        onSaveAndLeave={() => void save({ andLeave: true })}
        onCancel={showList}
        onSchedule={() => void openSchedule()}
      />
      <EditorOverlay
        editor={editor}
        authorName={authorName}
        overlay={overlay}
        onClose={() => setOverlay(null)}
      />
      <LeaveDialog
        blocker={blocker}
        isStored={!editor.localDraft.isRefused}
        incompleteCount={editor.item.isChanged ? 0 : editor.item.incompleteCount}
      />
      <ConflictDialog editor={editor} />
    </div>
  );
}

function EditorForm({ editor }: { editor: Editor }) {
  const { issues, attempt } = editor.save;
  return (
    <div className={styles.main}>
      <LocalDraftNotice editor={editor} />
      {editor.failure && issues.length === 0 && (
        <p className={styles.banner} role="alert">
          {editor.failure}
        </p>
      )}
      <ErrorSummary
        title="This cannot be saved yet"
        attempt={attempt}
        errors={issues.map(({ path, message }) => ({ id: fieldId(path), message }))}
      />
      <EditorFields editor={editor} />
    </div>
  );
}

function EditorAside({ editor, authorName }: { editor: Editor; authorName: string }) {
  const { draft } = editor.item;
  const { mainImageUrl } = editor.uploads.pending;
  return (
    <aside className={styles.side} aria-label="Preview, search and sharing">
      <PreviewPanel draft={draft} uploads={editor.uploads} authorName={authorName} />
      <SearchPreview
        draft={draft}
        imageUrl={draft.contentType === "faq" ? "" : (mainImageUrl?.localUrl ?? draft.mainImageUrl)}
      />
    </aside>
  );
}
