import type { Map as MapInstance } from "maplibre-gl";
import { useEffect, useMemo } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import type { Coordinates } from "#shared/geo.ts";
import { townsBesideMarkers } from "./town-layers.ts";

const imageId = "marker-space";
const sizePx = 44;

/** Adds the empty picture that takes a marker's space. */
function addMarkerSpace(map: MapInstance): void {
  if (map.hasImage(imageId)) return;
  map.addImage(imageId, { width: sizePx, height: sizePx, data: new Uint8Array(sizePx * sizePx * 4) });
}

interface LabelGuardProps {
  markers: readonly Coordinates[];
  selected: Coordinates | null;
  zoom: number;
  /** How much of the map's right side, in pixels, lies under the details. */
  coveredPx: number;
}

/**
 * Keeps the map's labels clear of the markers, the details' edge and the sources' names: elements over
 * the map, of which it knows nothing, so empty symbols take their space. A town under a marker has its
 * name beside the marker.
 */
export function LabelGuard({ markers, selected, zoom, coveredPx }: LabelGuardProps) {
  const { current: map } = useMap();
  // Before the layer that shows it, also when the map moves or is replaced before it has loaded.
  if (map) addMarkerSpace(map.getMap());
  const all = selected ? [...markers, selected] : markers;
  const places = JSON.stringify(all.map(({ lng, lat }) => [lng, lat]));
  const covered = JSON.stringify(map ? coveredPlaces(map.getMap(), coveredPx) : []);
  // The same object while no marker moves: for another one the map lays out its labels again.
  const data = useMemo(() => {
    const coordinates = [...JSON.parse(places), ...JSON.parse(covered)] as GeoJSON.Position[];
    return { type: "MultiPoint" as const, coordinates };
  }, [places, covered]);
  useEffect(() => {
    if (map) townsBesideMarkers(map.getMap(), JSON.parse(places), zoom);
  }, [map, places, zoom]);
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

/**
 * Places along the map's sides, or the details' edge, so that no label is cut off there, and under the
 * sources' names.
 */
function coveredPlaces(map: MapInstance, coveredPx: number): GeoJSON.Position[] {
  const box = map.getContainer().getBoundingClientRect();
  const points: [x: number, y: number][] = [];
  const right = coveredPx > 0 ? box.width - coveredPx + sizePx / 2 : box.width;
  for (let y = sizePx / 2; y < box.height + sizePx; y += sizePx) points.push([0, y], [right, y]);
  const sources = map.getContainer().querySelector(".maplibregl-ctrl-attrib")?.getBoundingClientRect();
  if (sources) {
    const y = sources.top - box.top + sizePx / 2;
    for (let x = sources.left; x < sources.right; x += sizePx) points.push([x - box.left + sizePx / 2, y]);
  }
  return points.map((point) => map.unproject(point).toArray());
}
