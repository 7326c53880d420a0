import { useDeferredValue, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { ArticleView } from "../../article/article-view.tsx";
import type { EditorDraft } from "../drafts/editor-draft.ts";
import type { MediaUploads } from "../media/use-media-uploads.ts";
import styles from "./live-preview.module.css";
import { blockNavigation, previewItem } from "./preview-item.ts";

interface LivePreviewProps {
  draft: EditorDraft;
  uploads: MediaUploads;
  authorName: string;
  /** Decides the width of the preview. */
  screen: "desktop" | "phone";
}

/** Its own document: media queries see the preview's width, and the portal's styles stay out. */
const emptyPage =
  '<!doctype html><html lang="en-IN"><head><title>Live preview</title></head><body></body></html>';

/** The article as visitors will see it, following the draft. */
export function LivePreview({ draft, uploads: { pending }, authorName, screen }: LivePreviewProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const deferredDraft = useDeferredValue(draft);
  const item = useMemo(
    () => previewItem(deferredDraft, pending, authorName),
    [deferredDraft, pending, authorName],
  );
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
