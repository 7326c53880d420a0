import { romanise } from "../romanise.ts";

/**
 * What people write for one sound, folded in this order, so that "चार्जिंग", "charging" and
 * "charjing" become one. Indian scripts come in the Latin letters of `romanise`.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // English letters without a sound, or with another: know, write, night; station, feature, bridge.
  [/^(?:k(?=n)|g(?=n)|w(?=r)|p(?=s))|gh(?=t)|(?<=w)h/g, ""],
  [/(?:t(?=i(?:on|al|ous))|[sc](?=i(?:on|al|ous|an)))i/g, "s"],
  [/t(?=ure)/g, "ch"],
  [/d?g(?=[eiy])/g, "j"],
  // Several letters for one sound: phone, fon; taxi; chrome; check, chek; bachcha; city; zaroor, jaroor; power.
  [/ph/g, "f"],
  [/ch(?=r)|(?<=te)ch/g, "k"],
  [/ksh|x/g, "ks"],
  [/[tsc]?ch+/g, "C"],
  [/s?c(?=[eiy])/g, "s"],
  [/c?[kqc]/g, "k"],
  [/z/g, "j"],
  [/[ao]w(?![aeiou])/g, "o"],
  [/w/g, "v"],
  // Breath is often left out: ghar, gar; delhi, dilli; shahar, sahar.
  [/([bdgjklrst])h/g, "$1"],
  // Long, short and double vowels: ghee, ghi; school, skul; paisa, pesa. Double letters: pakka, paka.
  [/y/g, "i"],
  [/e[ea]/g, "i"],
  [/o[ou]/g, "u"],
  [/a?e+i?|a+i/g, "e"],
  [/a+[uo]/g, "o"],
  [/(.)\1+/g, "$1"],
];

const letterNames =
  "e bi si di i ef ji ech ai je ke el em en o pi kyu ar es ti yu vi dablyu eks vai jed".split(" ");

function speak(text: string): string {
  const letters = romanise(text).replace(/[^a-z]/g, "");
  return rules.reduce((sound, [from, to]) => sound.replace(from, to), letters);
}

/** Vowels vary most: of them a key has only that it begins with one. No inner h, no last n: "nahin". */
function keyOf(sound: string): string {
  return sound
    .replace(/^[aeiou]+/, "A")
    .replace(/(?<=.)[aeiouh]/g, "")
    .replace(/m(?=[^m])/g, "n")
    .replace(/(?<=.)n$/, "")
    .replace(/(.)\1+/g, "$1");
}

/** How a word may sound. Words with a common key sound alike. */
export interface Sound {
  key: string;
  /** With its vowels, to tell how much alike. */
  spoken: string;
  /** Read letter by letter, as a short word may be: "gst". */
  isSpelled: boolean;
}

/** A word with ड़ has two sounds, because people write it d or r. */
export function soundsOf(word: string): Sound[] {
  const letters = /^[a-z]{2,4}$/.test(word) ? [...word] : [];
  const names = letters.map((letter) => letterNames[letter.charCodeAt(0) - 97]).join("");
  const sounds = [...new Set([word, word.normalize("NFC").replace(/[डढ]़/g, "र")].map(speak))];
  const all = [...sounds.map((spoken) => [spoken, false] as const), [speak(names), true] as const];
  return all
    .filter(([spoken]) => spoken !== "")
    .map(([spoken, isSpelled]) => ({ key: keyOf(spoken), spoken, isSpelled }));
}
