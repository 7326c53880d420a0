import { join } from "node:path";
import type { Plugin } from "vite";
import { projectRoot } from "../install.mjs";

/** Lets the icons of `lucide-react` be made by `src/ui/icon.ts`. In development, where packages are bundled apart, lucide makes them itself. */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { default } from ${JSON.stringify(join(projectRoot, "src/ui/icon.ts"))};`,
    },
  };
}
