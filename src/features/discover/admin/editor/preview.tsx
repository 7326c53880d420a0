import ArrowLeft from "lucide-react/icons/arrow-left";
import { type MouseEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { DiscoverItem } from "#src/shared/contract/discover.ts";
import { Button } from "#src/ui/button.tsx";
import { ArticleView } from "../../article-view.tsx";
import type { EditorDraft } from "./model.ts";
import { splitTags } from "./model.ts";
import styles from "./preview.module.css";
import type { Media } from "./use-media.ts";

interface PreviewProps {
  draft: EditorDraft;
  media: Media;
  authorName: string;
  onClose: () => void;
}

/**
 * The item as visitors will see it, in the public page's own components. It stands outside of the portal's element,
 * whose colours and sizes it must not inherit.
 */
export function Preview({ draft, media, authorName, onClose }: PreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { body } = document;
    const { portal, theme } = body.dataset;
    delete body.dataset.portal;
    delete body.dataset.theme;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
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
          {draft.isPublished
            ? "Visitors see this after the save."
            : "This is a draft: visitors do not see it."}
        </p>
      </div>
      <div onClickCapture={keepHere}>
        <ArticleView item={previewItem(draft, media, authorName)} />
      </div>
    </dialog>,
    document.body,
  );
}

/** Links of the preview lead nowhere: following one would leave the editor. Places inside the page still work. */
function keepHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}

/** The draft in the shape of a published item, with the files that wait shown from this device. */
function previewItem(draft: EditorDraft, { pending }: Media, authorName: string): DiscoverItem {
  const place = (key: string, url: string) => pending[key]?.localUrl ?? (url.trim() || null);
  const now = new Date().toISOString();
  const isFaq = draft.contentType === "faq";
  const words = [draft.description, ...draft.sections.map(({ paragraph }) => paragraph)]
    .join(" ")
    .split(/\s+/).length;
  return {
    id: "preview",
    slug: draft.slug || "preview",
    contentType: draft.contentType,
    title: draft.title.trim() || "Untitled",
    description: isFaq ? "" : draft.description.trim(),
    mainImageUrl: isFaq ? null : place("mainImageUrl", draft.mainImageUrl),
    mainImageAlt: draft.mainImageAlt.trim() || null,
    mainVideoUrl: isFaq ? null : place("mainVideoUrl", draft.mainVideoUrl),
    tags: splitTags(draft.tags),
    views: 0,
    readingTime: Math.max(1, Math.ceil(words / 200)),
    publishedAt: now,
    updatedAt: now,
    author: { name: authorName },
    metaTitle: draft.metaTitle.trim() || null,
    metaDescription: draft.metaDescription.trim() || null,
    features: isFaq ? [] : draft.features.map(({ text }) => text.trim()).filter(Boolean),
    keyHighlights: isFaq ? [] : draft.keyHighlights.map(({ text }) => text.trim()).filter(Boolean),
    importantNote: isFaq ? null : draft.importantNote.trim() || null,
    sections: isFaq
      ? []
      : draft.sections
          .filter(({ title }) => title.trim() !== "")
          .map(({ key, title, paragraph, imageUrl, imageAlt, videoUrl }) => ({
            id: key,
            title,
            paragraph,
            imageUrl: place(`${key}:imageUrl`, imageUrl),
            imageAlt: imageAlt.trim(),
            videoUrl: place(`${key}:videoUrl`, videoUrl),
          })),
    faqs: draft.faqs
      .filter(({ question, answer }) => question.trim() !== "" && answer.trim() !== "")
      .map(({ question, answer }) => ({ question, answer })),
  };
}
