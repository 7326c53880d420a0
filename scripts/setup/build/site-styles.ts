import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Chunk {
  src?: string;
  name?: string;
  css?: string[];
}

/**
 * Assigns the public pages' stylesheets (the chunk groups `site` and `controls`) to the root
 * route in React Router's manifest. Every page then links them once in its HTML: components that
 * load later have their styles at once, also without script, and no file is linked twice.
 */
export function siteStyles(): Plugin {
  return {
    name: "site-styles",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      if (!dir) return;
      const file = join(dir, ".vite/manifest.json");
      const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, "utf8"));
      const chunks = Object.values(manifest);
      const root = chunks.find(({ src }) => src?.startsWith("src/root.tsx"));
      // `site` first: it declares the order of the cascade layers.
      const styles = ["site", "controls"].flatMap((group) => {
        const chunk = chunks.find(({ name, src }) => name === group && !src);
        const css = chunk?.css ?? [];
        delete chunk?.css;
        return css;
      });
      if (!root || styles.length < 2) throw new Error("The build has no stylesheets for the public pages.");
      root.css = [...styles, ...(root.css ?? [])];
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}
