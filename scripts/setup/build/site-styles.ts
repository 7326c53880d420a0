import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Chunk {
  src?: string;
  name?: string;
  css?: string[];
}

/**
 * Gives the public pages' one stylesheet (the chunk group `site`) to the root route in the manifest that React Router
 * reads. Every page then links it once from its HTML: parts whose code is loaded late are dressed from the beginning,
 * and without script too, and nothing links the same file a second time when their code comes.
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
      const site = chunks.find(({ name, src }) => name === "site" && !src);
      const root = chunks.find(({ src }) => src?.startsWith("src/root.tsx"));
      if (!site?.css || !root) throw new Error("The build has no stylesheet for the public pages.");
      root.css = [...site.css, ...(root.css ?? [])];
      delete site.css;
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}
