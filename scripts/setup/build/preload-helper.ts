import { join } from "node:path";
import type { Plugin } from "vite";
import { projectRoot } from "../install.mjs";

const ours = JSON.stringify(join(projectRoot, "src/document/preload.ts"));

/**
 * Replaces Vite's helper around every `import()` by one a third its size: it is part of the entry
 * of each public page. What it leaves out is for old browsers, another base path and nonces.
 */
export function preloadHelper(): Plugin {
  return {
    name: "preload-helper",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { preload as __vitePreload } from ${ours}`,
    },
  };
}
