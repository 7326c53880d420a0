import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { DiscoverItem } from "#shared/contract/discover.ts";
import { ArticleView } from "../../article/article-view.tsx";
import styles from "./live-preview.module.css";
import { blockNavigation } from "./preview-item.ts";

interface LivePreviewProps {
  item: DiscoverItem;
  /** The id of the heading to show; empty for the top, null to stay. */
  focus: string | null;
  /** Decides the width of the preview. */
  screen: "desktop" | "phone";
}

/** Room above the heading that is shown, in pixels. */
const headingOffset = 24;

/** Its own document: media queries see the preview's width, and the portal's styles stay out. */
const emptyPage =
  '<!doctype html><html lang="en-IN"><head><title>Live preview</title></head><body></body></html>';

/** The article as visitors will see it, following the draft. */
export function LivePreview({ item, focus, screen }: LivePreviewProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const view = page?.ownerDocument.defaultView;
    if (!view || focus === null) return;
    const heading = page.ownerDocument.getElementById(focus);
    if (heading) view.scrollTo({ top: heading.getBoundingClientRect().top + view.scrollY - headingOffset });
    else if (focus === "") view.scrollTo({ top: 0 });
  }, [page, focus]);
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
