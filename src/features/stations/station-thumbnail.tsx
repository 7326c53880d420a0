import Zap from "lucide-react/icons/zap";
import type { PictureName } from "#src/content/pictures.ts";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./station-thumbnail.module.css";

interface StationThumbnailProps {
  /** Its first picture, where there is one. */
  url: string | undefined;
  /** That of its fastest connector, such as `60 kW`. */
  power: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest width of it to offer, in pixels. */
  maxWidth?: 480 | 960;
  /** Its place in the list, from 0: two stations without pictures have two views of their charger. */
  index?: number;
}

/** Views of chargers, by what their fastest connector gives. */
const chargers: Record<string, readonly PictureName[]> = {
  "30 kW": ["dc-30-pro-stand", "dc-30-pro-cutout"],
  "60 kW": ["dc-60-compact-stand", "dc-60-compact-cutout"],
  "120 kW": ["dc-120-ultra-stand", "dc-120-ultra-cutout"],
};

/** The small picture of a station in a list; without one a charger of its power, or a tile that says it. */
export function StationThumbnail({ url, power, sizes, maxWidth = 480, index = 0 }: StationThumbnailProps) {
  if (url) {
    return (
      <figure className={styles.photo}>
        <MediaPicture url={url} alt="" sizes={sizes} maxWidth={maxWidth} />
      </figure>
    );
  }
  const charger = chargers[power]?.[index % 2];
  if (charger) {
    return (
      <figure className={styles.photo} data-cutout={charger.endsWith("-cutout") || undefined}>
        <Picture name={charger} alt="" sizes={sizes} />
      </figure>
    );
  }
  return (
    <figure data-tone="night" aria-hidden="true" className={styles.tile}>
      <Zap />
      {power}
    </figure>
  );
}
