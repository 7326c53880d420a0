import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { languages } from "../../../src/shared/languages.ts";
import { readDictionary } from "../../translate/dictionaries.ts";
import { islandModules } from "../../translate/islands.ts";
import { modulesFrom, textsOf } from "../../translate/site-texts.ts";

const modules: Record<string, (isBuild: boolean) => unknown> = {
  // The sentences that each island may show, found in its modules: a page in another language gives an island their
  // words with its properties, so that no script holds any.
  "virtual:island-words": sentencesOfIslands,
  // All words of a language are a file of the site.
  "virtual:words": (isBuild) =>
    Object.fromEntries(wordFiles().map(({ code, path, words }) => [code, isBuild ? `/${path}` : words])),
};

/** Makes the words of `src/content/<code>` known to the Worker. */
export function words(): Plugin {
  let isBuild = false;
  return {
    name: "words",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const values = modules[id.slice(1)];
      return values && `export default ${JSON.stringify(await values(isBuild))};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { path, words } of wordFiles())
        this.emitFile({ type: "asset", fileName: path, source: JSON.stringify(words) });
    },
  };
}

function wordFiles() {
  return languages.slice(1).map(({ code }) => {
    const words = Object.fromEntries(readDictionary(code).words);
    const hash = createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 8);
    return { code, words, path: `assets/words-${code}-${hash}.json` };
  });
}

async function sentencesOfIslands(): Promise<Record<string, string[]>> {
  const known = new Set(languages.slice(1).flatMap(({ code }) => [...readDictionary(code).words.keys()]));
  const entries = Object.entries(islandModules()).map(async ([island, files]) => {
    const { all } = await textsOf(modulesFrom(files));
    return [island, [...all].filter((text) => known.has(text))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
