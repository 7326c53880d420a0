import { PreviewLinkDialog } from "#src/editing/dialogs/preview-link-dialog.tsx";
import type { DiscoverItem } from "#src/shared/contract/discover.ts";
import { LatePart } from "#src/ui/late-part.tsx";
import { discoverApi } from "../../admin/discover-admin.queries.ts";
import { type DiscoverEditor, discoverModel } from "../discover-model.ts";
import { toRequestBody } from "../drafts/draft-mapping.ts";
import { FullPreview } from "../preview/full-preview.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";

export type Overlay = "preview" | "revisions" | "previewLink" | "schedule";

const loadRevisions = () => import("#src/editing/revisions/revisions-dialog.tsx");

interface EditorOverlayProps {
  editor: DiscoverEditor;
  /** The draft as visitors will see it. */
  preview: DiscoverItem;
  /** What is open above the editor; all but the preview need a stored item. */
  overlay: Overlay | null;
  onClose: () => void;
}

/** The preview or dialog that is open above the editor. */
export function EditorOverlay({ editor, preview, overlay, onClose }: EditorOverlayProps) {
  const { draft, stored } = editor.item;
  if (overlay === "preview") {
    return <FullPreview item={preview} isPublished={draft.isPublished} onClose={onClose} />;
  }
  if (overlay === null || !stored) return null;
  if (overlay === "previewLink") {
    return (
      <PreviewLinkDialog
        id={stored.item.id}
        createLink={discoverApi.createPreviewLink}
        hasChanges={editor.hasChanges}
        onClose={onClose}
      />
    );
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
  return (
    <LatePart load={loadRevisions} dialog={{ title: "Versions", onClose }}>
      {({ RevisionsDialog }) => (
        <RevisionsDialog
          model={discoverModel}
          record={stored}
          current={toRequestBody(draft)}
          hasChanges={editor.hasChanges}
          onClose={onClose}
          onRestored={(record) => {
            editor.replaceDraft(record);
            onClose();
          }}
        />
      )}
    </LatePart>
  );
}
