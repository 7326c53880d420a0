/** Scripts that the site is read in beside Latin, and the language that each stands for here. */
const scripts = [
  { language: "hi", pattern: /\p{Script=Devanagari}/gu },
  { language: "ta", pattern: /\p{Script=Tamil}/gu },
] as const;

/**
 * The `lang` of a text whose letters are mostly Devanagari (`hi`) or Tamil (`ta`); undefined for anything else, which is
 * then in the page's own language.
 */
export function detectLanguage(text: string): "hi" | "ta" | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(({ pattern }) => lettersOf(text, pattern) > letters / 2)?.language;
}

function lettersOf(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).filter((character) => /\p{L}/u.test(character)).length;
}
