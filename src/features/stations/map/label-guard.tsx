import type { Map as MapInstance } from "maplibre-gl";
import { useMemo } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import type { Coordinates } from "#shared/geo.ts";

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
  const all = selected ? [...markers, selected] : markers;
  const places = JSON.stringify(all.map(({ lng, lat }) => [lng, lat]));
  // The same object while no marker moves: for another one the map lays out its labels again.
  const data = useMemo(() => {
    const coordinates = JSON.parse(places) as GeoJSON.Position[];
    return { type: "MultiPoint" as const, coordinates };
  }, [places]);
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
