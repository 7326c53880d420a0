import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Chunk {
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * Parts of a page whose code is loaded late still stand in its HTML from the beginning. React Router links only the
 * styles of what a route imports at once, and would show those parts undressed until their code comes, or for ever
 * without script. This adds the styles of a page's late parts to the page's own, in the manifest that React Router reads.
 */
export function lateStyles(): Plugin {
  return {
    name: "late-styles",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      if (!dir) return;
      const file = join(dir, ".vite/manifest.json");
      const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, "utf8"));
      for (const chunk of Object.values(manifest)) {
        if (!chunk.src?.startsWith("src/pages/site/") || !chunk.dynamicImports) continue;
        chunk.css = [...new Set([...(chunk.css ?? []), ...stylesBelow(manifest, chunk)])];
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}

/** The styles of everything of ours that a chunk imports, now or later. Libraries bring theirs when they are used. */
function stylesBelow(manifest: Record<string, Chunk>, from: Chunk): string[] {
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk) || chunk.src?.includes("node_modules")) return;
    seen.add(chunk);
    for (const key of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(manifest[key]);
  };
  visit(from);
  return [...seen].flatMap(({ css }) => css ?? []);
}
