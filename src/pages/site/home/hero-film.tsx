import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";
import { heroFilm } from "#src/content/hero-film.ts";

interface HeroFilmProps {
  className?: string;
  controlClassName?: string;
}

/** True where a film may start by itself: wide screens, without data saving, with motion. */
function mayPlay(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return (
    window.matchMedia("(width >= 768px) and (prefers-reduced-motion: no-preference)").matches &&
    !connection?.saveData &&
    !window.matchMedia("(prefers-reduced-data: reduce)").matches
  );
}

/**
 * The looping film over the poster, with a button that stops or starts it. It is fetched only after the page has
 * loaded, and not before it is asked for on narrow screens, with reduced motion or data saving. When it cannot play,
 * the poster stays.
 */
export function HeroFilm({ className, controlClassName }: HeroFilmProps) {
  const [started, setStarted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!mayPlay()) return;
    const start = () => {
      setStarted(true);
      setPlaying(true);
    };
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, []);

  useEffect(() => {
    if (!playing) film.current?.pause();
    else film.current?.play().catch(() => setPlaying(false));
  }, [playing]);

  function fail() {
    console.warn("The hero film cannot be played; its poster stays.");
    setFailed(true);
  }
  if (failed) return null;
  return (
    <>
      {started && (
        <video
          ref={film}
          className={className}
          muted
          loop
          playsInline
          autoPlay
          aria-hidden="true"
          tabIndex={-1}
        >
          {heroFilm.map(({ src, type, media }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              media={media}
              onError={index === heroFilm.length - 1 ? fail : undefined}
            />
          ))}
        </video>
      )}
      <button
        type="button"
        className={controlClassName}
        aria-label={playing ? "Pause the film" : "Play the film"}
        onClick={() => {
          setStarted(true);
          setPlaying(!playing);
        }}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
    </>
  );
}
