import type { ReactNode } from "react";
import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface SkeletonProps {
  shape?: "line" | "title" | "block" | "circle";
  width?: "quarter" | "half" | "wide" | "full";
  className?: string;
}

/** A grey shape in place of content that is loading. */
export function Skeleton({ shape = "line", width = "full", className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={className ? `${styles.skeleton} ${className}` : styles.skeleton}
      data-shape={shape}
      data-width={width}
    />
  );
}

/** Wraps the skeletons of one screen and announces once that it is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
