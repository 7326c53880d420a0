import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";

/** How far the handle must be dragged to open or close the sheet. In pixels. */
const thresholdPx = 32;
/** A smaller movement is still a press. In pixels. */
const pressPx = 4;
/** A closed sheet follows the pointer this far. In pixels. */
const maxLiftPx = 80;

/** The handlers of a sheet's handle: dragging, pressing and the arrow keys open and close it. */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
) {
  const startY = useRef<number | null>(null);
  const wasDragged = useRef(false);

  function drop(event: PointerEvent<HTMLButtonElement>) {
    if (startY.current === null) return;
    const distance = event.clientY - startY.current;
    startY.current = null;
    sheet.current?.style.removeProperty("translate");
    if (Math.abs(distance) >= thresholdPx) setOpen(distance < 0);
  }
  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      startY.current = event.clientY;
      wasDragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (startY.current === null) return;
      const distance = event.clientY - startY.current;
      if (Math.abs(distance) > pressPx) wasDragged.current = true;
      const shown = open ? Math.max(0, distance) : Math.min(0, Math.max(distance, -maxLiftPx));
      sheet.current?.style.setProperty("translate", `0 ${shown}px`);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClick() {
      // The click that ends a drag is none.
      if (!wasDragged.current) setOpen(!open);
      wasDragged.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpen(event.key === "ArrowUp");
    },
  };
}
