/**
 * Hindi and Tamil as people write them in Latin letters: "गर्मी और बैटरी" is "garmi aur battery".
 * For addresses: libraries write every letter ("garmI aura baiTarI") or drop vowels ("grmi aur
 * baitri").
 */
export function romanise(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u0900-\u0963\u0966-\u097f]+/g, (word) => loanWords[word] ?? romaniseHindi(word))
    .replace(/[\u0b80-\u0bff]+/g, (word) => loanWords[word] ?? romaniseTamil(word));
}

/** English words of our field, in their English spelling. */
const loanWords = Object.fromEntries(
  `ईवी ev, इलेक्ट्रिक electric, बैटरी battery, चार्ज charge, चार्जर charger, चार्जिंग charging, स्टेशन station,
   स्कूटर scooter, बाइक bike, कार car, बस bus, फास्ट fast, ऐप app, यूनिट unit, मीटर meter, किलोवाट kilowatt,
   डिग्री degree, वारंटी warranty, सब्सिडी subsidy, பேட்டரி battery, சார்ஜ் charge, சார்ஜர் charger,
   சார்ஜிங் charging, ஸ்டேஷன் station, ஸ்கூட்டர் scooter, பைக் bike, கார் car, பஸ் bus, யூனிட் unit, மீட்டர் meter`
    .split(/,\s+/)
    .map((pair) => pair.split(" ")),
) as Readonly<Record<string, string>>;

/** A consonant with its vowel: null for none, "" for the unwritten "a" of its script. */
interface Syllable {
  consonant: string;
  vowel: string | null;
}

/** Both scripts have the same letters at the same places of their blocks of 128. */
const vowels = "a aa i i u u ri - e e e ai o o o au".split(" ");
const vowelSigns = "a i i u u ri ri e e e ai o o o au".split(" ");
const hindiConsonants =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");
const tamilConsonants =
  "k k k k ng c c j c ny t t t t n th th th th n n p p p p m y r rr l l zh v sh sh s h".split(" ");
const withDot: Readonly<Record<string, string>> = { j: "z", ph: "f", kh: "kh" };
/** Places in a block. */
const [firstVowel, firstConsonant, dot, firstVowelSign, noVowel, zero] = [5, 21, 60, 62, 77, 102];

/**
 * Cuts a word of one script into syllables; what is neither letter nor sign is one without a
 * vowel.
 */
function readSyllables(word: string, consonants: readonly string[]): Syllable[] {
  const syllables: Syllable[] = [];
  for (const character of word) {
    const offset = (character.codePointAt(0) ?? 0) % 128;
    const last = syllables.at(-1);
    const consonant = consonants[offset - firstConsonant];
    const vowel = vowels[offset - firstVowel];
    const sign = offset === noVowel ? null : vowelSigns[offset - firstVowelSign];
    if (consonant) syllables.push({ consonant, vowel: "" });
    else if (vowel) syllables.push({ consonant: "", vowel });
    else if (last && sign !== undefined) last.vowel = sign;
    else if (last && offset === dot) last.consonant = withDot[last.consonant] ?? last.consonant;
    else if (offset === 1 || offset === 2) syllables.push({ consonant: "n", vowel: null });
    else if (offset >= zero && offset <= zero + 9)
      syllables.push({ consonant: String(offset - zero), vowel: null });
  }
  return syllables;
}

/**
 * The unwritten "a" is silent at the end of a word, and between two syllables with a vowel:
 * "kitni", not "kitanI". Decided from the end on, for one that was silenced no longer counts as a
 * vowel.
 */
function romaniseHindi(word: string): string {
  const syllables = readSyllables(word, hindiConsonants);
  for (let at = syllables.length - 1; at > 0; at--) {
    const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    if (here?.vowel !== "") continue;
    const isMedial = before?.vowel !== null && after !== undefined && after.vowel !== null;
    if (!after || (isMedial && after.consonant !== "")) here.vowel = null;
  }
  return syllables
    .map(({ consonant, vowel }) => consonant + (vowel === "" ? "a" : (vowel ?? "")))
    .join("")
    .replace(/en$/, (end) => (/[ेएॆ][ंँ]$/.test(word) ? "ein" : end))
    .replace(/jn(?=[aeiou])/g, (letters) => (word.includes("ज्ञ") ? "gy" : letters))
    .replace(/n(?=[pbm])/g, (nasal) => (word.includes("ं") ? "m" : nasal));
}

/** One Tamil letter is a hard or a soft sound, which depends on its neighbours. */
function romaniseTamil(word: string): string {
  const syllables = readSyllables(word, tamilConsonants);
  return syllables
    .map(({ consonant, vowel }, at) => {
      const after = vowel === null ? syllables[at + 1]?.consonant : undefined;
      return tamilSound(consonant, syllables[at - 1], after) + (vowel === "" ? "a" : (vowel ?? ""));
    })
    .join("");
}

const betweenVowels: Readonly<Record<string, string>> = { k: "g", c: "s", t: "d", p: "b" };
const afterNasal: Readonly<Record<string, string>> = { k: "g", c: "s", t: "d", th: "dh", nyc: "j", mp: "b" };
const elsewhere: Readonly<Record<string, string>> = { c: "ch", rr: "r" };

/** `after`: the consonant that follows without a vowel between. */
function tamilSound(letter: string, before: Syllable | undefined, after: string | undefined): string {
  if (after === letter) return { th: "t", rr: "t" }[letter] ?? letter;
  if (after && /^n[gy]$/.test(letter)) return "n";
  const isSoft = before && before.vowel !== null && after === undefined;
  if (isSoft && betweenVowels[letter]) return betweenVowels[letter];
  if (before?.vowel === null && /^(ng|ny|n|m)$/.test(before.consonant)) {
    const sound = afterNasal[before.consonant + letter] ?? afterNasal[letter];
    if (sound) return sound;
  }
  return elsewhere[letter] ?? letter;
}
