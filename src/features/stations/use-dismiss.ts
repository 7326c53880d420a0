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
      ({ key, target }) => {
        if (key === "Escape" && !isInOpenSelect(target)) dismiss();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [ref, isOpen]);
}

/** Whether a key was pressed in a list of options, which Escape closes alone. */
function isInOpenSelect(target: EventTarget | null): boolean {
  const select = target instanceof Element ? target.closest("select") : null;
  return select !== null && CSS.supports("selector(:open)") && select.matches(":open");
}
