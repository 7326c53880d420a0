import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import { languageCode } from "#shared/translate.ts";
import type { MapColours } from "./colours.ts";
import { groundLayers } from "./ground-layers.ts";
import { labelFont } from "./label-font.ts";
import { labelsUrl } from "./label-names.ts";
import { airportLayer, townLayers } from "./town-layers.ts";

/** Names alone, which are the same in every language. */
const attribution = [
  '<a href="/map/LICENCES.txt">Natural Earth</a>',
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
  "GeoNames",
].join(" · ");

/** Our own lines of India: borders between states, among the neighbours and India's own. */
export const lineSource: SourceSpecification = {
  type: "geojson",
  data: "/map/lines.json",
  attribution,
  tolerance: 0.2,
};

/** Names of states and towns. */
export function labelSource(): SourceSpecification {
  return { type: "geojson", data: labelsUrl() };
}

/** The layers of the lines, for a source of this name. */
export function lineLayers(source: string, { border, faint }: MapColours): LayerSpecification[] {
  return [
    {
      id: "india-states",
      type: "line",
      source,
      filter: ["==", ["get", "kind"], "state"],
      maxzoom: 12,
      paint: {
        "line-color": faint,
        "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.6, 9, 1.2],
        "line-dasharray": [3, 2],
        "line-opacity": ["interpolate", ["linear"], ["zoom"], 10, 1, 12, 0],
      },
    },
    {
      id: "india-neighbours",
      type: "line",
      source,
      filter: ["==", ["get", "kind"], "neighbour"],
      paint: { "line-color": faint, "line-width": 0.8 },
    },
    {
      id: "india-border",
      type: "line",
      source,
      filter: ["==", ["get", "kind"], "border"],
      layout: { "line-join": "round", "line-cap": "round" },
      paint: {
        "line-color": border,
        "line-width": ["interpolate", ["linear"], ["zoom"], 3, 1, 5, 1.4, 10, 2.4],
      },
    },
  ];
}

/** The names of the states, for a source of this name; they make room for the towns. */
export function stateLabelLayer(source: string, { state, land }: MapColours): LayerSpecification {
  return {
    id: "india-state-names",
    type: "symbol",
    source,
    filter: [
      "all",
      ["==", ["get", "kind"], "state"],
      [">=", ["get", "size"], ["step", ["zoom"], 4, 5.5, 0.5, 6.5, 0]],
    ],
    minzoom: 4.4,
    maxzoom: 8.5,
    layout: {
      "text-field": ["get", "name"],
      "text-font": labelFont.plain,
      "text-size": 11,
      "text-transform": "uppercase",
      // The letters of Devanagari hang together.
      "text-letter-spacing": languageCode() === "en" ? 0.12 : 0,
      "text-max-width": 8,
      "text-padding": 6,
      "symbol-sort-key": ["-", ["get", "size"]],
    },
    paint: { "text-color": state, "text-halo-color": land, "text-halo-width": 1.2 },
  };
}

/** The map of our own: ground, borders and names from four files on this site, nothing else. */
export function embeddedStyle(colours: MapColours): StyleSpecification {
  const { sea, land, abroad } = colours;
  return {
    version: 8,
    sources: {
      areas: { type: "geojson", data: "/map/areas.json", tolerance: 0.2 },
      ground: { type: "geojson", data: "/map/ground.json", tolerance: 0.25 },
      lines: lineSource,
      labels: labelSource(),
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": sea } },
      {
        id: "abroad",
        type: "fill",
        source: "areas",
        filter: ["==", ["get", "kind"], "land"],
        paint: { "fill-color": abroad },
      },
      {
        id: "india",
        type: "fill",
        source: "areas",
        filter: ["==", ["get", "kind"], "india"],
        paint: { "fill-color": land },
      },
      ...groundLayers(colours),
      ...lineLayers("lines", colours),
      stateLabelLayer("labels", colours),
      airportLayer(colours),
      ...townLayers(colours),
    ],
  };
}
