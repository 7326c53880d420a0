import type { StyleSpecification } from "maplibre-gl";
import { useCallback, useEffect, useRef, useState } from "react";
import type { MapSettings } from "#shared/contract/map.ts";
import { api } from "#src/lib/api.ts";
import { mapColours } from "./colours.ts";
import { embeddedStyle } from "./embedded-style.ts";

interface ShownStyle {
  style: StyleSpecification;
  /** Our own map, which has no fallback. */
  isOwn: boolean;
}

/** How long the configured map may take: for its style, and then for the first picture. */
const timeoutsMs = { style: 6000, picture: 15_000 };

/**
 * The configured style; null while it loads. Our own map replaces it when it fails or is late,
 * and on `fallBack`. `isDrawn`: the first picture has been drawn.
 */
export function useMapStyle(isDrawn: boolean) {
  const [shown, setShown] = useState<ShownStyle | null>(null);
  const hasFallenBack = useRef(false);
  const fallBack = useCallback((error: unknown) => {
    if (hasFallenBack.current) return;
    hasFallenBack.current = true;
    console.warn("The configured map failed; showing our own", error);
    setShown({ style: embeddedStyle(mapColours(document.body)), isOwn: true });
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
    const timer = setTimeout(() => fallBack(new Error("Its tiles did not load in time")), timeoutsMs.picture);
    return () => clearTimeout(timer);
  }, [isDrawn, shown, fallBack]);
  return { shown, fallBack };
}

async function configuredStyle(signal: AbortSignal): Promise<ShownStyle> {
  const settings = await api<MapSettings>("/api/map", { signal });
  const colours = mapColours(document.body);
  if (settings.style === "embedded") return { style: embeddedStyle(colours), isOwn: true };
  const { providerStyle } = await import("./provider-style.client.ts");
  return { style: await providerStyle(settings, colours, signal), isOwn: false };
}
