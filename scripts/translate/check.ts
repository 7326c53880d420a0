// Part of `npm run check`: every sentence that a public page shows has words in every language, and no language has
// words for a sentence that is no longer there.
import { fileURLToPath } from "node:url";
import { languages } from "../../src/shared/languages.ts";
import { readDictionary, wordsOfData } from "./dictionaries.ts";
import { missingSentences } from "./missing.ts";
import { allModules, textsOf } from "./site-texts.ts";

/** What is wrong with the words of a language. */
export async function translationProblems(code: string): Promise<string[]> {
  const { words, problems } = readDictionary(code);
  const { all } = await textsOf(allModules());
  const missing = await missingSentences(code);
  const ofData = wordsOfData(code);
  const unused = [...words.keys()].filter((text) => !all.has(text) && !ofData.has(text));
  return [
    ...problems,
    ...missing.map((text) => `missing: ${JSON.stringify(text)}`),
    ...unused.map((text) => `unused: ${JSON.stringify(text)}`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { code } of languages.slice(1)) {
    const problems = await translationProblems(code);
    for (const problem of problems) console.error(`${code}: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
