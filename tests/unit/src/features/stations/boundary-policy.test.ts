import { featureFilter, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { withBoundaryPolicy } from "../../../../../src/features/stations/map/boundary-policy.ts";
import type { MapColours } from "../../../../../src/features/stations/map/colours.ts";
import { embeddedStyle } from "../../../../../src/features/stations/map/embedded-style.ts";
import { archiveStyle } from "../../../../../src/features/stations/map/provider-style.client.ts";

const colours: MapColours = {
  sea: "rgb(200, 220, 215)",
  land: "rgb(255, 255, 255)",
  abroad: "rgb(240, 240, 240)",
  urban: "rgb(230, 225, 220)",
  water: "rgb(190, 210, 220)",
  highway: "rgb(240, 200, 120)",
  road: "rgb(255, 255, 255)",
  casing: "rgb(190, 185, 175)",
  border: "rgb(60, 90, 80)",
  faint: "rgb(200, 200, 200)",
  city: "rgb(20, 20, 20)",
  state: "rgb(120, 120, 120)",
};

const vector = { type: "vector" as const, tiles: ["https://tiles.example/{z}/{x}/{y}.mvt"] };

/**
 * In the form of OpenMapTiles' styles: legacy filters, boundaries by admin level, classes of
 * places.
 */
const openMapTiles: StyleSpecification = {
  version: 8,
  glyphs: "https://tiles.example/{fontstack}/{range}.pbf",
  sources: { omt: vector },
  layers: [
    { id: "background", type: "background", paint: { "background-color": "#fff" } },
    { id: "road", type: "line", source: "omt", "source-layer": "transportation" },
    {
      id: "boundary_3",
      type: "line",
      source: "omt",
      "source-layer": "boundary",
      filter: ["==", "admin_level", 4],
    },
    {
      id: "boundary_2",
      type: "line",
      source: "omt",
      "source-layer": "boundary",
      filter: ["all", ["==", "admin_level", 2], ["!=", "disputed", 1]],
    },
    label("city", "place", ["in", "class", "city", "town"], ["Noto Sans Bold"]),
    label("country", "place", ["all", ["==", "class", "country"], ["has", "name"]], ["Noto Sans Regular"]),
    label("everything", "place", undefined, ["Noto Sans Regular"]),
  ],
};

/** In the form of Shortbread's styles: expressions, separate boundary labels, kinds of places. */
const shortbread: StyleSpecification = {
  version: 8,
  sources: { sb: vector },
  layers: [
    { id: "land", type: "fill", source: "sb", "source-layer": "land" },
    { id: "borders", type: "line", source: "sb", "source-layer": "boundaries" },
    {
      id: "border-names",
      type: "symbol",
      source: "sb",
      "source-layer": "boundary_labels",
      layout: { "text-field": "x" },
    },
    label(
      "places",
      "place_labels",
      ["in", ["get", "kind"], ["literal", ["state", "city", "village"]]],
      ["Sans"],
    ),
  ],
};

const protomaps = archiveStyle(
  { style: "r2", tiles: "/tiles/india/{z}/{x}/{y}.mvt", minZoom: 0, maxZoom: 14 },
  colours,
);

const providers = { openMapTiles, shortbread, protomaps };
const corrections = "https://site.example/tiles/corrections/{z}/{x}/{y}.mvt";

describe.each(Object.entries(providers))("the boundary policy on a style of %s", (_name, provider) => {
  const style = withBoundaryPolicy(provider, { colours });
  const near = withBoundaryPolicy(provider, { colours, corrections });

  it("leaves no boundary and no boundary's name of the provider", () => {
    const left = style.layers.filter((layer) => /bound|admin/.test(sourceLayerOf(layer)));
    expect(left).toEqual([]);
  });

  it("lets no layer name a country or a state, and still names cities", () => {
    const places = style.layers.filter((layer) => /^place/.test(sourceLayerOf(layer)));
    expect(places.length).toBeGreaterThan(0);
    for (const area of ["country", "state", "province", "region", "disputed"]) {
      expect(places.filter((layer) => draws(layer, { class: area, kind: area, name: "Xizang" }))).toEqual([]);
    }
    const city = {
      class: "city",
      kind: "locality",
      kind_detail: "city",
      name: "Kochi",
      min_zoom: 4,
      population_rank: 12,
    };
    expect(places.some((layer) => draws(layer, city) || draws(layer, { ...city, kind: "city" }))).toBe(true);
  });

  it("draws our own lines and the names of the states", () => {
    const ids = style.layers.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["india-states", "india-border", "india-state-names"]));
    expect(ids.at(-1)).toBe("india-state-names");
    const where = (test: (layer: LayerSpecification) => boolean) => provider.layers.findIndex(test);
    const boundary = where((layer) => /bound/.test(sourceLayerOf(layer)));
    expect(ids.indexOf("india-states")).toBe(boundary);
  });

  it("hands over to the archive of corrections from near, where there is one", () => {
    expect(style.layers.find(({ id }) => id === "india-border")?.maxzoom).toBeUndefined();
    expect(near.layers.find(({ id }) => id === "india-border")?.maxzoom).toBe(9);
    const ids = near.layers.map(({ id }) => id).filter((id) => id.startsWith("india-"));
    expect(ids.slice(3, 8)).toEqual([
      ...["india-national", "india-hide", "india-hide-inner", "india-official", "india-official-claimed"],
    ]);
    const national = near.layers.find(({ id }) => id === "india-national");
    if (!national) throw new Error("The national lines are missing");
    expect(draws(national, { admin_level: 2, kind: "country" }, 10)).toBe(true);
    for (const doubt of [{ disputed: 1 }, { disputed: true }, { claimed_by: "CN" }, { maritime: 1 }]) {
      expect(draws(national, { admin_level: 2, kind: "country", ...doubt }, 10)).toBe(false);
    }
  });

  it("draws labels with the page's fonts and asks for no glyphs", () => {
    expect(style.glyphs).toBeUndefined();
    const fonts = style.layers.flatMap((layer) =>
      layer.type === "symbol" ? [JSON.stringify(layer.layout?.["text-font"])] : [],
    );
    expect(new Set(fonts.map((font) => font.includes("Jakarta")))).toEqual(new Set([true]));
  });

  it("gives a style that MapLibre takes, the same when applied again", () => {
    expect(validateStyleMin(style)).toEqual([]);
    expect(validateStyleMin(near)).toEqual([]);
    expect(withBoundaryPolicy(style, { colours })).toEqual(style);
  });
});

it("The embedded style is one that MapLibre takes, from this site only", () => {
  const style = embeddedStyle(colours);
  expect(validateStyleMin(style)).toEqual([]);
  const data = Object.values(style.sources).map((source) => ("data" in source ? source.data : null));
  expect(data).toEqual(["/map/areas.json", "/map/ground.json", "/map/lines.json", "/map/labels.json"]);
});

function label(
  id: string,
  sourceLayer: string,
  filter: FilterSpecification | undefined,
  font: string[],
): LayerSpecification {
  return {
    id,
    type: "symbol",
    source: sourceLayer === "place" ? "omt" : "sb",
    "source-layer": sourceLayer,
    ...(filter && { filter }),
    layout: { "text-field": ["get", "name"], "text-font": font },
  };
}

function sourceLayerOf(layer: LayerSpecification): string {
  return ("source-layer" in layer && layer["source-layer"]) || "";
}

function draws(layer: LayerSpecification, properties: Record<string, unknown>, zoom = 6): boolean {
  const { filter } = featureFilter("filter" in layer ? layer.filter : undefined, "filter");
  return filter({ zoom }, { type: 1, properties, geometry: [] });
}
