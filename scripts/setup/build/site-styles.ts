import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Chunk {
  src?: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/**
 * The styles of islands, by the route that renders them. Their code is imported on waking only,
 * so React Router does not know that the page needs them.
 */
const stylesOfIslands: Record<string, string> = {
  "src/pages/site/home.tsx": "station-pages",
  "src/pages/site/catalogue.tsx": "calculators",
  "src/pages/site/contact-franchise.tsx": "calculators",
  "src/pages/site/contact-land.tsx": "calculators",
};

/**
 * Moves the public pages' stylesheets (the chunk groups of CSS) to the routes in React Router's
 * manifest: `site` and `controls` to the root, each area's to the routes with it. Every page then
 * links them once in its HTML: components that load later have their styles at once, also without
 * script, and no file is linked twice.
 */
export function siteStyles(areas: readonly string[]): Plugin {
  return {
    name: "site-styles",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      if (!dir) return;
      const file = join(dir, ".vite/manifest.json");
      const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
      assignStyles(manifest, areas);
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}

function assignStyles(manifest: Manifest, areas: readonly string[]): void {
  const chunks = Object.values(manifest);
  function takeStyles(group: string): string[] {
    const chunk = chunks.find(({ name, src }) => name === group && !src);
    const css = chunk?.css ?? [];
    if (css.length === 0) throw new Error(`The build has no stylesheet of the group ${group}.`);
    delete chunk?.css;
    return css;
  }
  // `site` first: it declares the order of the cascade layers.
  const common = ["site", "controls"].flatMap(takeStyles);
  const ofAreas = new Map([...areas, "portal"].map((area) => [area, takeStyles(area)]));
  for (const route of chunks) {
    const { src = "" } = route;
    if (!src.endsWith("?__react-router-build-client-route")) continue;
    const used = new Set(groupsOf(manifest, route));
    const island = Object.entries(stylesOfIslands).find(([page]) => src.startsWith(page))?.[1];
    if (island) used.add(island);
    // A page of the site may share a script with the portal, but no style.
    if (src.startsWith("src/pages/site/")) used.delete("portal");
    const styles = [...ofAreas].flatMap(([area, css]) => (used.has(area) ? css : []));
    const own = [...styles, ...(route.css ?? [])];
    route.css = src.startsWith("src/root.tsx") ? [...common, ...own] : own;
  }
}

/** The names of the chunks that a chunk imports, also by others. */
function groupsOf(manifest: Manifest, chunk: Chunk, seen = new Set<Chunk>()): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = (chunk.imports ?? []).flatMap((key) => manifest[key] ?? []);
  return [chunk.name ?? "", ...imported.flatMap((other) => groupsOf(manifest, other, seen))];
}
