import RotateCw from "lucide-react/icons/rotate-cw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./empty.module.css";

interface ErrorPanelProps {
  title: string;
  /** The error in a sentence for visitors. */
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  /** Further actions, beside the retry. */
  actions?: ReactNode;
}

/** An error, with a way to try again. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retryLabel = "Try again",
  busy,
  actions,
}: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.panel} data-failed>
      <TriangleAlert aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="outline" size="small" onClick={onRetry} busy={busy}>
              {!busy && <RotateCw aria-hidden="true" />}
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
