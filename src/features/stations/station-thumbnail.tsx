import Zap from "lucide-react/icons/zap";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import styles from "./station-thumbnail.module.css";

interface StationThumbnailProps {
  /** Its first picture, where there is one. */
  url: string | undefined;
  /** Shown in place of a picture, such as `60 kW`. */
  power: string;
  /** The `sizes` attribute. */
  sizes: string;
}

/** The small picture of a station in a list, or a tile with its power. */
export function StationThumbnail({ url, power, sizes }: StationThumbnailProps) {
  if (url) {
    return (
      <figure className={styles.photo}>
        <MediaPicture url={url} alt="" sizes={sizes} maxWidth={480} />
      </figure>
    );
  }
  return (
    <figure data-tone="night" aria-hidden="true" className={`num ${styles.tile}`}>
      <Zap />
      {power}
    </figure>
  );
}
