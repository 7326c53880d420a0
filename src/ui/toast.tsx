import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import styles from "./toast.module.css";

export interface ToastMessage {
  text: string;
  kind?: "done" | "failed";
  /** One thing to do about it, such as Undo; the message then stays twice as long. */
  action?: { label: string; onSelect: () => void };
}

export type ShownToast = ToastMessage & { id: number };

/** Most visits see no message, so its look is fetched with the first one. */
const Toast = lazy(async () => ({ default: (await import("./toast-message.tsx")).Toast }));

const none: readonly ShownToast[] = [];
let shown: readonly ShownToast[] = none;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(messages: readonly ShownToast[]) {
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
      <Suspense>
        {messages.map((message) => (
          <Toast key={message.id} message={message} onDismiss={() => dismiss(message.id)} />
        ))}
      </Suspense>
    </div>
  );
}
