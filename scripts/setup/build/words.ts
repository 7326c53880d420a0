import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { languages } from "../../../src/shared/languages.ts";
import { wordsOfIslands } from "../../translate/islands.ts";
import { wordsForPages } from "../../translate/missing.ts";

interface WordFile {
  /** From the root of the site. */
  path: string;
  words: Record<string, string>;
}

/** Makes the words of `src/content/<code>` known to the Worker, as files of the site. */
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
    configureServer({ middlewares }) {
      middlewares.use(async ({ url }, response, next) => {
        if (!url?.startsWith("/assets/words-")) return next();
        const file = (await islandFiles()).find(({ path }) => path === url);
        response.setHeader("Content-Type", "application/json").end(JSON.stringify(file?.words));
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { path, words } of [...(await languageFiles()), ...(await islandFiles())])
        this.emitFile({ type: "asset", fileName: path.slice(1), source: JSON.stringify(words) });
    },
  };
}

const modules: Record<string, (isBuild: boolean) => unknown> = {
  "virtual:words": async (isBuild) => {
    const files = await languageFiles();
    return Object.fromEntries(files.map(({ code, path, words }) => [code, isBuild ? path : words]));
  },
  // Those that an island may show, so that no script holds any.
  "virtual:island-words": async () => {
    const files = await islandFiles();
    return Object.fromEntries(files.map(({ code, island, path }) => [`${code} ${island}`, path]));
  },
};

function languageFiles(): Promise<({ code: string } & WordFile)[]> {
  const files = languages.slice(1).map(async ({ code }) => {
    const words = Object.fromEntries(await wordsForPages(code));
    return { code, path: pathOf(code, words), words };
  });
  return Promise.all(files);
}

async function islandFiles(): Promise<({ code: string; island: string } & WordFile)[]> {
  const files = languages.slice(1).map(async ({ code }) => {
    const islands = await wordsOfIslands(code);
    return islands.map(({ island, words }) => ({
      code,
      island,
      words,
      path: pathOf(`${code}-${island}`, words),
    }));
  });
  return (await Promise.all(files)).flat();
}

function pathOf(name: string, words: Record<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 8);
  return `/assets/words-${name}-${hash}.json`;
}
