import { featureFilter, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import type { FilterSpecification, Map as MapInstance, SymbolLayerSpecification } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import type { MapColours } from "#src/features/stations/map/colours.ts";
import { alwaysName, townLayers, townsBesideMarkers } from "#src/features/stations/map/town-layers.ts";

const colours = { city: "rgb(20, 20, 20)", land: "rgb(255, 255, 255)" } as MapColours;

/** The layers as a map has them after these calls. */
function layersAfter(change: (map: MapInstance) => void): SymbolLayerSpecification[] {
  const layers = townLayers(colours) as SymbolLayerSpecification[];
  const layer = (id: string) => layers.find((one) => one.id === id);
  change({
    getLayer: layer,
    getCenter: () => ({ lat: 13 }),
    setFilter: (id: string, filter: FilterSpecification) => Object.assign(layer(id) ?? {}, { filter }),
    setLayoutProperty: (id: string, name: string, value: unknown) =>
      Object.assign(layer(id)?.layout ?? {}, { [name]: value }),
  } as unknown as MapInstance);
  return layers;
}

function shownIn(layer: SymbolLayerSpecification | undefined, name: string, zoom: number): boolean {
  const filter = featureFilter(layer?.filter, { transformRequest: undefined } as never);
  return filter.filter({ zoom }, { type: 1, properties: { kind: "city", rank: 5, name } } as never);
}

describe("the names of towns", () => {
  it("are laid out by valid expressions beside markers", () => {
    const layers = layersAfter((map) => {
      townsBesideMarkers(map, [[77.6, 13]], ["Bengaluru"], 9);
      alwaysName(map, ["Bengaluru"]);
    });
    const labels = { type: "geojson" as const, data: { type: "FeatureCollection" as const, features: [] } };
    const style = { version: 8 as const, glyphs: "{fontstack}/{range}", sources: { labels }, layers };
    expect(validateStyleMin(style)).toEqual([]);
  });

  it("are always shown for the towns of the stations, once", () => {
    const [all, named] = layersAfter((map) => alwaysName(map, ["Krishnagiri"]));
    expect([all, named].map((layer) => shownIn(layer, "Krishnagiri", 12))).toEqual([false, true]);
    expect([all, named].map((layer) => shownIn(layer, "Anekal", 12))).toEqual([true, false]);
    expect(shownIn(named, "Krishnagiri", 4)).toBe(true);
  });
});
