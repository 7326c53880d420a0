import { heroFilm } from "#src/content/hero-film.ts";
import { PlayToggle } from "#src/ui/play-toggle.tsx";
import styles from "./hero-film.module.css";

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
        {heroFilm.map((source) => (
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
