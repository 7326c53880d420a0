import { romanise } from "../romanise.ts";

/** Spellings in Hindi and Tamil that letter by letter give another name, and former names of states. */
const spellings = new Map(
  `दिल्ली delhi, नई new, हैदराबाद hyderabad, लखनऊ lucknow, पुणे pune, बेंगलुरु bengaluru, बैंगलोर bengaluru, कोलकाता kolkata,
   चेन्नई chennai, मुंबई mumbai, अहमदाबाद ahmedabad, जयपुर jaipur, इंदौर indore, भोपाल bhopal, नागपुर nagpur, वाराणसी varanasi,
   पटना patna, रांची ranchi, गुवाहाटी guwahati, कोच्चि kochi, चंडीगढ़ chandigarh, गुरुग्राम gurugram, गुड़गांव gurugram, नोएडा noida, सूरत surat,
   देहरादून dehradun, आगरा agra, मैसूर mysuru, विशाखापत्तनम visakhapatnam, भुवनेश्वर bhubaneswar, तमिलनाडु tamil_nadu,
   चंदीगढ़ chandigarh, சென்னை chennai, கோயம்புத்தூர் coimbatore, கோவை coimbatore, மதுரை madurai, திருச்சி tiruchirappalli,
   திருச்சிராப்பள்ளி tiruchirappalli, சேலம் salem, வேலூர் vellore, பெங்களூரு bengaluru, பெங்களூர் bengaluru, மும்பை mumbai,
   டெல்லி delhi, தில்லி delhi, ஹைதராபாத் hyderabad, கொல்கத்தா kolkata, கொச்சி kochi, புதுச்சேரி puducherry,
   திருநெல்வேலி tirunelveli, ஓசூர் hosur, கிருஷ்ணகிரி krishnagiri, तमिल tamil, नाडु nadu, எலக்ட்ரிக் electric,
   orissa odisha, uttaranchal uttarakhand, tamilnadu tamil_nadu, westbengal west_bengal, newdelhi new_delhi,
   navimumbai navi_mumbai, up uttar_pradesh, mp madhya_pradesh, tn tamil_nadu, ap andhra_pradesh, wb west_bengal`
    .split(/,\s+/)
    .map((pair) => pair.normalize("NFC").split(" ") as [string, string]),
);

/** A text without case, accents and punctuation. Indian vowel signs are not accents. */
export function searchKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLocaleLowerCase("en-IN")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Words that are often typed in one, in two or with a hyphen: "ccs2", "CCS-2", "nh 48". */
const beforeNumber = /^(?:[a-z]{1,3}|type|sector|phase|block|gate|zone)$/;
const lettersAndNumber = /^([a-z]+)(\d+)$/;

/**
 * The words of a search, with numbers joined to the letters before them and to their unit, so that
 * each spelling gives the same: "CCS-2" and "ccs 2" are "ccs2", "60 kW" is "60kw".
 */
export function searchWords(text: string): string[] {
  const words = searchKey(text.replace(/(\d)\.\d+/g, "$1"))
    .split(" ")
    .filter(Boolean);
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? "";
    const isNumber = /^\d+$/.test(word);
    const isUnitOf = /^\d+$/.test(before) && units.has(word);
    if (isUnitOf) joined[joined.length - 1] = before + units.get(word);
    else if (isNumber && word.length <= 3 && beforeNumber.test(before)) joined[joined.length - 1] += word;
    // A PIN code in its two halves.
    else if (/^[1-8]\d{2}$/.test(before) && /^\d{3}$/.test(word)) joined[joined.length - 1] += word;
    else if (before === "gb" && word === "t") joined[joined.length - 1] = "gbt";
    else joined.push(withUnit(word));
  }
  return joined;
}

const units = new Map(
  Object.entries({ kw: "kw", kilowatt: "kw", kilowatts: "kw", a: "a", amp: "a", amps: "a", ampere: "a" }),
);

function withUnit(word: string): string {
  const [, number, unit = ""] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
  return number && units.has(unit) ? number + units.get(unit) : word;
}

/**
 * Every spelling under which a word of a search may be found: as typed, in Latin letters, by its
 * usual name, and with its number apart. Words that only sound like it: `words-alike.ts`.
 */
export function wordForms(word: string): string[] {
  const usual = spellings.get(word)?.replaceAll("_", " ");
  const forms = [word, usual ?? romanise(word)];
  const [, letters, digits] = lettersAndNumber.exec(word) ?? [];
  if (letters) forms.push(`${letters} ${digits}`);
  if (letters === "nh") forms.push(`national highway ${digits}`);
  if (word === "gbt") forms.push("bharat dc001");
  const [, number, unit] = /^(\d+)(kw|a)$/.exec(word) ?? [];
  if (number) forms.push(`${number} ${unit}`);
  // A sign without a Latin letter, such as a Tamil numeral, has no romanised form.
  return [...new Set(forms)].filter((form) => searchKey(form) !== "");
}

/** A name in Latin letters, each word by its usual name: "नई दिल्ली" is "new delhi". */
export function usualName(name: string): string {
  return searchWords(name)
    .map((word) => wordForms(word)[1] ?? word)
    .join(" ");
}

/** A search with some of its words replaced; null where nothing is. */
export function replaceWords(
  search: string,
  replacements: ReadonlyMap<string, string | null>,
): string | null {
  const words = searchWords(search);
  const replaced = words.map((word) => replacements.get(word) ?? word);
  return replaced.join(" ") === words.join(" ") ? null : replaced.join(" ");
}

/** Words that say nothing of what is searched for, in any search. */
export const commonWords: ReadonlySet<string> = new Set(
  `a an and are at be by can do for from how i in is it me my near nearby nearest of on or our the to vs versus what
   when where which who why with you your aur hai hain ka kahan kaise ke ki ko kya liye me mein paas par pe se`.split(
    /\s+/,
  ),
);
