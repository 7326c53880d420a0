import { connectorNames } from "./contract/station-fields.ts";
import { romanise } from "./romanise.ts";

/** What a search for stations looks at. `standards` are those of its connectors. */
export interface SearchedStation {
  name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  standards: readonly (keyof typeof connectorNames)[];
}

/** Spellings in Hindi and Tamil that letter by letter give another name, and former names. */
const spellings = new Map(
  `दिल्ली delhi, नई new, हैदराबाद hyderabad, लखनऊ lucknow, पुणे pune, बेंगलुरु bengaluru, बैंगलोर bengaluru, कोलकाता kolkata,
   चेन्नई chennai, मुंबई mumbai, अहमदाबाद ahmedabad, जयपुर jaipur, इंदौर indore, भोपाल bhopal, नागपुर nagpur, वाराणसी varanasi,
   पटना patna, रांची ranchi, गुवाहाटी guwahati, कोच्चि kochi, चंडीगढ़ chandigarh, गुरुग्राम gurugram, नोएडा noida, सूरत surat,
   देहरादून dehradun, आगरा agra, मैसूर mysuru, विशाखापत्तनम visakhapatnam, भुवनेश्वर bhubaneswar, तमिलनाडु tamil_nadu,
   चंदीगढ़ chandigarh, சென்னை chennai, கோயம்புத்தூர் coimbatore, கோவை coimbatore, மதுரை madurai, திருச்சி tiruchirappalli,
   திருச்சிராப்பள்ளி tiruchirappalli, சேலம் salem, வேலூர் vellore, பெங்களூரு bengaluru, பெங்களூர் bengaluru, மும்பை mumbai,
   டெல்லி delhi, தில்லி delhi, ஹைதராபாத் hyderabad, கொல்கத்தா kolkata, கொச்சி kochi, புதுச்சேரி puducherry,
   திருநெல்வேலி tirunelveli, ஓசூர் hosur, கிருஷ்ணகிரி krishnagiri, bangalore bengaluru, bombay mumbai, madras chennai,
   calcutta kolkata, trivandrum thiruvananthapuram, cochin kochi, mysore mysuru, mangalore mangaluru, baroda vadodara,
   gurgaon gurugram, pondicherry puducherry, vizag visakhapatnam, trichy tiruchirappalli, benares varanasi,
   allahabad prayagraj, poona pune, simla shimla, orissa odisha`
    .split(/,\s+/)
    .map((pair) => pair.normalize("NFC").split(" ") as [string, string]),
);

/** A text without case and accents, with single spaces. Indian vowel signs are not accents. */
export function searchKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLocaleLowerCase("en-IN")
    .replace(/\s+/g, " ")
    .trim();
}

/** The text of a station that searches are compared with. */
export function stationText({ name, address, city, state, pincode, standards }: SearchedStation): string {
  const connectors = standards.map((standard) => `${standard} ${connectorNames[standard]}`);
  return searchKey([name, address, city, state, pincode, ...connectors].join(" "));
}

/** What somebody typed, as the phrases of which one must match: in their letters, and in ours. */
export function searchPhrases(search: string): string[] {
  const typed = searchKey(search);
  const words = typed.split(" ").map((word) => spellings.get(word)?.replaceAll("_", " ") ?? romanise(word));
  return [...new Set([typed, words.join(" ")])];
}

/** The words of a phrase that may also be found apart, each at the start of a word. */
export function wordsApart(phrase: string): string[] {
  const words = phrase.split(/[\s,]+/).filter(Boolean);
  return words.length > 1 ? words : [];
}

/**
 * Whether a station's text has one of the phrases: anywhere, but one or two letters only at the
 * start of a word. The words of a phrase may be apart when each of them starts a word.
 */
export function matchesSearch(text: string, phrases: readonly string[]): boolean {
  const startsWord = (word: string) => ` ${text}`.includes(` ${word}`);
  return phrases.some((phrase) => {
    if (phrase.length < 3) return startsWord(phrase);
    const words = wordsApart(phrase);
    return text.includes(phrase) || (words.length > 0 && words.every(startsWord));
  });
}
