import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import type { Coordinates } from "#src/shared/geo.ts";
import { Button } from "#src/ui/button.tsx";

/** How long "Copied" stays. In ms. */
const copiedFor = 2000;

/** The way to a place in the maps app of the visitor's choice. */
export function directionsTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, size = "small" }: { text: string; size?: "small" | "medium" }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.warn("The address could not be copied", error);
    }
  }
  return (
    <Button variant="outline" size={size} onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  );
}
