import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import styles from "./toast.module.css";
import type { ShownToast, ToastMessage } from "./toast-message.tsx";

/** Most visits see no message, so its component is fetched with the first one. */
const Toast = lazy(async () => ({ default: (await import("./toast-message.tsx")).Toast }));

let shown: ShownToast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(message: ShownToast | null) {
  shown = message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a short message at the screen's edge, in place of the one before. Browser only. */
export function showToast(message: ToastMessage) {
  publish({ ...message, id: nextId++ });
}

function dismiss(id: number) {
  if (shown?.id === id) publish(null);
}

/** Runs the message's action if it has this label. Returns false if not. */
export function takeToastAction(label: string): boolean {
  const action = shown?.action;
  if (!shown || action?.label !== label) return false;
  dismiss(shown.id);
  action.onSelect();
  return true;
}

/** The place of the message, above open dialogs: a polite live region. */
export function ToastRegion() {
  const message = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  const region = useRef<HTMLDivElement>(null);
  const any = message !== null;
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
        {message && <Toast key={message.id} message={message} onDismiss={() => dismiss(message.id)} />}
      </Suspense>
    </div>
  );
}
