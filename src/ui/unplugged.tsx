import type { ReactNode } from "react";
import { Picture } from "./picture.tsx";
import styles from "./unplugged.module.css";

interface UnpluggedProps {
  /** The class of the part with the text. */
  className?: string | undefined;
  children: ReactNode;
}

/** A page that cannot show what was asked for: what happened and where to go, beside a plug that is in nothing. */
export function Unplugged({ className, children }: UnpluggedProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={className}>{children}</div>
      <Picture
        name="empty-plug"
        alt=""
        sizes="(width >= 900px) 660px, 100vw"
        bare
        className={styles.picture}
      />
    </div>
  );
}
