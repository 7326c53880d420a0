import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { MapColours } from "./colours.ts";

/** Built-up land, rivers, lakes and roads. Lines through towns are too rough to be seen from near. */
export function groundLayers({ urban, water, highway, road, casing }: MapColours): LayerSpecification[] {
  const of = (kind: string, rank?: number): FilterSpecification =>
    rank
      ? ["all", ["==", ["get", "kind"], kind], ["==", ["get", "rank"], rank]]
      : ["==", ["get", "kind"], kind];
  const river = (rank: number, minzoom: number): LayerSpecification => ({
    id: `rivers-${rank}`,
    type: "line",
    source: "ground",
    filter: of("river", rank),
    minzoom,
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": water,
      "line-width": ["interpolate", ["linear"], ["zoom"], 4, 1.5 - 0.35 * rank, 10, 4.4 - rank],
    },
  });
  return [
    {
      id: "urban",
      type: "fill",
      source: "ground",
      filter: of("urban"),
      minzoom: 5,
      paint: {
        "fill-color": urban,
        "fill-opacity": ["interpolate", ["linear"], ["zoom"], 5, 0, 6, 1, 8.5, 1, 10, 0.5],
      },
    },
    river(1, 3),
    river(2, 5),
    river(3, 6.5),
    { id: "lakes", type: "fill", source: "ground", filter: of("lake"), paint: { "fill-color": water } },
    ...roadLayers(2, 6, road, casing),
    ...roadLayers(1, 4.5, highway, casing),
  ];
}

/** A road with its edge; `rank` 1 is wider and seen from farther. */
function roadLayers(rank: 1 | 2, minzoom: number, color: string, casing: string): LayerSpecification[] {
  const wide = rank === 1 ? 1 : 0.72;
  const line = (id: string, lineColor: string, edge: number): LayerSpecification => ({
    id,
    type: "line",
    source: "ground",
    filter: ["all", ["==", ["get", "kind"], "road"], ["==", ["get", "rank"], rank]],
    minzoom,
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": lineColor,
      "line-width": [
        "interpolate",
        ["linear"],
        ["zoom"],
        ...[4.5, 0.8 * wide + edge * 0.5, 7, 1.9 * wide + edge, 10, 3.6 * wide + edge * 1.4],
      ],
      "line-opacity": [
        "interpolate",
        ["linear"],
        ["zoom"],
        ...[minzoom, 0, minzoom + 0.5, 1, 9.6, 1, 11, 0.45],
      ],
    },
  });
  return [line(`roads-${rank}-edge`, casing, 1), line(`roads-${rank}`, color, 0)];
}
