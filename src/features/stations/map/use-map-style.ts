import type { StyleSpecification } from "maplibre-gl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MapSettings } from "#shared/contract/map.ts";
import { api } from "#src/lib/api.ts";
import { mapColours } from "./colours.ts";
import { embeddedStyle } from "./embedded-style.ts";

interface ShownStyle {
  style: StyleSpecification;
  /** The map of our own, behind which there is no other. */
  isOwn: boolean;
}

/** How long the configured map may take: for its style, and then for the first picture. */
const timeoutsMs = { style: 6000, picture: 15_000 };

/**
 * The style that is configured; null while it loads. When it fails or is late, and with `fallBack`
 * when its map fails, it is the map of our own. `isDrawn`: the first picture is there.
 */
export function useMapStyle(isDrawn: boolean) {
  const [shown, setShown] = useState<ShownStyle | null>(null);
  const hasFallen = useRef(false);
  const fallBack = useCallback((error: unknown) => {
    if (hasFallen.current) return;
    hasFallen.current = true;
    console.warn("The configured map is not there; our own takes its place", error);
    setShown({ style: embeddedStyle(mapColours(document.documentElement)), isOwn: true });
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    let left = false;
    const timer = setTimeout(() => abort.abort(), timeoutsMs.style);
    configuredStyle(abort.signal)
      .then(
        (found) => {
          if (!left) setShown(found);
        },
        (error) => {
          if (!left) fallBack(error);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      left = true;
      clearTimeout(timer);
      abort.abort();
    };
  }, [fallBack]);

  useEffect(() => {
    if (isDrawn || !shown || shown.isOwn) return;
    const timer = setTimeout(() => fallBack(new Error("Its tiles do not come")), timeoutsMs.picture);
    return () => clearTimeout(timer);
  }, [isDrawn, shown, fallBack]);
  return { shown, fallBack };
}

async function configuredStyle(signal: AbortSignal): Promise<ShownStyle> {
  const settings = await api<MapSettings>("/api/map", { signal });
  const colours = mapColours(document.documentElement);
  if (settings.style === "embedded") return { style: embeddedStyle(colours), isOwn: true };
  const { providerStyle } = await import("./provider-style.client.ts");
  return { style: await providerStyle(settings, colours, signal), isOwn: false };
}
