import { useMemo, useState } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { nameInList } from "../area-text.ts";
import type { FinderStation } from "../finder-station.ts";
import { mapColours } from "./colours.ts";
import { labelFont } from "./label-font.ts";
import { besideSelected, besideStation, layerIds, stationNamesZoom } from "./town-layers.ts";

interface StationNamesProps {
  stations: readonly FinderStation[];
  /** Its marker is larger. */
  selectedSlug: string | undefined;
}

/** From near, the names of stations beside their markers, where there is room: our own map has no streets. */
export function StationNames({ stations, selectedSlug }: StationNamesProps) {
  const [colours] = useState(() => mapColours(document.body));
  // The town has the name of a station that is called after it.
  const named = stations.filter(({ name, city }) => nameInList(name) !== city);
  const places = JSON.stringify(
    named.map(({ slug, name, lng, lat }) => [nameInList(name), lng, lat, slug === selectedSlug]),
  );
  // The same object while no marker changes: for another one the map lays out its labels again.
  const data = useMemo(() => namedPoints(JSON.parse(places)), [places]);
  return (
    <Source id="station-names" type="geojson" data={data}>
      <Layer
        id="station-names"
        type="symbol"
        // The dots and names of towns come first: what is above is placed before what is below.
        beforeId={layerIds.all}
        minzoom={stationNamesZoom}
        layout={{
          "text-field": ["get", "name"],
          "text-font": labelFont.strong,
          "text-size": 13,
          "text-padding": 4,
          "text-max-width": 9,
          "text-variable-anchor-offset": ["case", ["get", "isSelected"], besideSelected, besideStation],
          "text-justify": "auto",
        }}
        paint={{ "text-color": colours.city, "text-halo-color": colours.land, "text-halo-width": 1.8 }}
      />
    </Source>
  );
}

function namedPoints(
  places: [name: string, lng: number, lat: number, isSelected: boolean][],
): GeoJSON.FeatureCollection {
  return {
    type: "FeatureCollection",
    features: places.map(([name, lng, lat, isSelected]) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [lng, lat] },
      properties: { name, isSelected },
    })),
  };
}
