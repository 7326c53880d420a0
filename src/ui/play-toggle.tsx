import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ComponentProps } from "react";
import { freshControl } from "./fresh-form.tsx";
import styles from "./play-toggle.module.css";

interface PlayToggleProps extends ComponentProps<"label"> {
  label: string;
  /** Motion starts automatically and the checkbox stops it; otherwise it starts it. */
  isMoving?: boolean;
}

/** A round checkbox that plays and pauses motion. Callers position it. */
export function PlayToggle({ label, isMoving, className, ...props }: PlayToggleProps) {
  const [Unchecked, Checked] = isMoving ? [Pause, Play] : [Play, Pause];
  return (
    <label className={`${styles.toggle} ${className}`} {...props}>
      <input type="checkbox" aria-label={label} {...freshControl} />
      <Unchecked aria-hidden="true" />
      <Checked aria-hidden="true" />
    </label>
  );
}
