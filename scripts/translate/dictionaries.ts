import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
    const entries: Record<string, string> = JSON.parse(readFileSync(join(projectRoot, file), "utf8"));
    for (const [sentence, translation] of Object.entries(entries)) {
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

function placeholders(sentence: string): string {
  return [...new Set(sentence.match(/\{\w+\}/g))].sort().join();
}
