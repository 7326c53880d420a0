import { searchTerms, termPattern } from "#shared/search-terms.ts";
import { excerpt } from "./markdown.ts";

/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string;
  match: boolean;
}

/** Splits a text into matches of a search and the text between them. */
export function highlight(text: string, search: string | undefined): Piece[] {
  const pattern = termPattern(searchTerms(search ?? ""));
  if (!pattern) return [{ text, match: false }];
  return text
    .split(pattern)
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** At most `max` characters (plus ellipses) around the first match of a search. */
export function excerptAround(text: string, search: string | undefined, max: number): string {
  const pattern = termPattern(searchTerms(search ?? ""));
  const at = pattern ? text.search(pattern) : -1;
  if (at < max / 2) return excerpt(text, max);
  const before = text.slice(0, at - Math.floor(max / 3)).lastIndexOf(" ");
  return `…${excerpt(text.slice(before + 1), max)}`;
}

/** Whether a text matches a search. */
export function hasMatch(text: string, search: string): boolean {
  return highlight(text, search).some(({ match }) => match);
}
