import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { StationMapProps } from "./station-map.client.tsx";

/** Milliseconds to wait before each retry. */
const retryDelaysMs = [1000, 2000, 4000];
export const maxRetries = retryDelaysMs.length;

export type MapLoad =
  | { status: "idle" }
  /** `retry` counts the attempts after the first one. */
  | { status: "loading"; retry: number }
  /** Failed; attempt number `retry` follows automatically. */
  | { status: "waiting"; retry: number }
  | { status: "ready"; retry: number }
  /** Failed for the last time. */
  | { status: "failed" }
  /** This browser cannot draw the map at all. */
  | { status: "off" };

/**
 * Loads the map once it is wanted, and retries after 1, 2 and 4 seconds when that fails. The
 * drawn map calls `onReady` and `onError`; `again` starts from the beginning.
 */
export function useMapLoad(wanted: boolean) {
  const [load, setLoad] = useState<MapLoad>({ status: "idle" });
  const [StationMap, setStationMap] = useState<ComponentType<StationMapProps> | null>(null);
  if (wanted && load.status === "idle")
    setLoad(canDraw() ? { status: "loading", retry: 0 } : { status: "off" });

  const fail = useCallback((error: unknown) => {
    console.warn("The map could not be loaded", error);
    setLoad((now) => {
      if (now.status !== "loading") return now;
      return now.retry < maxRetries ? { status: "waiting", retry: now.retry + 1 } : { status: "failed" };
    });
  }, []);
  const ready = useCallback(() => {
    setLoad((now) => (now.status === "loading" ? { status: "ready", retry: now.retry } : now));
  }, []);
  const again = useCallback(() => setLoad({ status: "loading", retry: 0 }), []);

  useEffect(() => {
    if (load.status === "waiting") {
      const { retry } = load;
      const timer = setTimeout(() => setLoad({ status: "loading", retry }), retryDelaysMs[retry - 1]);
      return () => clearTimeout(timer);
    }
    if (load.status !== "loading" || StationMap) return;
    let left = false;
    // Imported separately, so that the page does not load these styles.
    Promise.all([import("./station-map.client.tsx"), import("maplibre-gl/dist/maplibre-gl.css")]).then(
      ([loaded]) => {
        if (!left) setStationMap(() => loaded.StationMap);
      },
      (error) => {
        if (!left) fail(error);
      },
    );
    return () => {
      left = true;
    };
  }, [load, StationMap, fail]);

  return { load, StationMap, onReady: ready, onError: fail, again };
}

/** Whether the browser supports WebGL 2, which draws the map. */
function canDraw(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
