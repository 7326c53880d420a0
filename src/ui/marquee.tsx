import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type ReactNode, useState } from "react";
import styles from "./marquee.module.css";

interface MarqueeProps {
  /** Seconds for one round: fast 15, normal 25, slow 40. */
  speed?: "fast" | "normal" | "slow";
  /** One half of the band, at least as wide as the widest screen; it is repeated once, silently. */
  children: ReactNode;
  className?: string;
}

/** A band that runs sideways. It rests under the pointer, with its pause button, and without motion. */
export function Marquee({ speed = "normal", children, className }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  return (
    <div
      className={className ? `${styles.marquee} ${className}` : styles.marquee}
      data-paused={paused || undefined}
    >
      <div className={styles.track} data-speed={speed}>
        <div className={styles.half}>{children}</div>
        <div className={styles.half} aria-hidden="true">
          {children}
        </div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? "Let the band run" : "Pause the band"}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </button>
    </div>
  );
}
