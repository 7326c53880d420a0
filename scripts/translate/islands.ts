import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "../setup/install.mjs";
import { wordsOfData } from "./dictionaries.ts";
import { wordsForPages } from "./missing.ts";
import { importsByProperty } from "./module-texts.ts";
import { modulesFrom, resolveModule, textsOf } from "./site-texts.ts";

const file = join(projectRoot, "src/islands.ts");

/** Those that show what stations are called and where they are. */
const withNamesOfData = new Set(["station-finder", "stations-map"]);

/** Of the words of a language, those that each island may show, which its modules say. */
export async function wordsOfIslands(code: string) {
  const words = await wordsForPages(code);
  const names = wordsOfData(code);
  const islands = Object.entries(islandModules()).map(async ([island, files]) => {
    const { all } = await textsOf(modulesFrom(files));
    const isShown = (text: string) => all.has(text) || (withNamesOfData.has(island) && names.has(text));
    const own = [...words].filter(([sentence]) => isShown(sentence));
    return { island, words: Object.fromEntries(own) };
  });
  return Promise.all(islands);
}

/** By island, the modules that `src/islands.ts` loads for it. */
function islandModules(): Record<string, string[]> {
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
