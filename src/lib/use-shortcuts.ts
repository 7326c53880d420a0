import { useEffect, useEffectEvent } from "react";

/** Handlers by `KeyboardEvent.key`. Returning false leaves the key to the browser. */
type Shortcuts = Record<string, (event: KeyboardEvent) => unknown>;

/**
 * Single-key shortcuts of the whole page. They are off while somebody types (except Escape),
 * while a dialog or a menu is open, and with Control, Alt or Meta. With the focus on a closed
 * dropdown, letters do nothing at all: the browser would choose the option that begins with them.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const handlerOf = useEffectEvent((key: string) => shortcuts[key]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const handler = handlerOf(event.key);
      if (!handler) return refuseTypeahead(event);
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open], [role=menu]:popover-open")) return;
      if (isTyping(event.target) && event.key !== "Escape") {
        refuseTypeahead(event);
        return;
      }
      if (handler(event) !== false) event.preventDefault();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLOptionElement
  );
}

function refuseTypeahead(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLSelectElement) || key.length !== 1 || key === " ") return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Elsewhere nobody can tell, so an open list keeps its search.
  const isClosed = CSS.supports("selector(:open)") && !target.matches(":open");
  if (isClosed) event.preventDefault();
}
