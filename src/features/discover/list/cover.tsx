import type { DiscoverCard } from "#shared/contract/discover.ts";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import styles from "./cover.module.css";

interface CoverProps {
  item: Pick<DiscoverCard, "contentType" | "mainImageUrl">;
  /** Above the fold: loaded eagerly. */
  eager?: boolean;
  /** The `sizes` attribute. */
  sizes: string;
  /** As in `MediaPicture`. */
  maxWidth?: 720 | 960;
}

/** The top of a card: the item's picture or the pattern of its type. */
export function Cover({ item, eager = false, sizes, maxWidth }: CoverProps) {
  const { contentType, mainImageUrl } = item;
  if (mainImageUrl !== null) {
    return (
      <figure className={styles.cover}>
        <MediaPicture url={mainImageUrl} alt="" sizes={sizes} maxWidth={maxWidth} eager={eager} />
      </figure>
    );
  }
  return <div className={`night ${styles.cover}`} data-type={contentType} />;
}
