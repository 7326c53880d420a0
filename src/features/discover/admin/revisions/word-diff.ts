/** A stretch of a text, and whether the other text lacks it. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** More comparisons than this would be felt; what lies between the equal ends is then marked as a whole. */
const mostComparisons = 4_000_000;

/** Two texts word by word: what each has that the other has not. */
export function diffWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const one = words(before);
  const other = words(after);
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start++;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end++;
  }
  const [oneMiddle, otherMiddle] = [
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  ];
  const shared = sharedWords(oneMiddle, otherMiddle);
  const pieces = (all: string[], middle: string[], same: ReadonlySet<number>) =>
    joined([
      ...all.slice(0, start).map((text) => ({ text, changed: false })),
      ...middle.map((text, index) => ({ text, changed: !same.has(index) })),
      ...all.slice(all.length - end).map((text) => ({ text, changed: false })),
    ]);
  return { before: pieces(one, oneMiddle, shared.one), after: pieces(other, otherMiddle, shared.other) };
}

/** Words, and what stands between them. */
function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/gu) ?? [];
}

/** The places of the longest run of words that both have in the same order. */
function sharedWords(one: string[], other: string[]): { one: Set<number>; other: Set<number> } {
  const places = { one: new Set<number>(), other: new Set<number>() };
  if (one.length === 0 || other.length === 0 || one.length * other.length > mostComparisons) return places;
  const width = other.length + 1;
  // How long the shared run is from each pair of places on.
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) {
      places.one.add(row++);
      places.other.add(column++);
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return places;
}

/** Neighbours of one kind as one piece. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.changed === piece.changed) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
