import type { ReactNode } from "react";
import styles from "./badge.module.css";

interface BadgeProps {
  tone?: "plain" | "unknown" | "live" | "limited" | "fail" | "money" | "urgent";
  /** A dot in the badge's colour before the text. */
  dot?: boolean;
  /** Without the frame. */
  bare?: boolean;
  children: ReactNode;
}

/** A short state as text; the colour only helps. */
export function Badge({ tone = "plain", dot, bare, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-dot={dot || undefined} data-bare={bare || undefined}>
      {children}
    </span>
  );
}
