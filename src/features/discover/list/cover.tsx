import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import type { ReactNode } from "react";
import { detectLanguage } from "#src/lib/language.ts";
import type { DiscoverCard } from "#src/shared/contract/discover.ts";
import { ArticlePicture } from "../article/article-picture.tsx";
import { Highlight } from "../text/highlight.tsx";
import styles from "./cover.module.css";

interface CoverProps {
  item: Pick<DiscoverCard, "contentType" | "title" | "description" | "mainImageUrl">;
  /** The heading with its link; a cover made of type sets it large. */
  heading: ReactNode;
  /** What was searched for: marked in the words that the cover shows. */
  search?: string;
  /** In the first view: loaded at once. */
  eager?: boolean;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** As `ArticlePicture` has it. */
  most?: 960;
}

/** True when the item has no picture, so that its cover is its title, set large. */
export function isTypeCover({ mainImageUrl }: Pick<DiscoverCard, "mainImageUrl">): boolean {
  return mainImageUrl === null;
}

/** What stands on top of a card: the item's picture, or its title in large type. */
export function Cover({ item, heading, search, eager = false, sizes, most }: CoverProps) {
  const { contentType, title, description, mainImageUrl } = item;
  if (mainImageUrl !== null) {
    return (
      <figure className={styles.cover}>
        <ArticlePicture url={mainImageUrl} alt="" sizes={sizes} most={most} eager={eager} />
      </figure>
    );
  }
  if (contentType === "faq") {
    return (
      <div className={styles.cover} data-type="paper">
        <MessageCircleQuestion aria-hidden="true" />
        <div className={styles.words} lang={detectLanguage(title)}>
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
    <div className={`night ${styles.cover}`} data-type="night">
      <div className={styles.words} lang={detectLanguage(title)}>
        {heading}
      </div>
    </div>
  );
}
