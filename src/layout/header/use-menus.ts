import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { MenuId } from "#src/content/navigation.ts";

/** The pointer must rest this long before a menu opens, and may leave this long before it closes. In ms. */
const openAfter = 90;
const closeAfter = 180;

/**
 * Which drop-down of the header is open, and what opens and closes it: the mouse by resting and leaving, a press on its
 * button, Escape, focus or a press elsewhere, and every navigation. A menu that was pressed open does not close when
 * the mouse leaves it.
 */
export function useMenus() {
  const [open, setOpen] = useState<MenuId | null>(null);
  const pinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const location = useLocation();

  function show(id: MenuId | null, pin = false) {
    clearTimeout(timer.current);
    pinned.current = pin;
    setOpen(id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menus
  useEffect(() => {
    clearTimeout(timer.current);
    setOpen(null);
  }, [location.key]);

  useEffect(() => {
    if (!open) return;
    function outside(event: Event) {
      if (event.target instanceof Node && !list.current?.contains(event.target)) setOpen(null);
    }
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** The handlers of one item: the element that holds the link, its button and its panel. */
  function item(id: MenuId) {
    return {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        clearTimeout(timer.current);
        if (open !== id) timer.current = setTimeout(() => show(id), openAfter);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        clearTimeout(timer.current);
        if (open === id && !pinned.current) timer.current = setTimeout(() => show(null), closeAfter);
      },
      onBlur(event: FocusEvent) {
        if (open === id && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          show(null);
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === "Escape" && open === id) {
          event.stopPropagation();
          show(null);
          event.currentTarget.querySelector("button")?.focus();
        }
        if (
          event.key === "ArrowDown" &&
          event.target instanceof Element &&
          event.target.closest("[data-top]")
        ) {
          event.preventDefault();
          show(id, true);
        }
      },
    };
  }

  /** A press on an item's button: opens it for good, or closes it. */
  function toggle(id: MenuId) {
    if (open === id && pinned.current) show(null);
    else show(id, true);
  }

  return { open, list, item, toggle, close: () => show(null), pin: (id: MenuId) => show(id, true) };
}
