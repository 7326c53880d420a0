import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useState } from "react";
import styles from "./toast.module.css";
import type { ShownToast } from "./toast.tsx";

interface ToastProps {
  message: ShownToast;
  onDismiss: () => void;
}

/** One message: it goes by itself, later when there is something to do, and not while it is pointed at. */
export function Toast({ message, onDismiss }: ToastProps) {
  const { text, kind = "done", action } = message;
  const [held, setHeld] = useState(false);
  const time = action || kind === "failed" ? 10_000 : 5_000;
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), time);
    return () => clearTimeout(timer);
  }, [held, time]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message only keeps it on the screen
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
