import { languageOfPath } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { speakWith } from "#shared/translate.ts";
import { leadToEnglish } from "./lead-to-english.ts";

/** Of all islands of the page. */
const words = new Map<string, string>();

/** Has an island render in the language of the page, with the words of its file. */
export async function speakWords(island: HTMLElement, path: string): Promise<void> {
  const own: Record<string, string> = await (await fetch(path)).json();
  for (const [sentence, translation] of Object.entries(own)) words.set(sentence, translation);
  const language = speak(languageOfPath(location.pathname), words);
  speakWith(() => language);
  leadToEnglish(island, language.code).catch(console.warn);
}
