import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useRef, useState } from "react";
import { type MapRef, Map as MapView, Marker, NavigationControl } from "react-map-gl/maplibre";
import type { Coordinates } from "#shared/geo.ts";
import { useMapStyle } from "./use-map-style.ts";
import { firstView, stationZoom } from "./view.ts";

setWorkerUrl(workerUrl);

interface PinMapProps {
  pin: Coordinates | null;
  onPin: (pin: Coordinates) => void;
}

/** The map of India where a click or dragging sets a pin; its chunk loads on demand. */
export function PinMap({ pin, onPin }: PinMapProps) {
  const map = useRef<MapRef>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { shown, fallBack } = useMapStyle(isDrawn);
  const { lat, lng } = pin ?? {};
  const isOwn = shown?.isOwn ?? true;

  // A pasted pin outside the view brings the map there.
  useEffect(() => {
    const view = map.current?.getBounds();
    if (lat === undefined || lng === undefined || !view || view.contains([lng, lat])) return;
    map.current?.jumpTo({ center: [lng, lat], zoom: stationZoom(isOwn) });
  }, [lat, lng, isOwn]);

  if (!shown) return null;
  const start = pin && { longitude: pin.lng, latitude: pin.lat, zoom: stationZoom(isOwn) };
  return (
    <MapView
      key={String(shown.isOwn)}
      {...firstView(shown.isOwn)}
      {...(start && { initialViewState: start })}
      ref={map}
      mapStyle={shown.style}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      cooperativeGestures
      attributionControl={{ compact: true }}
      cursor="crosshair"
      onClick={({ lngLat }) => onPin(lngLat)}
      onIdle={() => setDrawn(true)}
      onError={({ error }) => !isDrawn && !shown.isOwn && fallBack(error)}
    >
      <NavigationControl position="top-left" showCompass={false} />
      {pin && (
        <Marker draggable longitude={pin.lng} latitude={pin.lat} onDragEnd={({ lngLat }) => onPin(lngLat)} />
      )}
    </MapView>
  );
}
