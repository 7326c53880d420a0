/** How many letters of a word of this length may be wrong. */
export function allowedEdits(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}

/**
 * How many letters must be added, removed, changed or swapped with their neighbour to make one
 * word of the other; `max + 1` when it is more than `max`. A swap counts as one, because it is
 * the commonest typing error, which most libraries count as two.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > max) return max + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? max + 1;
}

/** A word that exists, and how much it is preferred to others that are as close. */
export interface KnownWord {
  word: string;
  weight: number;
}

/** The word that a mistyped one most probably means: the closest, then the heaviest; or null. */
export function closestWord(typed: string, words: Iterable<KnownWord>): string | null {
  const max = allowedEdits(typed.length);
  if (max === 0 || /\d/.test(typed)) return null;
  let best: { word: string; score: number } | null = null;
  for (const { word, weight } of words) {
    if (word.length < 3 || Math.abs(word.length - typed.length) > max) continue;
    const distance = editDistance(typed, word, max);
    if (distance > max || distance === 0) continue;
    // The first letter is rarely wrong; of words as close, the one with the same end is meant.
    const otherEnd = word.at(-1) === typed.at(-1) ? 0 : 0.1;
    const score = distance + (word[0] === typed[0] ? 0 : 1) + otherEnd - Math.min(0.9, weight / 1000);
    if (!best || score < best.score) best = { word, score };
  }
  return best?.word ?? null;
}
