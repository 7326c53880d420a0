import { type RefObject, useCallback, useEffect, useState } from "react";
import type { MapRef } from "react-map-gl/maplibre";
import type { Coordinates } from "#src/shared/geo.ts";
import type { Cluster } from "./clusters.ts";
import { stationZoom } from "./view.ts";

/** What the map shows: its zoom, and its edges in degrees with a margin. */
interface Camera {
  zoom: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Degrees beyond the edges in which markers are drawn, so that none pops up while dragging. */
const margin = 0.5;

interface CameraOptions {
  /** The map moves there whenever this changes. */
  goTo: Coordinates | null;
  /** At least 1024 px: details cover the right part of the map. */
  isWide: boolean;
  /** Whether it is our own map, which has no streets. */
  isOwn: boolean;
}

/** Where the map looks. `camera` is null until the first `look`, which reads it from the map. */
export function useCamera(map: RefObject<MapRef | null>, { goTo, isWide, isOwn }: CameraOptions) {
  const [camera, setCamera] = useState<Camera | null>(null);

  useEffect(() => {
    if (!goTo || !map.current) return;
    map.current.easeTo({
      center: [goTo.lng, goTo.lat],
      zoom: Math.max(map.current.getZoom(), stationZoom(isOwn)),
      // Details cover the right part of a wide frame, and the lower part of a narrow one.
      offset: isWide ? [-150, 0] : [0, -70],
      duration: 900,
    });
  }, [map, goTo, isWide, isOwn]);

  const look = useCallback(() => {
    if (map.current) setCamera(cameraOf(map.current));
  }, [map]);

  /** Shows all members of a cluster. */
  function openCluster({ members }: Cluster<Coordinates>) {
    const lngs = members.map(({ lng }) => lng);
    const lats = members.map(({ lat }) => lat);
    map.current?.fitBounds([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], {
      padding: isWide ? { top: 90, bottom: 90, left: 90, right: 380 } : 70,
      maxZoom: 14.5,
      duration: 600,
    });
  }
  return { camera, look, openCluster };
}

function cameraOf(map: MapRef): Camera {
  const bounds = map.getBounds();
  return {
    zoom: map.getZoom(),
    west: bounds.getWest() - margin,
    south: bounds.getSouth() - margin,
    east: bounds.getEast() + margin,
    north: bounds.getNorth() + margin,
  };
}

/** The current view, or the target of a running animation, as an initial view for our own map. */
export function viewOf(map: MapRef, goal: Coordinates | null) {
  const target = map.isMoving() ? goal : null;
  const { lng, lat } = target ?? map.getCenter();
  return { longitude: lng, latitude: lat, zoom: target ? stationZoom(true) : map.getZoom() };
}
