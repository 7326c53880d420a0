import type { ReactNode } from "react";
import styles from "./marquee.module.css";
import { PlayToggle } from "./play-toggle.tsx";

interface MarqueeProps {
  /** Seconds for one round: fast 15, normal 25, slow 40. */
  speed?: "fast" | "normal" | "slow";
  /**
   * Half of the band, at least as wide as the widest screen; the hidden second half repeats it.
   */
  children: ReactNode;
  className?: string;
}

/** A band that scrolls sideways. It stops under the pointer, when paused, and without motion. */
export function Marquee({ speed = "normal", children, className }: MarqueeProps) {
  return (
    <div className={className ? `${styles.marquee} ${className}` : styles.marquee}>
      <div className={styles.track} data-speed={speed}>
        <div className={styles.half}>{children}</div>
        <div className={styles.half} aria-hidden="true">
          {children}
        </div>
      </div>
      <PlayToggle label="Pause the band" isMoving className={styles.pause} />
    </div>
  );
}
