import type { DiscoverItem } from "#shared/contract/discover.ts";
import { PreviewLinkDialog } from "#src/editing/dialogs/preview-link-dialog.tsx";
import { Revisions } from "#src/editing/revisions/revisions.tsx";
import type { DiscoverEditor } from "../discover-model.ts";
import { FullPreview } from "../preview/full-preview.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

export type Overlay = "preview" | "revisions" | "previewLink" | "schedule";

interface EditorOverlayProps {
  editor: DiscoverEditor;
  /** The draft as visitors will see it. */
  preview: DiscoverItem;
  /** All but the preview need a stored item. */
  overlay: Overlay;
  onClose: () => void;
}

/** The preview or dialog that is open above the editor. */
export function EditorOverlay({ editor, preview, overlay, onClose }: EditorOverlayProps) {
  const { draft, stored } = editor.item;
  if (overlay === "preview") {
    return <FullPreview item={preview} isPublished={draft.isPublished} onClose={onClose} />;
  }
  if (!stored) return null;
  if (overlay === "previewLink") {
    return <PreviewLinkDialog id={stored.item.id} editor={editor} onClose={onClose} />;
  }
  if (overlay === "schedule") {
    return (
      <ScheduleDialog
        record={stored}
        onClose={onClose}
        onScheduled={(record) => {
          editor.setRecord(record);
          onClose();
        }}
      />
    );
  }
  return <Revisions editor={editor} record={stored} onClose={onClose} />;
}
