/** The scripts beside Latin that content is written in, each with its language. */
const scripts = [
  { language: "hi", pattern: /\p{Script=Devanagari}/gu },
  { language: "ta", pattern: /\p{Script=Tamil}/gu },
] as const;

/**
 * The `lang` of a text whose letters are mostly Devanagari (`hi`) or Tamil (`ta`); undefined for
 * any other text, which is in the page's language.
 */
export function detectLanguage(text: string): "hi" | "ta" | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(({ pattern }) => lettersOf(text, pattern) > letters / 2)?.language;
}

function lettersOf(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).filter((character) => /\p{L}/u.test(character)).length;
}
