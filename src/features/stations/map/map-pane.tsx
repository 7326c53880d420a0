import MapIcon from "lucide-react/icons/map";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { t } from "#shared/translate.ts";
import { savesData } from "#src/document/saves-data.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { Spinner } from "#src/ui/spinner.tsx";
import styles from "./map.module.css";
import type { StationMapProps } from "./station-map.client.tsx";
import { type MapLoad, maxRetries, useMapLoad } from "./use-map-load.ts";

interface MapPaneProps extends Omit<StationMapProps, "onReady" | "onError"> {
  /** Shown until the map is there, and instead of it where it cannot be drawn. */
  picture: ReactNode;
  /** Somebody asked for the map already. */
  isAsked?: boolean;
  /** Called with false when the map has failed for good, or is not possible. */
  onPossible?: (isPossible: boolean) => void;
}

/**
 * Loads the map when most of it is on the screen, unless the visitor saves data, or somebody asks, and
 * shows its state.
 */
export function MapPane({ picture, isAsked = false, onPossible, ...map }: MapPaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  /** The HTML has no button, since it would do nothing until the island wakes. */
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const seen = useMostlyVisible(box);
  const { load, StationMap, onReady, onError, again } = useMapLoad(
    asked || ((seen || (isAsked && isAwake)) && !savesData()),
  );
  const { status } = load;
  const isDrawn = status === "loading" || status === "ready";

  useEffect(() => {
    onPossible?.(status !== "failed" && status !== "off");
  }, [status, onPossible]);

  return (
    <div ref={box} className={styles.pane} data-map={status}>
      {status !== "ready" && picture}
      {isDrawn && StationMap && (
        <div className={styles.canvas} inert={status !== "ready"}>
          <StationMap key={load.retry} {...map} onReady={onReady} onError={onError} />
        </div>
      )}
      {isAwake && <MapState load={load} onAsk={() => setAsked(true)} onAgain={again} />}
    </div>
  );
}

interface MapStateProps {
  load: MapLoad;
  onAsk: () => void;
  onAgain: () => void;
}

function MapState({ load, onAsk, onAgain }: MapStateProps) {
  switch (load.status) {
    case "idle":
      return (
        <div className={styles.note}>
          <Button variant="inverse" size="small" onClick={onAsk}>
            <MapIcon aria-hidden="true" />
            Show the map
          </Button>
        </div>
      );
    case "loading":
      return (
        <p className={styles.note} role="status">
          <span className={styles.chip}>
            <Spinner />
            Loading the map
          </span>
        </p>
      );
    case "waiting":
    case "failed":
      return (
        <div className={styles.failure}>
          <ErrorPanel
            title="Map Loading Failed"
            text={t("Failed to load map. Retry attempt {attempt}/{max}", {
              attempt: load.status === "failed" ? maxRetries : load.retry,
              max: maxRetries,
            })}
            retryLabel="Retry"
            onRetry={onAgain}
          />
        </div>
      );
    case "off":
      return (
        <p className={styles.note} role="status">
          <span className={styles.chip}>
            This browser cannot draw the map. The list has every station, with directions.
          </span>
        </p>
      );
    case "ready":
      return null;
  }
}

const share = 0.8;
const steps = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1];

/** Whether 80% of an element have been visible, or it has filled 80% of the screen. */
function useMostlyVisible(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        const screen = entry.rootBounds?.height ?? window.innerHeight;
        const filled = entry.intersectionRect.height / screen;
        if (entry.intersectionRatio >= share || filled >= share) setSeen(true);
      },
      { threshold: steps },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
}
