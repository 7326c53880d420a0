import { useEffect, useRef } from "react";

/** What a key does. Returning false leaves the key to the browser. */
type Shortcuts = Record<string, (event: KeyboardEvent) => unknown>;

/**
 * Single keys that act on the whole page. They rest while somebody types, while a dialog or a menu is open, and with
 * Control, Alt or Meta. Escape reaches the page from a text field too.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const act = latest.current[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open], [role=menu]:popover-open")) return;
      if (isTyping(event.target) && event.key !== "Escape") return;
      if (act(event) !== false) event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
