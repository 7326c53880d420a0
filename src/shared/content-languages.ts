/**
 * The languages that discover items are written in. `tag` is their `lang`, `name` what staff call it, and `read` the
 * link to an item in it, for those who read it.
 */
export const contentLanguages = [
  { code: "en", tag: "en-IN", name: "English", read: "Read in English" },
  { code: "hi", tag: "hi", name: "Hindi", read: "हिंदी में पढ़ें" },
  { code: "ta", tag: "ta", name: "Tamil", read: "தமிழில் படிக்க" },
] as const;

export type ContentLanguage = (typeof contentLanguages)[number]["code"];

export const contentLanguageCodes = contentLanguages.map(({ code }) => code) as [
  ContentLanguage,
  ...ContentLanguage[],
];

/** The language with this code. */
export function contentLanguageOf(code: ContentLanguage): (typeof contentLanguages)[number] {
  return contentLanguages.find((language) => language.code === code) ?? contentLanguages[0];
}

/** The scripts beside Latin that content is written in, each with its language. */
const scripts = [
  { language: "hi", pattern: /\p{Script=Devanagari}/gu },
  { language: "ta", pattern: /\p{Script=Tamil}/gu },
] as const;

/**
 * The language of a text whose letters are mostly Devanagari (`hi`) or Tamil (`ta`); undefined for
 * any other text, which is in English.
 */
export function detectLanguage(text: string): "hi" | "ta" | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(({ pattern }) => lettersOf(text, pattern) > letters / 2)?.language;
}

/** The language that a text is written in, by its script. */
export function languageOfText(text: string): ContentLanguage {
  return detectLanguage(text) ?? "en";
}

function lettersOf(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).filter((character) => /\p{L}/u.test(character)).length;
}
