import type {
  ExpressionSpecification,
  LayerSpecification,
  Map as MapInstance,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { t } from "#shared/translate.ts";
import type { MapColours } from "./colours.ts";
import { labelFont } from "./label-font.ts";

/** Towns by rank as one comes closer; the last level has all of them. */
const townFilter: ExpressionSpecification = [
  "all",
  ["==", ["get", "kind"], "city"],
  ["<=", ["get", "rank"], ["step", ["zoom"], 1, 4.6, 2, 6, 3, 7.2, 4, 8.4, 5]],
];

/** The towns, and those that `alwaysName` names. */
export const layerIds = { all: "cities", named: "cities-named" };

type Offset = [x: number, y: number];

/** Where a name may be around a place, by the part of the name that is next to it. */
const sides = {
  west: { right: [-1, 0], "bottom-right": [-0.7, -0.7], "top-right": [-0.7, 0.7] },
  east: { left: [1, 0], "bottom-left": [0.7, -0.7], "top-left": [0.7, 0.7] },
  middle: { top: [0, 1], bottom: [0, -1] },
} satisfies Record<string, Record<string, Offset>>;

/** The first of these that is free, at these distances in ems. */
function around(anchors: Record<string, Offset>, ...distances: number[]): ExpressionSpecification {
  const places = distances.flatMap((far) =>
    Object.entries(anchors).flatMap(([anchor, [x, y]]) => [anchor, [x * far, y * far]]),
  );
  return ["literal", places];
}

const { west, east, middle } = sides;
const { left } = east;
const { right } = west;
const besideDot = around({ left, right, ...middle }, 0.6);

/** West of this degree a name beside a marker is at its left, where the sea or less is. */
const middleOfIndia = 79;
const isInWest: ExpressionSpecification = [
  "within",
  { type: "Polygon", coordinates: [box(0, 0, middleOfIndia, 90)] },
];

function box(west: number, south: number, east: number, north: number): GeoJSON.Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** On one side of the marker only: there is room for one name, and a second one would have no dot. */
const besideMarker: ExpressionSpecification = [
  "case",
  isInWest,
  around({ right }, 0.6, 1.4, 1.8, 2.1, 2.4),
  around({ left }, 0.6, 1.4, 1.8, 2.1, 2.4),
];
/** Clear of the marker of a station, whose name it is. */
export const besideStation = around({ left, right, ...middle }, 1.8);
/** Of the selected station, whose marker is larger. */
export const besideSelected = around({ left, right, ...middle }, 2.5);
const anywhere = around({ ...east, ...west, ...middle }, 0.6, 1.4, 1.8, 2.4, 3.4);
/** Not in one line with the name of a station. */
const aboveOrBelow = around({ ...middle }, 0.6, 1.8, 2.4, 3.4, 4.6);

/** From here on markers have the names of their stations: farther away those of towns say more. */
export const stationNamesZoom = 8.5;

const dotImage = "town-dot";

/** Adds the picture of a town, a dot of 4 px; call it once the style is loaded. */
export function addTownDot(map: MapInstance, { city, land }: MapColours): void {
  if (map.hasImage(dotImage)) return;
  const canvas = document.createElement("canvas");
  const pixelRatio = 4;
  canvas.width = canvas.height = 6 * pixelRatio;
  const brush = canvas.getContext("2d");
  if (!brush) return;
  const middle = canvas.width / 2;
  for (const [color, radius] of [[land, 3] as const, [city, 2] as const]) {
    brush.fillStyle = color;
    brush.beginPath();
    brush.arc(middle, middle, radius * pixelRatio, 0, 2 * Math.PI);
    brush.fill();
  }
  map.addImage(dotImage, brush.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio });
}

/**
 * A town is a dot with its name beside it, both or neither; where there is room for one town, the larger
 * one is drawn. Where a marker of a station covers the dot, the name is beside the marker. `alwaysName`
 * chooses towns whose names are drawn even where they overlap other names.
 */
export function townLayers({ city, land }: MapColours): LayerSpecification[] {
  const layout: SymbolLayerSpecification["layout"] = {
    "text-field": ["get", "name"],
    "text-font": labelFont.strong,
    "text-size": ["interpolate", ["linear"], ["zoom"], 4, 11, 10, 14],
    "text-padding": 4,
    // The labels are sorted by population.
    "symbol-sort-key": ["get", "rank"],
  };
  const paint = { "text-color": city, "text-halo-color": land, "text-halo-width": 1.6 };
  return [
    {
      id: layerIds.all,
      type: "symbol",
      source: "labels",
      filter: townFilter,
      layout: {
        ...layout,
        "icon-image": dotImage,
        "icon-padding": 1,
        "text-variable-anchor-offset": besideDot,
      },
      paint,
    },
    {
      id: layerIds.named,
      type: "symbol",
      source: "labels",
      filter: ["boolean", false],
      layout: {
        ...layout,
        "icon-image": dotImage,
        "icon-overlap": "always",
        "text-overlap": "always",
        "text-variable-anchor-offset": ["step", ["zoom"], anywhere, stationNamesZoom, aboveOrBelow],
      },
      paint,
    },
  ];
}

/**
 * How near to a marker's middle, in pixels, it takes the space of a town's dot, and how near the town's name may still
 * stand beside it.
 */
const markerRadiusPx = { covered: 32, named: 20 };

/**
 * Puts the names of towns under markers beside them: of those near a marker's middle, and of these cities, which markers
 * are called after. Others under a marker have none, since it would seem to be that of another place. Does nothing on a
 * provider's map.
 */
export function townsBesideMarkers(
  map: MapInstance,
  markers: readonly GeoJSON.Position[],
  cities: readonly string[],
  zoom: number,
): void {
  if (!map.getLayer(layerIds.all)) return;
  const latitude = (map.getCenter().lat * Math.PI) / 180;
  const metresPerPx = (78_271.5 * Math.cos(latitude)) / 2 ** zoom;
  const isWithin = (radiusPx: number): ExpressionSpecification =>
    markers.length > 0
      ? [
          "<",
          ["distance", { type: "MultiPoint", coordinates: [...markers] }],
          Math.round(radiusPx * metresPerPx),
        ]
      : ["boolean", false];
  const isCovered = isWithin(markerRadiusPx.covered);
  const isOfMarker: ExpressionSpecification = ["in", ["get", "name"], ["literal", [...cities]]];
  map.setLayoutProperty(layerIds.all, "icon-image", ["case", isCovered, "", dotImage]);
  map.setLayoutProperty(layerIds.all, "text-field", [
    "case",
    ["all", isCovered, ["!", ["any", isOfMarker, isWithin(markerRadiusPx.named)]]],
    "",
    ["get", "name"],
  ]);
  // Beside a marker there is room for one name: that which it is called after.
  map.setLayoutProperty(layerIds.all, "symbol-sort-key", ["case", isOfMarker, 0, ["get", "rank"]]);
  map.setLayoutProperty(layerIds.all, "text-variable-anchor-offset", [
    "case",
    isCovered,
    zoom < stationNamesZoom ? besideMarker : aboveOrBelow,
    besideDot,
  ]);
}

/** Names these towns whatever is around them, by their names on the map; does nothing on a provider's map. */
export function alwaysName(map: MapInstance, towns: readonly string[]): void {
  if (!map.getLayer(layerIds.named)) return;
  const isNamed: ExpressionSpecification = ["in", ["get", "name"], ["literal", [...towns]]];
  map.setFilter(layerIds.all, ["all", townFilter, ["!", isNamed]]);
  map.setFilter(layerIds.named, ["all", ["==", ["get", "kind"], "city"], isNamed]);
}

/** The airports by their codes, from near. */
export function airportLayer({ state, land }: MapColours): LayerSpecification {
  return {
    id: "airports",
    type: "symbol",
    source: "ground",
    filter: ["==", ["get", "kind"], "airport"],
    minzoom: 8.5,
    layout: {
      "text-field": ["concat", ["get", "name"], ` ${t("airport")}`],
      "text-font": labelFont.plain,
      "text-size": 11,
      "text-padding": 6,
    },
    paint: { "text-color": state, "text-halo-color": land, "text-halo-width": 1.4 },
  };
}
