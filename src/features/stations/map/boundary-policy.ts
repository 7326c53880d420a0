import { convertFilter } from "@maplibre/maplibre-gl-style-spec";
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from "maplibre-gl";
import type { MapColours } from "./colours.ts";
import { labelSource, lineLayers, lineSource, stateLabelLayer } from "./embedded-style.ts";
import { labelFont } from "./label-font.ts";

/** Source layers with boundaries and their names: OpenMapTiles, Protomaps, Shortbread, others. */
const boundaryLayers = new Set([
  ...["admin", "boundaries", "boundary", "boundary_labels", "boundary_lines", "disputed"],
]);
/** Source layers with names of places, including countries and states. */
const placeLayers = new Set(["place", "place_label", "place_labels", "places"]);
/** Classes of areas, which only our own labels name. */
const areaClasses = ["continent", "country", "disputed", "province", "region", "state", "territory"];

/** From this zoom on our own lines are too coarse; an archive of corrections replaces them. */
const correctedFromZoom = 9;
/** A style with this layer has the policy applied already. */
const borderLayerId = "india-border";

interface PolicyOptions {
  colours: MapColours;
  /** URL of the tiles that correct the boundary at high zoom, when configured. */
  corrections?: string;
}

/**
 * Makes any provider's style show India's boundary as India draws it: our own lines replace the
 * provider's boundaries and names of countries and states, and labels use the page's font.
 * Idempotent.
 */
export function withBoundaryPolicy(style: StyleSpecification, options: PolicyOptions): StyleSpecification {
  if (style.layers.some(({ id }) => id === borderLayerId)) return style;
  const { colours, corrections } = options;
  const isBoundary = (layer: LayerSpecification) => boundaryLayers.has(sourceLayerOf(layer));
  const boundary = style.layers.find(isBoundary);
  const firstOf = (test: (layer: LayerSpecification) => boolean) => style.layers.findIndex(test);
  const firstLabel = firstOf(({ type }) => type === "symbol");
  const before = boundary ? firstOf(isBoundary) : firstLabel < 0 ? style.layers.length : firstLabel;

  const adapt = (layers: LayerSpecification[]) =>
    layers.filter((layer) => !isBoundary(layer)).map((layer) => withOurFont(withoutAreas(layer)));
  const nationalSource = boundary && "source" in boundary ? boundary : null;
  const ours = lineLayers("india-lines", colours).map((layer) =>
    corrections && layer.id === borderLayerId ? { ...layer, maxzoom: correctedFromZoom } : layer,
  );
  const { glyphs: _glyphs, ...provided } = style;
  return {
    ...provided,
    sources: {
      ...style.sources,
      "india-lines": lineSource,
      "india-labels": labelSource(),
      ...(corrections && {
        "india-corrections": {
          type: "vector" as const,
          tiles: [corrections],
          maxzoom: 14,
          attribution: "© OpenStreetMap contributors",
        },
      }),
    },
    layers: [
      ...adapt(style.layers.slice(0, before)),
      ...ours,
      ...(corrections ? correctedLayers(nationalSource, colours) : []),
      ...adapt(style.layers.slice(before)),
      stateLabelLayer("india-labels", colours),
    ],
  };
}

function sourceLayerOf(layer: LayerSpecification): string {
  return ("source-layer" in layer && layer["source-layer"]) || "";
}

/** Keeps a layer of places from drawing the name of a country or a state. */
function withoutAreas(layer: LayerSpecification): LayerSpecification {
  if (!placeLayers.has(sourceLayerOf(layer)) || layer.type === "background") return layer;
  const placeClass: ExpressionSpecification = [
    "to-string",
    ["coalesce", ["get", "class"], ["get", "kind"], ""],
  ];
  const noArea: ExpressionSpecification = ["!", ["in", placeClass, ["literal", areaClasses]]];
  const filter: ExpressionSpecification = layer.filter
    ? ["all", convertFilter(layer.filter) as ExpressionSpecification, noArea]
    : noArea;
  return { ...layer, filter };
}

/** Labels in the page's own font, so that no glyphs are fetched. */
function withOurFont(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== "symbol") return layer;
  const isStrong = /bold|semi/i.test(JSON.stringify(layer.layout?.["text-font"] ?? ""));
  return {
    ...layer,
    layout: { ...layer.layout, "text-font": isStrong ? labelFont.strong : labelFont.plain },
  };
}

/**
 * At high zoom: the provider's undisputed national lines, then what has to be hidden painted
 * over, then the official line from the archive of corrections.
 */
function correctedLayers(
  national: LayerSpecification | null,
  { border, land }: MapColours,
): LayerSpecification[] {
  const line = (id: string, sourceLayer: string, color: string, width: number): LayerSpecification => ({
    id: `india-${id}`,
    type: "line",
    source: "india-corrections",
    "source-layer": sourceLayer,
    minzoom: correctedFromZoom,
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": color, "line-width": width },
  });
  return [
    ...(national && "source" in national && national.source
      ? [nationalLayer(String(national.source), sourceLayerOf(national), border)]
      : []),
    line("hide", "to-del-osm", land, 5),
    line("hide-inner", "to-del-osm-internal", land, 5),
    line("official", "to-add-osm", border, 2.2),
    line("official-claimed", "to-add-osm-disp", border, 2.2),
  ];
}

function nationalLayer(source: string, sourceLayer: string, color: string): LayerSpecification {
  const filter: FilterSpecification = [
    "all",
    [
      "any",
      ["==", ["get", "admin_level"], 2],
      ["==", ["get", "kind"], "country"],
      ["<=", ["coalesce", ["get", "kind_detail"], 99], 2],
    ],
    ["!", ["in", ["to-string", ["get", "disputed"]], ["literal", ["1", "true", "yes"]]]],
    ["!", ["has", "claimed_by"]],
    ["!=", ["to-string", ["get", "maritime"]], "1"],
  ];
  return {
    id: "india-national",
    type: "line",
    source,
    "source-layer": sourceLayer,
    minzoom: correctedFromZoom,
    filter,
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": color, "line-width": 2.2 },
  };
}
