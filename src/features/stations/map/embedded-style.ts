import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { MapColours } from "./colours.ts";

const attribution = [
  '<a href="/map/LICENCES.txt">Natural Earth</a>',
  'boundary data <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
  "places GeoNames",
].join(" · ");

/** The page's font in two weights, which MapLibre uses when a style names no glyphs. */
export const labelFont = { strong: ["Jakarta Bold", "Jakarta"], plain: ["Jakarta Medium", "Jakarta"] };

/** Our own lines of India: borders between states, among the neighbours and India's own. */
export const lineSource: SourceSpecification = {
  type: "geojson",
  data: "/map/lines.json",
  attribution,
  tolerance: 0.2,
};

/** Names of states and towns. */
export const labelSource: SourceSpecification = { type: "geojson", data: "/map/labels.json" };

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
      "text-letter-spacing": 0.12,
      "text-max-width": 8,
      "text-padding": 6,
      "symbol-sort-key": ["-", ["get", "size"]],
    },
    paint: { "text-color": state, "text-halo-color": land, "text-halo-width": 1.2 },
  };
}

function cityLayer({ city, land }: MapColours): LayerSpecification {
  return {
    id: "cities",
    type: "symbol",
    source: "labels",
    filter: [
      "all",
      ["==", ["get", "kind"], "city"],
      ["<=", ["get", "rank"], ["step", ["zoom"], 1, 4.6, 2, 6, 3, 7.2, 4, 8.4, 5]],
    ],
    layout: {
      "text-field": ["get", "name"],
      "text-font": labelFont.strong,
      "text-size": ["interpolate", ["linear"], ["zoom"], 4, 11, 10, 14],
      "text-padding": 4,
      // Clear of the marker of a station or a cluster in the town.
      "text-variable-anchor": ["top", "bottom", "left", "right", "top-left", "bottom-right"],
      "text-radial-offset": 2,
      "symbol-sort-key": ["get", "rank"],
    },
    paint: { "text-color": city, "text-halo-color": land, "text-halo-width": 1.6 },
  };
}

/** The map of our own: land, borders and names from three files on this site, nothing else. */
export function embeddedStyle(colours: MapColours): StyleSpecification {
  const { sea, land, abroad } = colours;
  return {
    version: 8,
    sources: {
      areas: { type: "geojson", data: "/map/areas.json", tolerance: 0.2 },
      lines: lineSource,
      labels: labelSource,
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
      ...lineLayers("lines", colours),
      stateLabelLayer("labels", colours),
      cityLayer(colours),
    ],
  };
}
