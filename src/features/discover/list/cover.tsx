import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import type { ReactNode } from "react";
import type { DiscoverCard } from "#shared/contract/discover.ts";
import { detectLanguage } from "#src/lib/language.ts";
import { ArticlePicture } from "../article/article-picture.tsx";
import { Highlight } from "../text/highlight.tsx";
import styles from "./cover.module.css";

interface CoverProps {
  item: Pick<DiscoverCard, "contentType" | "title" | "description" | "mainImageUrl">;
  /** The heading with its link; a type cover shows it large. */
  heading: ReactNode;
  /** The search, whose words are marked in the cover's text. */
  search?: string;
  /** Above the fold: loaded eagerly. */
  eager?: boolean;
  /** The `sizes` attribute. */
  sizes: string;
  /** As in `ArticlePicture`. */
  maxWidth?: 960;
}

/** True when the item has no picture, so that its title is the cover. */
export function isTypeCover({ mainImageUrl }: Pick<DiscoverCard, "mainImageUrl">): boolean {
  return mainImageUrl === null;
}

/** The top of a card: the item's picture, or its title in large type. */
export function Cover({ item, heading, search, eager = false, sizes, maxWidth }: CoverProps) {
  const { contentType, title, description, mainImageUrl } = item;
  if (mainImageUrl !== null) {
    return (
      <figure className={styles.cover}>
        <ArticlePicture url={mainImageUrl} alt="" sizes={sizes} maxWidth={maxWidth} eager={eager} />
      </figure>
    );
  }
  if (contentType === "faq") {
    return (
      <div className={styles.cover} data-type="faq">
        <MessageCircleQuestion aria-hidden="true" />
        <div className={styles.text} lang={detectLanguage(title)}>
          {heading}
          {description && (
            <p lang={detectLanguage(description)}>
              <Highlight text={description} search={search} />
            </p>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={`night ${styles.cover}`} data-type={contentType}>
      <div className={styles.text} lang={detectLanguage(title)}>
        {heading}
      </div>
    </div>
  );
}
