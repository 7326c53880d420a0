import Eye from "lucide-react/icons/eye";
import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import { EditorHeader } from "#src/editing/screen/editor-header.tsx";
import { Button } from "#src/ui/button.tsx";
import type { Overlay } from "./dialogs/editor-overlay.tsx";
import type { DiscoverDraft } from "./discover-model.ts";

interface EditorButtonsProps {
  item: DiscoverDraft;
  onBack: () => void;
  onOpen: (overlay: Overlay) => void;
}

/** The header of the editor, with what can be opened above it. */
export function EditorButtons({ item: { stored, draft }, onBack, onOpen }: EditorButtonsProps) {
  return (
    <EditorHeader heading={stored ? "Edit Content" : "Create Content"} title={draft.title} onBack={onBack}>
      {stored && (
        <>
          <Button variant="quiet" size="small" onClick={() => onOpen("revisions")}>
            <History aria-hidden="true" />
            <span>Versions</span>
          </Button>
          {!stored.item.isPublished && (
            <Button variant="quiet" size="small" onClick={() => onOpen("previewLink")}>
              <Link aria-hidden="true" />
              <span>Draft link</span>
            </Button>
          )}
        </>
      )}
      <Button variant="outline" size="small" onClick={() => onOpen("preview")}>
        <Eye aria-hidden="true" />
        <span>Preview</span>
      </Button>
    </EditorHeader>
  );
}
