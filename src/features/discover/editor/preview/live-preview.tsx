import { useDeferredValue, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { ArticleView } from "../../article-view.tsx";
import type { EditorDraft } from "../drafts/editor-draft.ts";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import styles from "./live-preview.module.css";
import { blockNavigation, previewItem } from "./preview-item.ts";

interface LivePreviewProps {
  draft: EditorDraft;
  media: MediaUploads;
  authorName: string;
  /** How wide the visitor's screen is. */
  screen: "desktop" | "phone";
}

/** A document of its own, so that the page's styles meet a screen of the preview's width and nothing of the portal's. */
const emptyPage =
  '<!doctype html><html lang="en-IN"><head><title>Live preview</title></head><body></body></html>';

/** The article as visitors will see it, beside the form and following it. */
export function LivePreview({ draft, media, authorName, screen }: LivePreviewProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const shown = useDeferredValue(draft);
  const item = useMemo(() => previewItem(shown, media, authorName), [shown, media, authorName]);
  function open(frame: HTMLIFrameElement) {
    const inside = frame.contentDocument;
    if (!inside) return;
    for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
      inside.head.append(style.cloneNode(true));
    }
    inside.body.className = styles.page ?? "";
    setPage(inside.body);
  }
  return (
    <div className={styles.frame} data-screen={screen}>
      <iframe title="Live preview" srcDoc={emptyPage} onLoad={(event) => open(event.currentTarget)} />
      {page &&
        createPortal(
          <div onClickCapture={blockNavigation}>
            <ArticleView item={item} />
          </div>,
          page,
        )}
    </div>
  );
}
