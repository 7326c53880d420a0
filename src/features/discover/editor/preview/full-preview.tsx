import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { DiscoverItem } from "#shared/contract/discover.ts";
import { Button } from "#src/ui/button.tsx";
import { useModal } from "#src/ui/dialog.tsx";
import { ArticleView } from "../../article/article-view.tsx";
import styles from "./full-preview.module.css";
import { blockNavigation } from "./preview-item.ts";

interface FullPreviewProps {
  item: DiscoverItem;
  isPublished: boolean;
  onClose: () => void;
}

/**
 * The item as visitors will see it, rendered by the public page's components. It is a portal at
 * the end of the body, so that it inherits no colours and sizes of the staff portal.
 */
export function FullPreview({ item, isPublished, onClose }: FullPreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true);
  useEffect(() => {
    const { body } = document;
    const { portal, theme } = body.dataset;
    delete body.dataset.portal;
    delete body.dataset.theme;
    return () => {
      if (portal !== undefined) body.dataset.portal = portal;
      if (theme !== undefined) body.dataset.theme = theme;
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.preview}
      aria-label="Preview"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <Button variant="inverse" size="small" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
          Back to Edit
        </Button>
        <p>
          Preview.{" "}
          {isPublished ? "Visitors see this after the save." : "This is a draft: visitors do not see it."}
        </p>
      </div>
      <div onClickCapture={blockNavigation}>
        <ArticleView item={item} />
      </div>
    </dialog>,
    document.body,
  );
}
