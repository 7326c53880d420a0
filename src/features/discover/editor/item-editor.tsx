import Clock from "lucide-react/icons/clock";
import { useDeferredValue, useMemo, useState } from "react";
import { EditorFrame } from "#src/editing/screen/editor-frame.tsx";
import styles from "#src/editing/screen/editor-screen.module.css";
import { useEditorScreen } from "#src/editing/screen/use-editor-screen.ts";
import { useEditor } from "#src/editing/use-editor.ts";
import { adminContentPath } from "#src/lib/admin-paths.ts";
import { formatMoment } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { useNow } from "#src/lib/use-now.ts";
import { useSettled } from "#src/lib/use-settled.ts";
import { Button } from "#src/ui/button.tsx";
import { Lazy } from "#src/ui/lazy.tsx";
import type { DiscoverRecord } from "../admin/discover-admin.queries.ts";
import type { Overlay } from "./dialogs/editor-overlay.tsx";
import type { DiscoverDraft } from "./discover-model.ts";
import { type DiscoverEditor, discoverModel } from "./discover-model.ts";
import { EditorButtons } from "./editor-buttons.tsx";
import { EditorFields } from "./fields/editor-fields.tsx";
import { fieldId } from "./fields/field-id.ts";
import { previewItem } from "./preview/preview-item.ts";
import { PreviewPanel } from "./preview/preview-panel.tsx";
import { SearchPreview } from "./preview/search-preview.tsx";

/** The preview and the dialogs: writing does not wait for their code. */
const loadOverlay = () => import("./dialogs/editor-overlay.tsx");
const overlayTitles: Record<Overlay, string> = {
  preview: "Preview",
  revisions: "Versions",
  previewLink: "Draft link",
  schedule: "Schedule",
};

interface ItemEditorProps {
  /** The item to edit; null for a new one. */
  record: DiscoverRecord | null;
  authorName: string;
  /** A new item was stored and has an id now. */
  onCreated?: (id: string) => void;
}

/** The editor of one item. A new item stays in the same editor after its first save. */
export function ItemEditor({ record, authorName, onCreated }: ItemEditorProps) {
  const editor = useEditor(discoverModel, record);
  const screen = useEditorScreen(editor, {
    listPath: paths.adminDiscover,
    itemPath: adminContentPath,
    onCreated,
  });
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const closeOverlay = () => setOverlay(null);
  const [focusedPart, setFocusedPart] = useState<string | null>(null);
  const preview = usePreview(editor, authorName);

  /** The stored draft is what will be published, so changes are saved first. */
  async function openSchedule() {
    const isStored = !editor.hasChanges || ((await editor.save.save()) && !editor.uploads.hasPending());
    if (isStored) setOverlay("schedule");
  }
  return (
    <>
      <EditorFrame
        editor={editor}
        screen={screen}
        fieldId={fieldId}
        incompleteText="A section without a title and half a question are not part of it."
        header={<EditorButtons item={editor.item} onBack={screen.showList} onOpen={setOverlay} />}
        saveBar={<ScheduleButton item={editor.item} onSchedule={() => void openSchedule()} />}
        aside={
          <aside className={styles.side} aria-label="Preview, search and sharing">
            <PreviewPanel item={preview} focus={focusedPart} />
            <SearchPreview item={preview} />
          </aside>
        }
        onFocusPart={setFocusedPart}
      >
        <EditorFields editor={editor} />
      </EditorFrame>
      {overlay && (
        <Lazy load={loadOverlay} dialog={{ title: overlayTitles[overlay], onClose: closeOverlay }}>
          {({ EditorOverlay }) => (
            <EditorOverlay editor={editor} preview={preview} overlay={overlay} onClose={closeOverlay} />
          )}
        </Lazy>
      )}
    </>
  );
}

/** A whole article is rendered for the preview, so that waits for a pause in typing. */
const previewDelayMs = 250;

/** The draft as visitors will see it, following what is typed. */
function usePreview({ item, uploads: { pending } }: DiscoverEditor, authorName: string) {
  const draft = useDeferredValue(useSettled(item.draft, previewDelayMs));
  const stored = item.stored?.item ?? null;
  return useMemo(() => previewItem(draft, pending, authorName, stored), [draft, pending, authorName, stored]);
}

/** For a stored item that is a draft and stays one. */
function ScheduleButton({ item, onSchedule }: { item: DiscoverDraft; onSchedule: () => void }) {
  const now = useNow();
  const { stored, draft } = item;
  if (!stored || stored.item.isPublished || draft.isPublished) return null;
  const { scheduledAt } = stored.item;
  return (
    <Button variant="quiet" size="small" className={styles.schedule} onClick={onSchedule}>
      <Clock aria-hidden="true" />
      <span data-set={scheduledAt ? true : undefined}>
        {scheduledAt ? `Publishes ${formatMoment(scheduledAt, now)}` : "Schedule"}
      </span>
    </Button>
  );
}
