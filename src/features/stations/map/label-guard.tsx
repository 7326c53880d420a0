import type { Map as MapInstance } from "maplibre-gl";
import { useEffect, useMemo } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import type { Coordinates } from "#shared/geo.ts";
import { t } from "#shared/translate.ts";
import { alwaysName, townsBesideMarkers } from "./town-layers.ts";

const imageId = "marker-space";
const sizePx = 44;

/** Adds the empty picture that takes a marker's space. */
function addMarkerSpace(map: MapInstance): void {
  if (map.hasImage(imageId)) return;
  map.addImage(imageId, { width: sizePx, height: sizePx, data: new Uint8Array(sizePx * sizePx * 4) });
}

interface LabelGuardProps {
  markers: readonly (Coordinates & { city: string })[];
  selected: Coordinates | null;
  zoom: number;
  /** Towns that are always named. */
  towns: readonly string[];
  /** How much of the map's right side, in pixels, lies under the details. */
  coveredPx: number;
}

/**
 * Keeps the map's labels clear of the markers, the details' edge and the controls: elements over the map,
 * of which it knows nothing, so empty symbols take their space. Some towns under a marker have their name
 * beside it.
 */
export function LabelGuard({ markers, selected, zoom, towns, coveredPx }: LabelGuardProps) {
  const { current: map } = useMap();
  // Before the layer that shows it, also when the map moves or is replaced before it has loaded.
  if (map) addMarkerSpace(map.getMap());
  const all = selected ? [...markers, selected] : markers;
  const places = JSON.stringify(all.map(({ lng, lat }) => [lng, lat]));
  const cities = JSON.stringify(markers.map(({ city }) => t(city)));
  const covered = JSON.stringify(map ? coveredPlaces(map.getMap(), coveredPx) : []);
  // The same object while no marker moves: for another one the map lays out its labels again.
  const data = useMemo(() => {
    const coordinates = [...JSON.parse(places), ...JSON.parse(covered)] as GeoJSON.Position[];
    return { type: "MultiPoint" as const, coordinates };
  }, [places, covered]);
  useEffect(() => {
    if (map) townsBesideMarkers(map.getMap(), JSON.parse(places), JSON.parse(cities), zoom);
  }, [map, places, cities, zoom]);
  const names = JSON.stringify(towns.map((town) => t(town)));
  useEffect(() => {
    if (map) alwaysName(map.getMap(), JSON.parse(names));
  }, [map, names]);
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

/** The controls of the map and what else its page lays over it. */
const controls = ".maplibregl-ctrl-group, .maplibregl-ctrl-attrib, [data-over-map]";

/** Places along the map's sides and the details' edge, where a label would be cut off, and under controls. */
function coveredPlaces(map: MapInstance, coveredPx: number): GeoJSON.Position[] {
  const container = map.getContainer();
  const box = container.getBoundingClientRect();
  const points: [x: number, y: number][] = [];
  // Most of a space is beyond the edge: a label may be near it.
  const beyond = sizePx / 2 - 4;
  const edges = [-beyond, box.width + beyond, ...(coveredPx > 0 ? [box.width - coveredPx + sizePx / 2] : [])];
  for (const y of steps(0, box.height)) points.push(...edges.map((x): [number, number] => [x, y]));
  for (const x of steps(0, box.width)) points.push([x, -beyond], [x, box.height + beyond]);
  for (const control of container.closest("[data-island]")?.querySelectorAll(controls) ?? []) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (top >= box.bottom || bottom <= box.top) continue;
    for (const x of steps(left - box.left, right - box.left))
      points.push(...steps(top - box.top, bottom - box.top).map((y): [number, number] => [x, y]));
  }
  return points.map((point) => map.unproject(point).toArray());
}

/** The middles of the spaces that cover a stretch. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / sizePx));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => from + (index + 0.5) * step);
}
