import ChevronUp from "lucide-react/icons/chevron-up";
import { useCallback, useId, useRef, useState } from "react";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { availabilityOf } from "./availability.ts";
import { distanceText } from "./distance.ts";
import styles from "./sheet.module.css";
import { StationDetails } from "./station-details.tsx";
import { useDismiss } from "./use-dismiss.ts";
import type { NearStation } from "./use-finder.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";

/**
 * The selected station on a narrow screen: its name at the lower edge of the map, and everything
 * about it when pulled up, by dragging or with the keys. Escape and a press beside it close it.
 */
export function StationSheet({ station }: { station: NearStation }) {
  const sheet = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const bodyId = useId();
  const { label, tone } = availabilityOf(station.availability);
  useDismiss(
    sheet,
    open,
    useCallback(() => setOpen(false), []),
  );
  const handle = useSheetDrag(sheet, open, setOpen);

  return (
    <section ref={sheet} className={styles.sheet} data-open={open || undefined} aria-label="Selected station">
      <button type="button" className={styles.handle} aria-expanded={open} aria-controls={bodyId} {...handle}>
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
