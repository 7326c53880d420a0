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

/** The layers of towns that `townsBesideMarkers` divides. */
const layerIds = { free: "cities", besideMarker: "cities-beside-markers" };

const dotImage = "town-dot";

/** Adds the picture of a town, a dot of 4 px; call it once the style is loaded. */
export function addTownDot(map: MapInstance, { city, land }: MapColours): void {
  const canvas = document.createElement("canvas");
  const pixelRatio = 4;
  canvas.width = canvas.height = 6 * pixelRatio;
  const brush = canvas.getContext("2d");
  if (!brush || map.hasImage(dotImage)) return;
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
 * A town is a dot with its name beside it, both or neither. Where a marker of a station lies over the
 * dot, the name is beside the marker.
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
      id: layerIds.free,
      type: "symbol",
      source: "labels",
      filter: townFilter,
      layout: {
        ...layout,
        "icon-image": dotImage,
        "icon-padding": 1,
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        "text-radial-offset": 0.6,
      },
      paint,
    },
    {
      id: layerIds.besideMarker,
      type: "symbol",
      source: "labels",
      filter: ["boolean", false],
      layout: {
        ...layout,
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 2,
      },
      paint,
    },
  ];
}

/** Radius of the ground that a marker covers, in pixels. */
const markerRadiusPx = 24;

/** Puts the names of towns under these markers beside them; does nothing on a provider's map. */
export function townsBesideMarkers(
  map: MapInstance,
  markers: readonly GeoJSON.Position[],
  zoom: number,
): void {
  if (!map.getLayer(layerIds.besideMarker)) return;
  const latitude = (map.getCenter().lat * Math.PI) / 180;
  const metresPerPx = (78_271.5 * Math.cos(latitude)) / 2 ** zoom;
  const isCovered: ExpressionSpecification =
    markers.length > 0
      ? [
          "<",
          ["distance", { type: "MultiPoint", coordinates: [...markers] }],
          Math.round(markerRadiusPx * metresPerPx),
        ]
      : ["boolean", false];
  map.setFilter(layerIds.free, ["all", townFilter, ["!", isCovered]]);
  map.setFilter(layerIds.besideMarker, ["all", townFilter, isCovered]);
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
