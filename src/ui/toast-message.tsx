import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useState } from "react";
import styles from "./toast.module.css";

/** What a toast says. */
export interface ToastMessage {
  text: string;
  kind?: "done" | "failed";
  /** One thing to do about it, such as Undo; the message then stays twice as long. */
  action?: { label: string; onSelect: () => void };
}

export type ShownToast = ToastMessage & { id: number };

interface ToastProps {
  message: ShownToast;
  onDismiss: () => void;
}

/** A message that closes automatically, but not while it has the pointer or the focus. */
export function Toast({ message, onDismiss }: ToastProps) {
  const { text, kind = "done", action } = message;
  const [isPaused, setPaused] = useState(false);
  const time = action || kind === "failed" ? 10_000 : 5_000;
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(), time);
    return () => clearTimeout(timer);
  }, [isPaused, time]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only keeps the message open
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {kind === "done" ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <p>{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            onDismiss();
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
