import Play from "lucide-react/icons/play";
import { t } from "#shared/translate.ts";
import { smallPicture } from "#src/lib/stored-picture.ts";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import styles from "./article-video.module.css";
import { embedUrl, readVideo, watchUrl } from "./video.ts";

interface ArticleVideoProps {
  url: string;
  /** The title of the article or section that the video belongs to. */
  title: string;
  /** The preview picture. */
  poster: string | null;
  /** At the head of the article, as wide as the page. */
  isCover?: boolean;
}

/** The width of an article's cover, as a `sizes` attribute. */
export const coverSizes = "(width < 1440px) 92vw, 1312px";
const columnSizes = "(width < 1024px) min(92vw, 720px), min(61vw, 800px)";

/**
 * A video. One from YouTube is a link with a picture until it is clicked: before that nothing is
 * requested from YouTube. `src/document/actions.ts` plays it in place; without script the link
 * opens YouTube.
 */
export function ArticleVideo({ url, title, poster, isCover = false }: ArticleVideoProps) {
  const video = readVideo(url);
  const figure = isCover ? `${styles.figure} ${styles.cover}` : styles.figure;
  if (video.kind === "file") {
    return (
      <figure className={figure}>
        {/* biome-ignore lint/a11y/useMediaCaption: uploads have no captions; the text beside the video has its content */}
        <video
          className={styles.frame}
          src={video.url}
          poster={poster ? smallPicture(poster, 960) : undefined}
          controls
          preload="none"
          playsInline
          aria-label={title}
        />
      </figure>
    );
  }
  return (
    <figure className={figure}>
      <a
        className={`night ${styles.frame}`}
        href={watchUrl(video.id)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("Play video: {title}, from YouTube", { title })}
        data-action="play"
        data-embed={embedUrl(video.id)}
        data-title={title}
        data-print={t("Video")}
      >
        {poster && (
          <MediaPicture url={poster} alt="" sizes={isCover ? coverSizes : columnSizes} eager={isCover} />
        )}
        <span className={styles.play}>
          <Play aria-hidden="true" />
        </span>
      </a>
      <figcaption>Loads from YouTube when you press play.</figcaption>
    </figure>
  );
}
