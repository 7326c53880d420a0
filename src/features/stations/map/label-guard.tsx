import type { Map as MapInstance } from "maplibre-gl";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { Coordinates } from "#src/shared/geo.ts";

const imageId = "marker-space";
const sizePx = 44;

/** Adds the empty picture that takes a marker's space; call it once the style is loaded. */
export function addMarkerSpace(map: MapInstance): void {
  if (map.hasImage(imageId)) return;
  map.addImage(imageId, { width: sizePx, height: sizePx, data: new Uint8Array(sizePx * sizePx * 4) });
}

interface LabelGuardProps {
  markers: readonly Coordinates[];
  selected: Coordinates | null;
}

/**
 * Keeps the map's labels clear of the markers: they are elements over the map, of which it knows
 * nothing, so an empty symbol takes the space of each.
 */
export function LabelGuard({ markers, selected }: LabelGuardProps) {
  // The same object while nothing changes: for another one the map lays out its labels again.
  const data = useMemo(() => {
    const all = selected ? [...markers, selected] : markers;
    const features = all.map(({ lat, lng }) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [lng, lat] },
      properties: {},
    }));
    return { type: "FeatureCollection" as const, features };
  }, [markers, selected]);
  return (
    <Source id="marker-spaces" type="geojson" data={data}>
      <Layer
        id="marker-spaces"
        type="symbol"
        layout={{ "icon-image": imageId, "icon-allow-overlap": true, "icon-padding": 0 }}
      />
    </Source>
  );
}
