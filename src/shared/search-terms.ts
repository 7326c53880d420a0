/** Words of a query that count; more would only cost time. */
const maxTerms = 8;

/** The words of what somebody typed, as the search index splits them: letters, digits and the signs that belong to them. */
export function searchTerms(text: string): string[] {
  const words = text.normalize("NFC").match(/[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, maxTerms);
}
