import type { ReactNode } from "react";
import styles from "./scene.module.css";
import { WaysToStart } from "./ways-to-start.tsx";

interface SceneProps {
  /** What is to be seen, in a sentence. */
  label: string;
  viewBox: string;
  /** It goes on beyond the edges of the tile. */
  bleeds?: boolean;
  children: ReactNode;
}

/** A picture of a cabinet at work, and how a charge is started. */
export function Scene({ label, viewBox, bleeds, children }: SceneProps) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.scene} data-bleed={bleeds} viewBox={viewBox} role="img" aria-label={label}>
        {children}
      </svg>
      <WaysToStart />
    </figure>
  );
}
