/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  match: boolean;
}

const wordSign = "[\\p{L}\\p{M}\\p{N}]";

/**
 * Cuts a text where words begin with a word of the search, as the search itself matches: any case, any script, prefixes.
 * A match takes the vowel signs that follow it along, so that no Hindi or Tamil syllable is torn apart.
 */
export function highlight(text: string, search: string | undefined): Piece[] {
  const words = search?.match(new RegExp(`${wordSign}+`, "gu"));
  if (!words) return [{ text, match: false }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).join("|");
  const pattern = new RegExp(`(?<!${wordSign})((?:${longestFirst})\\p{M}*)`, "giu");
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
