import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Chunk {
  src?: string;
  name?: string;
  css?: string[];
}

/**
 * Moves the stylesheets of these chunk groups to routes in React Router's manifest, such as `{ site: ["src/root.tsx"] }`.
 * Otherwise it links a file that an island or a dialog needs too under an address of its own (`#`), and Vite, which looks
 * for the plain one, links it again on loading their code.
 */
export function sharedStyles(routesByGroup: Record<string, readonly string[]>): Plugin {
  return {
    name: "shared-styles",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      if (!dir) return;
      const file = join(dir, ".vite/manifest.json");
      const chunks: Record<string, Chunk> = JSON.parse(readFileSync(file, "utf8"));
      for (const [group, routes] of Object.entries(routesByGroup))
        moveStyles(Object.values(chunks), group, routes);
      writeFileSync(file, JSON.stringify(chunks, null, 2));
    },
  };
}

function moveStyles(chunks: Chunk[], group: string, routes: readonly string[]): void {
  const shared = chunks.find(({ name, src }) => name === group && !src);
  const css = shared?.css ?? [];
  if (css.length === 0) throw new Error(`The build has no stylesheet of the group ${group}.`);
  delete shared?.css;
  for (const route of routes) {
    const chunk = chunks.find(({ src }) => src === `${route}?__react-router-build-client-route`);
    if (!chunk) throw new Error(`The build has no route ${route}.`);
    chunk.css = [...css, ...(chunk.css ?? [])];
  }
}
