import { type Map as MapInstance, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useMemo, useRef, useState } from "react";
import { type MapRef, Map as MapView, NavigationControl } from "react-map-gl/maplibre";
import type { Station } from "#shared/contract/stations.ts";
import { useMedia } from "#src/lib/use-media.ts";
import type { Coordinates } from "#src/shared/geo.ts";
import { type Cluster, clustersOf } from "./clusters.ts";
import { ClusterMarker, PlaceMarker, StationMarker } from "./markers.tsx";
import { useMapStyle } from "./use-map-style.ts";
import { firstView, stationZoom } from "./view.ts";

setWorkerUrl(workerUrl);

export interface StationMapProps {
  stations: readonly Station[];
  /** The station whose details are shown; it is on the map even where the others are clustered. */
  selected: Station | null;
  /** The map goes there whenever this changes. */
  goTo: Coordinates | null;
  /** Where the visitor is. */
  place: Coordinates | null;
  onSelect: (id: string) => void;
  /** Everything is drawn. */
  onReady: () => void;
  /** Something needed for the first picture failed. */
  onError: (error: Error) => void;
}

/** Beyond the edges of the frame markers are kept for a little way, so that they do not pop up while dragging. In degrees. */
const margin = 0.5;

/** The map of India with the stations on it. Its chunk holds MapLibre and is loaded only when the map is wanted. */
export function StationMap({ stations, selected, goTo, place, onSelect, onReady, onError }: StationMapProps) {
  const map = useRef<MapRef>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isWide = useMedia("(width >= 1024px)");
  const view = firstView(isWide);
  const { shown, fallBack } = useMapStyle(isDrawn);
  const [camera, setCamera] = useState<Camera | null>(null);
  /** Where the map looked when our own took the place of another. */
  const [kept, setKept] = useState<ReturnType<typeof viewOf> | null>(null);

  const grouped = useMemo(() => stations.filter(({ id }) => id !== selected?.id), [stations, selected]);
  const level = camera ? Math.floor(camera.zoom) : null;
  const clusters = useMemo(() => (level === null ? [] : clustersOf(grouped, level)), [grouped, level]);
  const visible = camera ? clusters.filter((cluster) => isWithin(cluster, camera)) : [];

  const isOwn = shown?.isOwn ?? true;
  useEffect(() => {
    if (!goTo || !map.current) return;
    map.current.easeTo({
      center: [goTo.lng, goTo.lat],
      zoom: Math.max(map.current.getZoom(), stationZoom(isOwn)),
      // The details lie over the right part of a wide frame, and over the lower part of a narrow one.
      offset: isWide ? [-150, 0] : [0, -70],
      duration: 900,
    });
  }, [goTo, isWide, isOwn]);

  function look() {
    if (map.current) setCamera(cameraOf(map.current));
  }
  function openCluster({ members }: Cluster<Station>) {
    if (!map.current) return;
    const lngs = members.map(({ lng }) => lng);
    const lats = members.map(({ lat }) => lat);
    map.current.fitBounds([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], {
      padding: isWide ? { top: 90, bottom: 90, left: 90, right: 380 } : 70,
      maxZoom: 14.5,
      duration: 600,
    });
  }

  function fail(error: Error) {
    if (!shown?.isOwn && (!isDrawn || isRefusal(error))) {
      if (isDrawn && map.current) setKept(viewOf(map.current, goTo));
      fallBack(error);
    } else if (isDrawn) console.warn("Part of the map could not be loaded", error);
    else onError(error);
  }

  if (!shown) return null;
  return (
    <MapView
      key={String(shown.isOwn)}
      ref={map}
      {...view}
      {...(kept && { initialViewState: kept })}
      mapStyle={shown.style}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      cooperativeGestures
      attributionControl={{ compact: !isWide }}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        target.keyboard.disableRotation();
        look();
      }}
      onMoveEnd={look}
      onIdle={({ target }) => {
        foldAttribution(target);
        if (isDrawn) return;
        setDrawn(true);
        onReady();
      }}
      onError={({ error }) => fail(error)}
    >
      <NavigationControl position="top-left" showCompass={false} />
      {visible.map((cluster) => {
        const [first] = cluster.members;
        if (cluster.members.length === 1 && first) {
          return <StationMarker key={first.id} station={first} selected={false} onSelect={onSelect} />;
        }
        return (
          <ClusterMarker
            key={cluster.members.map(({ id }) => id).join()}
            cluster={cluster}
            onOpen={openCluster}
          />
        );
      })}
      {place && <PlaceMarker {...place} />}
      {selected && <StationMarker key={selected.id} station={selected} selected onSelect={onSelect} />}
    </MapView>
  );
}

/** On a narrow map the sources are named until it is drawn, and then stay behind a button. */
function foldAttribution(map: MapInstance) {
  for (const box of map.getContainer().querySelectorAll(".maplibregl-compact-show")) {
    box.classList.remove("maplibregl-compact-show");
    box.removeAttribute("open");
  }
}

/** Whether a tile was asked for and refused: there is no map any more. Without an answer the network may be gone, and comes back. */
function isRefusal(error: Error): boolean {
  return "status" in error && Number(error.status) >= 400;
}

/** Where the map looks, or where it is on its way to. */
function viewOf(map: MapRef, goal: Coordinates | null) {
  const target = map.isMoving() ? goal : null;
  const { lng, lat } = target ?? map.getCenter();
  return { longitude: lng, latitude: lat, zoom: target ? stationZoom(true) : map.getZoom() };
}

interface Camera {
  zoom: number;
  west: number;
  south: number;
  east: number;
  north: number;
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

function isWithin({ lat, lng }: Coordinates, { west, south, east, north }: Camera): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
