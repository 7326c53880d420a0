import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "../setup/install.mjs";
import { importsByProperty } from "./module-texts.ts";
import { resolveModule } from "./site-texts.ts";

const file = join(projectRoot, "src/islands.ts");

/** By island, the modules that `src/islands.ts` loads for it. */
export function islandModules(): Record<string, string[]> {
  const resolved = (name: string) => resolveModule(name, file) ?? [];
  const view = resolved("./features/submissions/form/submission-form-view.tsx");
  const forms = globSync("src/shared/forms/definitions/*.ts", { cwd: projectRoot }).map((form) => [
    `${basename(form, ".ts")}-form`,
    [join(projectRoot, form), view].flat(),
  ]);
  const others = Object.entries(importsByProperty(file)).map(([name, imports]) => [
    name,
    imports.flatMap(resolved),
  ]);
  return Object.fromEntries([...forms, ...others]);
}
