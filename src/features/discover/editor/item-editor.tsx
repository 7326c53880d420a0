import { useDeferredValue, useMemo, useState } from "react";
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
import { previewItem } from "./preview/preview-item.ts";
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
  const [focusedPart, setFocusedPart] = useState<string | null>(null);
  const preview = usePreview(editor, authorName);
  const showList = () => void navigate(paths.adminDiscover);

  /** A failed upload or an incomplete entry exists only here, so the editor stays open. */
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
        <EditorForm editor={editor} onFocusPart={setFocusedPart} />
        <aside className={styles.side} aria-label="Preview, search and sharing">
          <PreviewPanel item={preview} focus={focusedPart} />
          <SearchPreview item={preview} />
        </aside>
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
      <EditorOverlay editor={editor} preview={preview} overlay={overlay} onClose={() => setOverlay(null)} />
      <LeaveDialog
        blocker={blocker}
        isStored={!editor.localDraft.isRefused}
        incompleteCount={editor.item.isChanged ? 0 : editor.item.incompleteCount}
      />
      <ConflictDialog editor={editor} />
    </div>
  );
}

/** The draft as visitors will see it, following what is typed. */
function usePreview({ item, uploads: { pending } }: Editor, authorName: string) {
  const draft = useDeferredValue(item.draft);
  const stored = item.stored?.item ?? null;
  return useMemo(() => previewItem(draft, pending, authorName, stored), [draft, pending, authorName, stored]);
}

interface EditorFormProps {
  editor: Editor;
  /** The focus came to something that the preview shows under the heading with this id. */
  onFocusPart: (previewId: string) => void;
}

function EditorForm({ editor, onFocusPart }: EditorFormProps) {
  const { issues, attempt } = editor.save;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div
      className={styles.main}
      onFocus={({ target }) => {
        const part = target.closest<HTMLElement>("[data-preview]");
        if (part) onFocusPart(part.dataset.preview ?? "");
      }}
    >
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
