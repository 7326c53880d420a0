import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "../setup/install.mjs";

/** The words of a language, and what is wrong with them. */
export interface Dictionary {
  words: Map<string, string>;
  problems: string[];
}

/** Reads `src/content/<code>`. */
export function readDictionary(code: string): Dictionary {
  const words = new Map<string, string>();
  const problems: string[] = [];
  for (const file of globSync(`src/content/${code}/*.json`, { cwd: projectRoot }).sort()) {
    for (const [sentence, translation] of wordsOfFile(code, basename(file, ".json"))) {
      const other = words.get(sentence);
      if (other !== undefined && other !== translation)
        problems.push(`${file}: two translations of "${sentence}": "${other}", "${translation}"`);
      if (placeholders(sentence) !== placeholders(translation))
        problems.push(`${file}: other values in "${translation}" than in "${sentence}"`);
      words.set(sentence, translation);
    }
  }
  return { words, problems };
}

/** Of these, what stored stations and the places of the map are called. */
export function wordsOfData(code: string): Map<string, string> {
  return new Map(["amenities", "places"].flatMap((name) => [...wordsOfFile(code, name)]));
}

function wordsOfFile(code: string, name: string): Map<string, string> {
  const file = join(projectRoot, "src/content", code, `${name}.json`);
  return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8"))));
}

function placeholders(sentence: string): string {
  return [...new Set(sentence.match(/\{\w+\}/g))].sort().join();
}
