import { spoken } from "#shared/translate.ts";

/** The scripts beside Latin that content is written in, each with its language. */
const scripts = [
  { language: "hi", pattern: /\p{Script=Devanagari}/gu },
  { language: "ta", pattern: /\p{Script=Tamil}/gu },
] as const;

/**
 * The `lang` of a text whose letters are mostly Devanagari (`hi`) or Tamil (`ta`); undefined for
 * any other text, which is in English.
 */
export function detectLanguage(text: string): "hi" | "ta" | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(({ pattern }) => lettersOf(text, pattern) > letters / 2)?.language;
}

/** The `lang` of a text that is in another language than the page; undefined for one that is in the page's. */
export function foreignLanguage(text: string): string | undefined {
  const language = detectLanguage(text);
  return language === spoken()?.code ? undefined : (language ?? "en-IN");
}

function lettersOf(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).filter((character) => /\p{L}/u.test(character)).length;
}
