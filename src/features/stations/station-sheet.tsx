import ChevronUp from "lucide-react/icons/chevron-up";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { availabilityOf } from "./availability.ts";
import { distanceText } from "./distance.ts";
import styles from "./sheet.module.css";
import { StationDetails } from "./station-details.tsx";
import type { NearStation } from "./station-finder.tsx";

/** How far the handle must be dragged to open or close the sheet. In pixels. */
const threshold = 32;

/**
 * The selected station on a narrow screen: its name at the lower edge of the map, and everything about it when pulled up, by dragging
 * or with the keys. Escape and a press beside it close it.
 */
export function StationSheet({ station }: { station: NearStation }) {
  const sheet = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const start = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const bodyId = useId();
  const { label, tone } = availabilityOf(station.availability);

  useEffect(() => {
    if (!open) return;
    const press = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !sheet.current?.contains(event.target)) setOpen(false);
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [open]);

  function take(event: PointerEvent<HTMLButtonElement>) {
    start.current = event.clientY;
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (start.current === null) return;
    const way = event.clientY - start.current;
    if (Math.abs(way) > 4) wasDragged.current = true;
    const held = open ? Math.max(0, way) : Math.min(0, Math.max(way, -80));
    sheet.current?.style.setProperty("translate", `0 ${held}px`);
  }
  function drop(event: PointerEvent<HTMLButtonElement>) {
    if (start.current === null) return;
    const way = event.clientY - start.current;
    start.current = null;
    sheet.current?.style.removeProperty("translate");
    if (Math.abs(way) >= threshold) setOpen(way < 0);
  }
  function press() {
    // The click that ends a drag is none.
    if (!wasDragged.current) setOpen(!open);
    wasDragged.current = false;
  }
  function steer(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(event.key === "ArrowUp");
  }

  return (
    <section ref={sheet} className={styles.sheet} data-open={open || undefined} aria-label="Selected station">
      <button
        type="button"
        className={styles.handle}
        aria-expanded={open}
        aria-controls={bodyId}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onClick={press}
        onKeyDown={steer}
      >
        <strong>{station.name}</strong>
        <span className={`num ${styles.summary}`}>
          <Badge tone={tone} dot bare>
            {label}
          </Badge>
          {distanceText(station.km)}
        </span>
        <ChevronUp className="icon" aria-hidden="true" />
      </button>
      <div id={bodyId} className={styles.body} inert={!open}>
        <StationDetails station={station} titled={false} />
      </div>
    </section>
  );
}

/** In the sheet's place when the stations could not be loaded; the list says why. */
export function SheetFault({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <p className={styles.fault} role="alert">
      The stations could not be loaded
      <Button variant="outline" size="small" onClick={onRetry} busy={busy}>
        Try again
      </Button>
    </p>
  );
}
