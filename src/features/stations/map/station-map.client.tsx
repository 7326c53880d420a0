import { type Map as MapInstance, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useMemo, useRef, useState } from "react";
import { type MapRef, Map as MapView, NavigationControl } from "react-map-gl/maplibre";
import type { Station } from "#shared/contract/stations.ts";
import { useMedia } from "#src/lib/use-media.ts";
import type { Coordinates } from "#src/shared/geo.ts";
import { type Cluster, clustersOf } from "./clusters.ts";
import { ClusterMarker, PositionMarker, StationMarker } from "./markers.tsx";
import { useCamera, viewOf } from "./use-camera.ts";
import { useMapStyle } from "./use-map-style.ts";
import { firstView } from "./view.ts";

setWorkerUrl(workerUrl);

export interface StationMapProps {
  stations: readonly Station[];
  /** The station whose details are shown. */
  selected: Station | null;
  /** The map goes there whenever this changes. */
  goTo: Coordinates | null;
  /** Where the visitor is. */
  position: Coordinates | null;
  onSelect: (id: string) => void;
  /** Everything is drawn. */
  onReady: () => void;
  /** Something needed for the first picture failed. */
  onError: (error: Error) => void;
}

/** What is the same at every width and for every style. */
const fixedOptions = {
  dragRotate: false,
  touchPitch: false,
  pitchWithRotate: false,
  cooperativeGestures: true,
} as const;

/** The map of India with the stations; its chunk with MapLibre loads on demand. */
export function StationMap({ position, goTo, onReady, onError, ...stations }: StationMapProps) {
  const map = useRef<MapRef>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isWide = useMedia("(width >= 1024px)");
  const { shown, fallBack } = useMapStyle(isDrawn);
  const { camera, look, openCluster } = useCamera(map, { goTo, isWide, isOwn: shown?.isOwn ?? true });
  /** The view of the configured map when our own replaced it. */
  const [lastView, setLastView] = useState<ReturnType<typeof viewOf> | null>(null);

  function fail(error: Error) {
    if (!shown?.isOwn && (!isDrawn || isRefusal(error))) {
      if (isDrawn && map.current) setLastView(viewOf(map.current, goTo));
      fallBack(error);
    } else if (isDrawn) console.warn("Part of the map could not be loaded", error);
    else onError(error);
  }
  function finish(drawn: MapInstance) {
    collapseAttribution(drawn);
    if (isDrawn) return;
    setDrawn(true);
    onReady();
  }

  if (!shown) return null;
  return (
    <MapView
      {...fixedOptions}
      {...firstView(isWide)}
      {...(lastView && { initialViewState: lastView })}
      key={String(shown.isOwn)}
      ref={map}
      mapStyle={shown.style}
      attributionControl={{ compact: !isWide }}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        target.keyboard.disableRotation();
        look();
      }}
      onMoveEnd={look}
      onIdle={({ target }) => finish(target)}
      onError={({ error }) => fail(error)}
    >
      <NavigationControl position="top-left" showCompass={false} />
      {position && <PositionMarker {...position} />}
      <StationMarkers {...stations} camera={camera} onOpen={openCluster} />
    </MapView>
  );
}

/** A narrow map names its sources until it is drawn, and then behind a button. */
function collapseAttribution(map: MapInstance) {
  for (const box of map.getContainer().querySelectorAll(".maplibregl-compact-show")) {
    box.classList.remove("maplibregl-compact-show");
    box.removeAttribute("open");
  }
}

/** Whether the server refused a tile, unlike an error of the network. */
function isRefusal(error: Error): boolean {
  return "status" in error && Number(error.status) >= 400;
}

interface StationMarkersProps {
  stations: readonly Station[];
  /** On the map even where the others are clustered. */
  selected: Station | null;
  camera: ReturnType<typeof useCamera>["camera"];
  onSelect: (id: string) => void;
  onOpen: (cluster: Cluster<Station>) => void;
}

/** The stations in view, those near together as one. */
function StationMarkers({ stations, selected, camera, onSelect, onOpen }: StationMarkersProps) {
  const selectedId = selected?.id;
  const clustersIn = useMemo(
    () => clustersOf(stations.filter(({ id }) => id !== selectedId)),
    [stations, selectedId],
  );
  const visible = camera ? clustersIn(camera, camera.zoom) : [];
  return (
    <>
      {visible.map((cluster) => {
        const [first] = cluster.members;
        if (cluster.members.length === 1 && first)
          return <StationMarker key={first.id} station={first} selected={false} onSelect={onSelect} />;
        const key = cluster.members.map(({ id }) => id).join();
        return <ClusterMarker key={key} cluster={cluster} onOpen={onOpen} />;
      })}
      {selected && <StationMarker key={selected.id} station={selected} selected onSelect={onSelect} />}
    </>
  );
}
