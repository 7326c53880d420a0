import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { MapRef } from "react-map-gl/maplibre";
import type { Coordinates } from "#shared/geo.ts";
import type { ClusterContent } from "./clusters.ts";
import {
  type Bounds,
  besideDetails,
  detailsWidthPx,
  india,
  type MapTarget,
  ownMaxZoom,
  paddingWithin,
  stationZoom,
  withRoom,
} from "./view.ts";

/** What the map shows: its zoom, and its edges in degrees. */
interface Camera {
  zoom: number;
  bounds: Bounds;
}

/** Degrees beyond the edges in which markers are drawn, so that none pops up while dragging. */
const margin = 0.5;
/** The closest zoom at which all of an area is shown. */
const maxAreaZoom = 14.5;

interface CameraOptions {
  /** The map moves there whenever this changes. */
  target: MapTarget | null;
  /** The first target is not known yet. */
  isTargetPending: boolean;
  /** Details cover the right part of the map. */
  hasPanel: boolean;
  /** Details of a chosen station cover the lower half. */
  hasSheet: boolean;
  /** Whether it is our own map, which has no streets. */
  isOwn: boolean;
  onView: ((bounds: Bounds) => void) | undefined;
}

/** Where the map looks. `camera` is null until the map is loaded and its first target known. */
export function useCamera(
  map: RefObject<MapRef | null>,
  { target, isTargetPending, hasPanel, hasSheet, isOwn, onView }: CameraOptions,
) {
  const [camera, setCamera] = useState<Camera | null>(null);

  // The map does not move because details come or go.
  const covered = useRef(hasPanel);
  covered.current = hasPanel;

  const showArea = useCallback(
    (bounds: Bounds, duration = 700) => {
      if (!map.current) return;
      map.current.fitBounds(bounds, {
        padding: covered.current ? besideDetails : paddingWithin(map.current.getContainer(), bounds),
        maxZoom: isOwn ? ownMaxZoom : maxAreaZoom,
        duration,
      });
    },
    [map, isOwn],
  );
  const showPlace = useCallback(
    ({ lat, lng }: Coordinates, duration = 900) => {
      if (!map.current) return;
      const { clientHeight } = map.current.getContainer();
      map.current.easeTo({
        center: [lng, lat],
        zoom: Math.max(map.current.getZoom(), stationZoom(isOwn)),
        // Within what the details leave, with room above for the name of the city.
        offset: [covered.current ? -detailsWidthPx / 2 : 0, hasSheet ? -clientHeight / 4 : 0],
        duration,
      });
    },
    [map, hasSheet, isOwn],
  );
  const show = useCallback(
    (next: MapTarget, duration?: number) =>
      "bounds" in next
        ? showArea(next.bounds === india ? india : withRoom(next.bounds), duration)
        : showPlace(next, duration),
    [showArea, showPlace],
  );
  const isLoaded = camera !== null;
  /** The target of the initial view: the map is there already. */
  const initialTarget = useRef<MapTarget | null>(null);
  useEffect(() => {
    if (!target || !isLoaded) return;
    if (target !== initialTarget.current) show(target);
    initialTarget.current = null;
  }, [target, isLoaded, show]);

  const look = useCallback(() => {
    if (!map.current) return;
    const [zoom, bounds] = [map.current.getZoom(), boundsOfMap(map.current)];
    // The map goes on moving while markers and list are drawn.
    startTransition(() => {
      setCamera({ zoom, bounds });
      onView?.(bounds);
    });
  }, [map, onView]);

  /** The map is loaded, but does not show its first target yet. */
  const isInitialViewPending = useRef(false);
  /** Shows the first target without movement, as soon as the map is loaded and the target known. */
  const showInitialView = useCallback(() => {
    if (!isInitialViewPending.current || isTargetPending) return;
    isInitialViewPending.current = false;
    initialTarget.current = target;
    if (target) show(target, 0);
    // Without a movement there would be no further `idle` event.
    map.current?.triggerRepaint();
    look();
  }, [map, target, isTargetPending, show, look]);
  useLayoutEffect(showInitialView, [showInitialView]);
  const onLoad = useCallback(() => {
    isInitialViewPending.current = true;
    showInitialView();
  }, [showInitialView]);

  /** Shows all members of a cluster. */
  const openCluster = useCallback(
    ({ west, south, east, north }: ClusterContent) => showArea([west, south, east, north]),
    [showArea],
  );
  /** Moves a place out from under the details, which are about to be there. */
  const keepClear = useCallback(
    ({ lat, lng }: Coordinates) => {
      if (!map.current) return;
      const edge = map.current.getContainer().clientWidth - besideDetails.right;
      const { x } = map.current.project([lng, lat]);
      if (x > edge) map.current.panBy([x - edge, 0]);
    },
    [map],
  );
  return { camera, onLoad, look, openCluster, keepClear };
}

function boundsOfMap(map: MapRef): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

/** Bounds with a margin. */
export function widened([west, south, east, north]: Bounds): Bounds {
  return [west - margin, south - margin, east + margin, north + margin];
}

/** The current view, or the target of a running animation, as an initial view for our own map. */
export function viewOf(map: MapRef, goal: MapTarget | null) {
  const target = map.isMoving() && goal && !("bounds" in goal) ? goal : null;
  const { lng, lat } = target ?? map.getCenter();
  return { longitude: lng, latitude: lat, zoom: target ? stationZoom(true) : map.getZoom() };
}
