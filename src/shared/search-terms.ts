/** Further words of a query are ignored. */
const maxTerms = 8;

/** The words of a search text, split as the search index splits them. */
export function searchTerms(text: string): string[] {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, maxTerms);
}

const wordCharacter = "[\\p{L}\\p{M}\\p{N}]";

/**
 * Matches the terms at the start of words, in any case and script, as the search does. The first
 * group is the match, with the vowel signs that follow it, so that Hindi and Tamil syllables stay
 * whole. Null without terms.
 */
export function termPattern(terms: readonly string[]): RegExp | null {
  if (terms.length === 0) return null;
  const longestFirst = terms.toSorted((a, b) => b.length - a.length).join("|");
  return new RegExp(`(?<!${wordCharacter})((?:${longestFirst})\\p{M}*)`, "giu");
}
