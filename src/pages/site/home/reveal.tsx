import type { ReactNode } from "react";
import styles from "./reveal.module.css";

/** Reveals its `data-reveal` descendants one after another (`src/document/reveal.ts`). */
export function Reveal({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box} data-script="reveal">
      {children}
    </div>
  );
}
