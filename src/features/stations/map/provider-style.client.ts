import { layers, namedFlavor } from "@protomaps/basemaps";
import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import type { MapSettings } from "#shared/contract/map.ts";
import { withBoundaryPolicy } from "./boundary-policy.ts";
import type { MapColours } from "./colours.ts";

/**
 * The style of a map that is not our own files, within the boundary policy. Throws when the
 * provider's cannot be read.
 */
export async function providerStyle(
  settings: Exclude<MapSettings, { style: "embedded" }>,
  colours: MapColours,
  signal: AbortSignal,
): Promise<StyleSpecification> {
  const { corrections } = settings;
  const style =
    settings.style === "r2" ? archiveStyle(settings, colours) : await fetchStyle(settings.url, signal);
  return withBoundaryPolicy(style, { colours, corrections: corrections && absolute(corrections) });
}

async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The map's style: HTTP ${response.status}`);
  return response.json();
}

/** Protomaps' layers over the archive in R2, in the page's colours, without icons. */
export function archiveStyle(
  { tiles, minZoom, maxZoom }: Extract<MapSettings, { style: "r2" }>,
  { sea, land }: MapColours,
): StyleSpecification {
  const flavor = { ...namedFlavor("light"), background: sea, water: sea, earth: land };
  return {
    version: 8,
    sources: {
      archive: {
        type: "vector",
        tiles: [absolute(tiles)],
        minzoom: minZoom,
        maxzoom: maxZoom,
        attribution:
          '<a href="https://protomaps.com">Protomaps</a> · <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
      },
    },
    layers: layers("archive", flavor, { lang: "en" }).map(withoutIcon),
  };
}

function withoutIcon(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== "symbol" || !layer.layout) return layer;
  const text = Object.entries(layer.layout).filter(([name]) => !name.startsWith("icon-"));
  return { ...layer, layout: Object.fromEntries(text) };
}

/** MapLibre's worker does not know the page's address. */
function absolute(path: string): string {
  return new URL(path, globalThis.location?.href ?? "http://page.invalid").href
    .replaceAll("%7B", "{")
    .replaceAll("%7D", "}");
}
