import ChevronLeft from "lucide-react/icons/chevron-left";
import Eye from "lucide-react/icons/eye";
import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import { Button } from "#src/ui/button.tsx";
import type { Overlay } from "./dialogs/editor-overlay.tsx";
import type { ItemDraft } from "./drafts/use-item-draft.ts";
import styles from "./item-editor.module.css";

interface EditorHeaderProps {
  item: ItemDraft;
  onBack: () => void;
  onOpen: (overlay: Overlay) => void;
}

/** The way back, the title, and what can be opened above the editor. */
export function EditorHeader({ item: { stored, draft }, onBack, onOpen }: EditorHeaderProps) {
  return (
    <header className={styles.top}>
      <Button variant="quiet" size="small" onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
        Back
      </Button>
      <h1>{stored ? "Edit Content" : "Create Content"}</h1>
      <p>{draft.title}</p>
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
    </header>
  );
}
