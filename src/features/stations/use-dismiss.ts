import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onDismiss` on Escape and on a click outside the element, while `isOpen`. */
export function useDismiss(ref: RefObject<Element | null>, isOpen: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target instanceof Node && !ref.current?.contains(target)) dismiss();
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Escape") dismiss();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [ref, isOpen]);
}
