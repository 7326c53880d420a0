import { heroFilm } from "#src/content/hero-film.ts";
import { PlayToggle } from "#src/ui/play-toggle.tsx";
import styles from "./hero-film.module.css";

interface HeroFilmProps {
  className?: string;
  controlClassName?: string;
}

/** Where the film may start by itself: on wide screens, with motion. Elsewhere it waits to be asked for. */
const mayStart = "(width >= 768px) and (prefers-reduced-motion: no-preference)";

/**
 * The looping film over the poster, and the control that plays and pauses it: `src/document/film.ts`.
 * Until it plays nothing of it is fetched.
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
