import { addProtocol, type Map as MapInstance, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { AttributionControl, type MapRef, Map as MapView, NavigationControl } from "react-map-gl/maplibre";
import type { Coordinates } from "#shared/geo.ts";
import { minuteMs } from "#shared/time.ts";
import { t } from "#shared/translate.ts";
import { useMediaQuery } from "#src/lib/use-media-query.ts";
import type { FinderStation } from "../finder-station.ts";
import { stateTone } from "../station-state.tsx";
import { type ClusterContent, clustersOf } from "./clusters.ts";
import { mapColours } from "./colours.ts";
import { LabelGuard } from "./label-guard.tsx";
import { namesProtocol, translateNames } from "./label-names.ts";
import { ClusterMarker, PositionMarker, StationMarker } from "./markers.tsx";
import { StationNames } from "./station-names.tsx";
import { addTownDot } from "./town-layers.ts";
import { useCamera, viewOf, widened } from "./use-camera.ts";
import { useMapStyle } from "./use-map-style.ts";
import { type Bounds, detailsWidthPx, firstView, type MapTarget } from "./view.ts";

setWorkerUrl(workerUrl);
addProtocol(namesProtocol, translateNames);

export interface StationMapProps {
  stations: readonly FinderStation[];
  /** The station whose details are shown. */
  selected: FinderStation | null;
  /** Details of a station lie over the right part of a wide map, and over the lower half of a narrow one. */
  hasDetails?: boolean;
  /** The map goes there whenever this changes. */
  target: MapTarget | null;
  /** The first target is not known yet. */
  isTargetPending?: boolean;
  /** Where the visitor is. */
  position: Coordinates | null;
  /** In ms. */
  now: number;
  onSelect: (slug: string) => void;
  /** The part of the world that the map shows. */
  onView?: (bounds: Bounds) => void;
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

/** What MapLibre says itself. */
const mapTexts = () => ({
  "Map.Title": t("Map"),
  "NavigationControl.ZoomIn": t("Zoom in"),
  "NavigationControl.ZoomOut": t("Zoom out"),
  "AttributionControl.ToggleAttribution": t("Toggle attribution"),
  "CooperativeGesturesHandler.WindowsHelpText": t("Use Ctrl + scroll to zoom the map"),
  "CooperativeGesturesHandler.MacHelpText": t("Use ⌘ + scroll to zoom the map"),
  "CooperativeGesturesHandler.MobileHelpText": t("Use two fingers to move the map"),
});

/** The map of India with the stations; its chunk with MapLibre loads on demand. */
export function StationMap({
  position,
  hasDetails = false,
  target,
  isTargetPending = false,
  onSelect,
  onView,
  onReady,
  onError,
  ...stations
}: StationMapProps) {
  const map = useRef<MapRef>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isWide = useMediaQuery("(width >= 1024px)");
  const mayCover = isWide && hasDetails;
  const hasPanel = mayCover && stations.selected !== null;
  const { shown, fallBack } = useMapStyle(isDrawn);
  const isOwn = shown?.isOwn ?? true;
  const hasSheet = !isWide && hasDetails;
  const { camera, onLoad, look, openCluster, keepClear } = useCamera(map, {
    target,
    isTargetPending,
    hasPanel,
    hasSheet,
    isOwn,
    onView,
  });
  /** The view of the configured map when our own replaced it. */
  const [lastView, setLastView] = useState<ReturnType<typeof viewOf> | null>(null);

  function select(station: FinderStation) {
    if (mayCover) keepClear(station);
    onSelect(station.slug);
  }
  function fail(error: Error) {
    if (!shown?.isOwn && (!isDrawn || isRefusal(error))) {
      if (isDrawn && map.current) setLastView(viewOf(map.current, target));
      fallBack(error);
    } else if (isDrawn) console.warn("Part of the map could not be loaded", error);
    else onError(error);
  }
  function finish(drawn: MapInstance) {
    if (isTargetPending) return;
    collapseAttribution(drawn);
    if (!isDrawn) onReady();
    setDrawn(true);
  }

  if (!shown) return null;
  return (
    <MapView
      key={String(shown.isOwn)}
      {...fixedOptions}
      {...firstView(isOwn)}
      {...(lastView && { initialViewState: lastView })}
      ref={map}
      mapStyle={shown.style}
      locale={mapTexts()}
      attributionControl={false}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        target.keyboard.disableRotation();
        onLoad();
      }}
      // Before the first layer asks for it.
      onStyleData={({ target }) => addTownDot(target, mapColours(document.body))}
      onMoveEnd={look}
      onIdle={({ target }) => finish(target)}
      onError={({ error }) => fail(error)}
    >
      <NavigationControl position="top-left" showCompass={false} />
      {/* At the left, because details lie over the right. */}
      <AttributionControl position="bottom-left" compact={!isWide} />
      {position && <PositionMarker {...position} />}
      <StationMarkers
        {...stations}
        camera={camera}
        isOwn={isOwn}
        coveredPx={hasPanel ? detailsWidthPx : 0}
        onOpen={openCluster}
        onSelect={select}
      />
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

interface StationMarkersProps extends Pick<StationMapProps, "stations" | "selected" | "now"> {
  camera: ReturnType<typeof useCamera>["camera"];
  isOwn: boolean;
  coveredPx: number;
  onOpen: (content: ClusterContent) => void;
  onSelect: (station: FinderStation) => void;
}

/** The closest zoom with clusters: on our own map there is little beyond it. */
const lastClusterZoom = { own: 9, provided: 13 };

const maxNamedCities = 4;

/** The cities of a few stations, else the selected one's. */
function namedCities(stations: readonly FinderStation[], selected: FinderStation | null): string[] {
  const cities = new Set(selected ? [selected.city] : []);
  for (const { city } of stations) {
    if (cities.add(city).size > maxNamedCities) return selected ? [selected.city] : [];
  }
  return [...cities];
}

/** How often the colours of clusters are updated, as stations open and close. */
const openingStepMs = 15 * minuteMs;

/** The stations in view, those near together as one; the selected one is always on the map. */
function StationMarkers({
  stations,
  selected,
  camera,
  isOwn,
  coveredPx,
  now,
  onSelect,
  onOpen,
}: StationMarkersProps) {
  // The pin of the selected station changes at once; clusters and labels follow.
  const leftOut = useDeferredValue(selected);
  const leftOutSlug = leftOut?.slug;
  const opening = now - (now % openingStepMs);
  const clustersIn = useMemo(() => {
    const points = stations
      .filter(({ slug }) => slug !== leftOutSlug)
      .map((station) => {
        const { lat, lng, city } = station;
        return { lat, lng, city, station, tone: stateTone(station, opening) };
      });
    return clustersOf(points, isOwn ? lastClusterZoom.own : lastClusterZoom.provided);
  }, [stations, leftOutSlug, isOwn, opening]);
  const visible = useMemo(
    () => (camera ? clustersIn(widened(camera.bounds), camera.zoom) : []),
    [camera, clustersIn],
  );
  const named = useMemo(
    () => visible.map((one) => ({ lat: one.lat, lng: one.lng, city: (one.point ?? one).city })),
    [visible],
  );
  const towns = useMemo(() => namedCities(stations, leftOut), [stations, leftOut]);
  const alone = visible.flatMap(({ point }) => point?.station ?? []);
  // One list, so that a station's pin stays the same element, with the focus, when it is selected.
  const pins = selected ? [...alone.filter(({ slug }) => slug !== selected.slug), selected] : alone;
  return (
    <>
      {camera && (
        <LabelGuard
          markers={named}
          selected={leftOut}
          zoom={camera.zoom}
          towns={towns}
          coveredPx={coveredPx}
        />
      )}
      {isOwn && <StationNames stations={leftOut ? [...alone, leftOut] : alone} selectedSlug={leftOutSlug} />}
      {visible.map((cluster) => {
        if (cluster.point) return null;
        const { lat, lng, count, city, content } = cluster;
        // Not the library's id, which changes with the number of all stations.
        return <ClusterMarker key={`${lat} ${lng}`} {...{ lat, lng, count, city, content, onOpen }} />;
      })}
      {pins.map((station) => (
        <StationMarker
          key={station.slug}
          station={station}
          selected={station.slug === selected?.slug}
          now={now}
          onSelect={onSelect}
        />
      ))}
    </>
  );
}
