import { PlayToggle } from "#src/ui/play-toggle.tsx";
import styles from "./hero-film.module.css";

/** A browser plays the first one that it supports. */
const sources: readonly { src: string; type: string; media?: string }[] = [
  { src: "/video/hero-1080.webm", type: 'video/webm; codecs="av01.0.08M.08"', media: "(width >= 1440px)" },
  { src: "/video/hero-720.webm", type: 'video/webm; codecs="av01.0.05M.08"' },
  { src: "/video/hero-1080.mp4", type: "video/mp4", media: "(width >= 1440px)" },
  { src: "/video/hero-720.mp4", type: "video/mp4" },
];

interface HeroFilmProps {
  className?: string;
  controlClassName?: string;
}

/**
 * Where the film starts automatically. Narrow and upright screens show a poster of another shape, which
 * is not the first frame.
 */
const mayStart = "(width >= 768px) and (orientation: landscape) and (prefers-reduced-motion: no-preference)";

/**
 * The looping film above the poster, and its play control (`src/document/film.ts`). It loads only
 * when it plays.
 */
export function HeroFilm({ className, controlClassName }: HeroFilmProps) {
  return (
    <>
      <video
        className={className}
        hidden
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
      >
        {sources.map((source) => (
          <source key={source.src} {...source} />
        ))}
      </video>
      <PlayToggle
        label="Play the film"
        className={`${styles.control} ${controlClassName}`}
        data-script="film"
        data-media={mayStart}
        data-needs-script
      />
    </>
  );
}
