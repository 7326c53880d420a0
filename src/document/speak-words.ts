import { languageOfPath } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { speakWith } from "#shared/translate.ts";

/** Of all islands of the page. */
const words = new Map<string, string>();

/** Has islands render in the language of the page, with the words that they bring. */
export function speakWords(own: Record<string, string>): void {
  for (const [sentence, translation] of Object.entries(own)) words.set(sentence, translation);
  const language = speak(languageOfPath(location.pathname), words);
  speakWith(() => language);
}
