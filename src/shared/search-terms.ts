/** Words of a query that count; more would only cost time. */
const maxTerms = 8;

/** The words of what somebody typed, as the search index splits them: letters, digits and the signs that belong to them. */
export function searchTerms(text: string): string[] {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, maxTerms);
}

const wordSign = "[\\p{L}\\p{M}\\p{N}]";

/**
 * Finds, all over a text, where words begin with one of these terms, as the search itself matches: any case, any script, prefixes. The first group is
 * the match; it takes the vowel signs that follow along, so that no Hindi or Tamil syllable is torn apart. Null without terms.
 */
export function termPattern(terms: readonly string[]): RegExp | null {
  if (terms.length === 0) return null;
  const longestFirst = terms.toSorted((a, b) => b.length - a.length).join("|");
  return new RegExp(`(?<!${wordSign})((?:${longestFirst})\\p{M}*)`, "giu");
}
