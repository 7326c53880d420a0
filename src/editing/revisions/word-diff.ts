import { type ChangeObject, diffArrays } from "diff";

/** A part of a text; a `changed` part is not in the other text. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** Milliseconds after which a diff is given up: both texts are then marked as changed. */
const diffLimits = { timeout: 300, maxEditLength: 4000 };

/** The words that are in only one of two texts. */
export function diffWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const changes = diffArrays(splitWords(before), splitWords(after), diffLimits);
  return {
    before: piecesOf(
      before,
      changes?.filter(({ added }) => !added),
    ),
    after: piecesOf(
      after,
      changes?.filter(({ removed }) => !removed),
    ),
  };
}

/** Words in any script, and the white space between them. */
function splitWords(text: string): string[] {
  return text.match(/\s+|\S+/gu) ?? [];
}

function piecesOf(text: string, changes: ChangeObject<string[]>[] | undefined): Piece[] {
  if (!changes) return [{ text, changed: true }];
  return changes.map(({ value, added, removed }) => ({ text: value.join(""), changed: added || removed }));
}
