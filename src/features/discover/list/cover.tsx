import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import type { DiscoverCard } from "#shared/contract/discover.ts";
import { foreignLanguage } from "#src/lib/language.ts";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { Highlight } from "../text/highlight.tsx";
import styles from "./cover.module.css";

interface CoverProps {
  item: Pick<DiscoverCard, "contentType" | "description" | "mainImageUrl">;
  /** The search, whose words are marked in the cover's text. */
  search?: string;
  /** Above the fold: loaded eagerly. */
  eager?: boolean;
  /** The `sizes` attribute. */
  sizes: string;
  /** As in `MediaPicture`. */
  maxWidth?: 720 | 960;
}

/** True when the cover shows the description. */
export function hasDescription({ contentType, mainImageUrl }: CoverProps["item"]): boolean {
  return contentType === "faq" && mainImageUrl === null;
}

/** The top of a card: the item's picture, a question's answer in short, or the pattern of its type. */
export function Cover({ item, search, eager = false, sizes, maxWidth }: CoverProps) {
  const { contentType, description, mainImageUrl } = item;
  if (mainImageUrl !== null) {
    return (
      <figure className={styles.cover}>
        <MediaPicture url={mainImageUrl} alt="" sizes={sizes} maxWidth={maxWidth} eager={eager} />
      </figure>
    );
  }
  if (hasDescription(item)) {
    return (
      <div className={styles.cover} data-type="faq">
        <MessageCircleQuestion aria-hidden="true" />
        <p lang={foreignLanguage(description)}>
          <Highlight text={description} search={search} />
        </p>
      </div>
    );
  }
  return <div className={`night ${styles.cover}`} data-type={contentType} />;
}
