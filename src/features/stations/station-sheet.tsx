import ChevronUp from "lucide-react/icons/chevron-up";
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef, useState } from "react";
import { stationsText } from "#shared/station-status.ts";
import { t } from "#shared/translate.ts";
import { Button } from "#src/ui/button.tsx";
import { nameInList } from "./area-text.ts";
import { distanceText } from "./distance.ts";
import styles from "./sheet.module.css";
import { StationDetails } from "./station-details.tsx";
import { StationState } from "./station-state.tsx";
import { useDismiss } from "./use-dismiss.ts";
import { useFocusOnChoice } from "./use-focus-on-choice.ts";
import type { NearStation } from "./use-matches.ts";

interface StationSheetProps {
  station: NearStation;
  now: number;
  /** The sheet opens and takes the focus whenever this rises. */
  choices: number;
}

/**
 * The selected station on a narrow screen: its name at the lower edge of the map, and everything
 * about it over the lower half when it was chosen in the list or pulled up, by dragging or with the
 * keys. Escape and a click outside close it.
 */
export function StationSheet({ station, now, choices }: StationSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const handleButton = useRef<HTMLButtonElement>(null);
  useFocusOnChoice(handleButton, choices, sheet);
  const [open, setOpen] = useState(false);
  const [openedFor, setOpenedFor] = useState(0);
  if (choices > openedFor) {
    setOpenedFor(choices);
    setOpen(true);
  }
  const bodyId = useId();
  useDismiss(sheet, open, () => setOpen(false));
  const handle = useSheetDrag(sheet, open, setOpen);

  return (
    <section ref={sheet} className={styles.sheet} data-open={open || undefined} aria-label="Selected station">
      <button
        ref={handleButton}
        type="button"
        className={styles.handle}
        aria-expanded={open}
        aria-controls={bodyId}
        {...handle}
      >
        <strong>{nameInList(station.name)}</strong>
        <span className={`num ${styles.summary}`}>
          <StationState station={station} now={now} isBrief />
          {distanceText(station.km, station.city)}
        </span>
        <ChevronUp className="icon" aria-hidden="true" />
      </button>
      <div id={bodyId} className={styles.body} inert={!open}>
        <StationDetails station={station} now={now} titled={false} />
      </div>
    </section>
  );
}

interface SheetHintProps {
  /** How many stations are on the map. */
  count: number;
  /** They are those that a search or a filter found. */
  isSearching: boolean;
  onList: () => void;
}

/** In the sheet's place while no station is selected. */
export function SheetHint({ count, isSearching, onList }: SheetHintProps) {
  if (count === 0) return <p className={styles.fault}>Touch a station on the map, or search for a place.</p>;
  return (
    <p className={`num ${styles.fault}`}>
      <span>
        <strong>{isSearching ? foundText(count) : stationsText(count)}</strong>
        {!isSearching && <small>Touch one on the map</small>}
      </span>
      <Button variant="outline" size="small" onClick={onList}>
        Show the list
      </Button>
    </p>
  );
}

function foundText(count: number): string {
  return count === 1 ? t("{count} station found", { count }) : t("{count} stations found", { count });
}

/** Replaces the sheet when the stations could not be loaded; the list says why. */
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

/** Pixels that the handle must be dragged to open or close the sheet. */
const thresholdPx = 32;
/** A movement of fewer pixels is still a click. */
const clickPx = 4;
/** Pixels that a closed sheet follows the pointer upwards. */
const maxLiftPx = 80;

/** The handlers of a sheet's handle: dragging, clicking and the arrow keys open and close it. */
function useSheetDrag(sheet: RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void) {
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
      if (Math.abs(distance) > clickPx) wasDragged.current = true;
      const shown = open ? Math.max(0, distance) : Math.min(0, Math.max(distance, -maxLiftPx));
      sheet.current?.style.setProperty("translate", `0 ${shown}px`);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClick() {
      // The click that ends a drag does not count.
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
