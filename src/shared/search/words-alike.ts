import { closestWord, editDistance, type KnownWord } from "./edit-distance.ts";
import { type Sound, soundsOf } from "./phonetic.ts";

export const isLatin = (word: string) => /^[a-z]/.test(word);

const maxAlike = 5;

/**
 * The words that sound like `typed`, the closest first, at most five. Where `typed` is one of the
 * words, only those of other scripts: "bill" means no bell, but "बिल".
 */
export function wordsAlike(typed: string, words: readonly KnownWord[]): string[] {
  if (typed.length < 2 || /\d/.test(typed)) return [];
  const isSameScript = (word: string) => isLatin(word) === isLatin(typed);
  const exists = words.some(({ word }) => word === typed);
  const sounds = soundsOf(typed);
  return (
    words
      // Of a key that is held down the sound is one letter.
      .filter(({ word }) => typed.length <= 2 * word.length + 2)
      .filter(({ word }) => (isSameScript(word) ? !exists && beginAlike(word, typed) : true))
      .map(({ word, weight }) => ({ word, weight, distance: distanceOf(sounds, word) }))
      .filter(({ distance }) => distance <= (typed.length + 1) / 2)
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          Number(isSameScript(b.word)) - Number(isSameScript(a.word)) ||
          b.weight - a.weight,
      )
      .slice(0, maxAlike)
      .map(({ word }) => word)
  );
}

/** Letters with which words of one sound begin; so most of many words need not be folded. */
const initials = ["aeiouy", "ckqsxz", "gjz", "fp", "vw"];

function beginAlike([a = ""]: string, [b = ""]: string): boolean {
  return a === b || initials.some((letters) => letters.includes(a) && letters.includes(b));
}

/** How many letters differ in the most similar sounds of a common key. */
function distanceOf(sounds: readonly Sound[], word: string): number {
  const distances = soundsOf(word).flatMap(({ key, spoken, isSpelled }) =>
    sounds
      .filter((typed) => typed.key === key && !(typed.isSpelled && isSpelled))
      .map((typed) => editDistance(typed.spoken, spoken, 9)),
  );
  return Math.min(...distances);
}

export function soundSame(a: string, b: string): boolean {
  return distanceOf(soundsOf(a), b) === 0;
}

/**
 * The word that an unknown one most probably means, by its sound or by its letters, whichever is
 * closer; null without any.
 */
export function likeliestWord(
  typed: string,
  words: readonly KnownWord[],
  alike: readonly string[] = wordsAlike(typed, words),
): string | null {
  const [heard] = alike;
  const read = closestWord(typed, words);
  if (heard === undefined || read === null) return heard ?? read;
  const letters = editDistance(typed, read, typed.length);
  return distanceOf(soundsOf(typed), heard) <= letters ? heard : read;
}
