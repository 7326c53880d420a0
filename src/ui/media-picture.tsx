import { isResizable, pictureWidths, readStoredPicture } from "#shared/media.ts";
import { densePhone } from "#src/lib/dense-phone.ts";
import { smallPicture } from "#src/lib/stored-picture.ts";
import styles from "./media-picture.module.css";

interface MediaPictureProps {
  url: string;
  /** Alternative text; empty when the text beside it is enough. */
  alt: string;
  /** The `sizes` attribute; "auto" comes first where the browser may measure a lazy picture itself. */
  sizes: string;
  /** The largest width to offer, in pixels. */
  maxWidth?: (typeof pictureWidths)[number];
  /** Above the fold: loaded eagerly with priority. */
  eager?: boolean;
}

/** The reserved size of a picture from another site or with an old key, which has no size. */
const unknownSize = { width: 1280, height: 960 };

/** Higher than wide by less than this, a picture loses only some of its ground when it is cut square. */
const littleUpright = 1.3;

function uprightness({ width, height }: { width: number; height: number }) {
  if (height <= width) return undefined;
  return height < width * littleUpright ? "little" : "much";
}

/** An uploaded picture, or one from another site, in the size that the screen needs, with its space reserved. */
export function MediaPicture({ url, alt, sizes, maxWidth, eager = false }: MediaPictureProps) {
  const picture = readStoredPicture(url);
  const { width, height } = picture?.size ?? unknownSize;
  const srcSet = sourceSet(url, maxWidth);
  return (
    <img
      src={srcSet ? smallPicture(url, 960) : url}
      srcSet={srcSet}
      sizes={srcSet && (sizes.startsWith("auto") ? sizes : `${densePhone}, ${sizes}`)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding={eager ? "sync" : undefined}
      fetchPriority={eager ? "high" : undefined}
      data-upright={uprightness({ width, height })}
      data-placeholder-color={picture?.placeholderColor ?? undefined}
      className={styles.picture}
    />
  );
}

function sourceSet(url: string, maxWidth?: number): string | undefined {
  const picture = readStoredPicture(url);
  if (!picture || !isResizable(picture.extension)) return undefined;
  const full = Math.min(
    maxWidth ?? Number.POSITIVE_INFINITY,
    picture.size?.width ?? Number.POSITIVE_INFINITY,
  );
  // The first width above the picture's own gives its full size; larger ones would repeat it.
  const last = pictureWidths.findIndex((width) => width >= full);
  const useful = last < 0 ? pictureWidths : pictureWidths.slice(0, last + 1);
  return useful.map((width) => `${url}?w=${width} ${Math.min(width, full)}w`).join(", ");
}
