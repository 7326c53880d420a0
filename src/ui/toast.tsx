import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import styles from "./toast.module.css";

export interface ToastMessage {
  text: string;
  kind?: "done" | "failed";
  /** One thing to do about it, such as Undo; the message then stays twice as long. */
  action?: { label: string; onSelect: () => void };
}

type Shown = ToastMessage & { id: number };

const none: readonly Shown[] = [];
let shown: readonly Shown[] = none;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(messages: readonly Shown[]) {
  shown = messages;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a short message at the screen's edge, at most three at a time. Browser only. */
export function showToast(message: ToastMessage) {
  publish([...shown, { ...message, id: nextId++ }].slice(-3));
}

function dismiss(id: number) {
  publish(shown.filter((message) => message.id !== id));
}

/** Where messages appear; once in the document. It stands above open dialogs and speaks politely. */
export function ToastRegion() {
  const messages = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  const region = useRef<HTMLDivElement>(null);
  const any = messages.length > 0;
  useEffect(() => {
    const element = region.current;
    if (!any || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [any]);
  return (
    <div
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      className={any ? styles.region : undefined}
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>
  );
}

function Toast({ message }: { message: Shown }) {
  const { id, text, kind = "done", action } = message;
  const [held, setHeld] = useState(false);
  const time = action || kind === "failed" ? 10_000 : 5_000;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), time);
    return () => clearTimeout(timer);
  }, [held, id, time]);
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
            dismiss(id);
            action.onSelect();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={() => dismiss(id)}>
        <X aria-hidden="true" size={18} />
      </button>
    </div>
  );
}
