import type { StyleSpecification } from "maplibre-gl";
import { useCallback, useEffect, useState } from "react";
import type { MapSettings } from "#shared/contract/map.ts";
import { api } from "#src/lib/api.ts";
import { mapColours } from "./colours.ts";
import { embeddedStyle } from "./embedded-style.ts";

interface ShownStyle {
  style: StyleSpecification;
  /** The map of our own, behind which there is no other. */
  isOwn: boolean;
}

/**
 * The style that is configured; null while it is asked for. Whatever fails on the way, and `fallBack` when its map fails, give
 * the map of our own.
 */
export function useMapStyle() {
  const [shown, setShown] = useState<ShownStyle | null>(null);
  const fallBack = useCallback((error: unknown) => {
    console.warn("The configured map is not there; our own takes its place", error);
    setShown({ style: embeddedStyle(mapColours(document.documentElement)), isOwn: true });
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    configuredStyle(abort.signal).then(
      (found) => {
        if (!abort.signal.aborted) setShown(found);
      },
      (error) => {
        if (!abort.signal.aborted) fallBack(error);
      },
    );
    return () => abort.abort();
  }, [fallBack]);
  return { shown, fallBack };
}

async function configuredStyle(signal: AbortSignal): Promise<ShownStyle> {
  const settings = await api<MapSettings>("/api/map", { signal });
  const colours = mapColours(document.documentElement);
  if (settings.style === "embedded") return { style: embeddedStyle(colours), isOwn: true };
  const { providerStyle } = await import("./provider-style.client.ts");
  return { style: await providerStyle(settings, colours), isOwn: false };
}
