import { isResizable, pictureWidths, readStoredPicture } from "#src/shared/media.ts";
import styles from "./article-picture.module.css";

interface ArticlePictureProps {
  url: string;
  /** What it shows; empty when the words beside it say as much. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** The most pixels that it is ever shown with; the larger ones are then not offered. */
  most?: (typeof pictureWidths)[number];
  /** In the first view: loaded at once, before others. */
  eager?: boolean;
}

/** The room of a picture whose size nobody knows: one from another site, or stored before keys held it. */
const unknownSize = { width: 1280, height: 960 };

/** On a phone's screen of three dots to a pixel nobody sees more than two, and a picture with all of them has twice the bytes. */
const densePhone = "(width < 768px) and (resolution > 2dppx) 60vw";

/** A picture of an article at the size that the screen needs; while it loads its room is kept free, in its mean colour. */
export function ArticlePicture({ url, alt, sizes, most, eager = false }: ArticlePictureProps) {
  const picture = readStoredPicture(url);
  const { width, height } = picture?.size ?? unknownSize;
  const srcSet = sourceSet(url, most);
  return (
    <img
      src={srcSet ? smallPicture(url, 960) : url}
      srcSet={srcSet}
      sizes={srcSet && `${densePhone}, ${sizes}`}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding={eager ? "sync" : "async"}
      fetchPriority={eager ? "high" : undefined}
      data-tint={picture?.placeholderColor ?? undefined}
      className={styles.picture}
    />
  );
}

/** The address of a stored picture at most this wide; any other picture's own address. */
export function smallPicture(url: string, width: (typeof pictureWidths)[number]): string {
  const picture = readStoredPicture(url);
  return picture && isResizable(picture.extension) ? `${url}?w=${width}` : url;
}

function sourceSet(url: string, most?: number): string | undefined {
  const picture = readStoredPicture(url);
  if (!picture || !isResizable(picture.extension)) return undefined;
  const full = Math.min(most ?? Number.POSITIVE_INFINITY, picture.size?.width ?? Number.POSITIVE_INFINITY);
  // The first width that holds the whole picture says how wide it really is, and the larger ones would be the same.
  const last = pictureWidths.findIndex((width) => width >= full);
  const useful = last < 0 ? pictureWidths : pictureWidths.slice(0, last + 1);
  return useful.map((width) => `${url}?w=${width} ${Math.min(width, full)}w`).join(", ");
}
