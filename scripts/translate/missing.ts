import { readDictionary } from "./dictionaries.ts";
import { staysEnglish } from "./names.ts";
import { modulesFrom, printedModules, senderModules, siteEntries, textsOf } from "./site-texts.ts";

/** The sentences of public pages and PDFs for which a language has no words. */
export async function missingSentences(code: string): Promise<string[]> {
  const { words } = readDictionary(code);
  const { shown } = await textsOf([...modulesFrom(siteEntries), ...senderModules, ...printedModules]);
  return [...shown].filter((text) => !words.has(text) && !staysEnglish(text));
}

/** The words of a language as pages get them: a sentence without any has an empty one, and is shown as English. */
export async function wordsForPages(code: string): Promise<Map<string, string>> {
  const missing = await missingSentences(code);
  return new Map([...readDictionary(code).words, ...missing.map((text) => [text, ""] as const)]);
}
