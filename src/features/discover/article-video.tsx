import Play from "lucide-react/icons/play";
import { type MouseEvent, useState } from "react";
import { ArticlePicture, smallPicture } from "./article-picture.tsx";
import styles from "./article-video.module.css";
import { embedUrl, readVideo, watchUrl } from "./video.ts";

interface ArticleVideoProps {
  url: string;
  /** What the video belongs to: the article's or the section's title. */
  title: string;
  /** Shown until it plays. */
  poster: string | null;
}

/**
 * A video. One from YouTube is a picture with a play button until the visitor presses it, so that nothing is asked of
 * YouTube before; without script it is a link to it.
 */
export function ArticleVideo({ url, title, poster }: ArticleVideoProps) {
  const [playing, setPlaying] = useState(false);
  const video = readVideo(url);
  if (video.kind === "file") {
    return (
      <figure className={styles.figure}>
        {/* biome-ignore lint/a11y/useMediaCaption: staff upload one file; what it says stands in the text beside it */}
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
  function play(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPlaying(true);
  }
  return (
    <figure className={styles.figure}>
      {playing ? (
        <iframe
          className={styles.frame}
          src={embedUrl(video.id)}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
        />
      ) : (
        <a
          className={`night ${styles.frame}`}
          href={watchUrl(video.id)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={play}
          aria-label={`Play video: ${title}, from YouTube`}
        >
          {poster && <ArticlePicture url={poster} alt="" sizes="(width < 1024px) min(92vw, 680px), 56vw" />}
          <span className={styles.play}>
            <Play aria-hidden="true" />
          </span>
        </a>
      )}
      <figcaption>Loads from YouTube when you press play.</figcaption>
    </figure>
  );
}
