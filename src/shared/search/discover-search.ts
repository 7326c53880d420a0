import { commonWords, searchWords, wordForms } from "./word-forms.ts";

/** A word of a search for articles. */
export interface DiscoverTerm {
  typed: string;
  /** One of these must be found: its spellings, and words of the same meaning. */
  forms: readonly string[];
}

/** How a search for articles was understood. */
export interface DiscoverAnswer {
  /** "some": no item has all words, these have some. */
  kind: "all" | "some" | "none";
  /** The search with its typing errors corrected; null where none was. */
  corrected: string | null;
  /** The words that were looked for, to be marked in the results. */
  words: string;
}

/** Words with which different people ask for the same. */
const synonyms = new Map(
  [
    ["apartment", "apartments", "flat", "flats", "society", "housing", "rwa", "condominium"],
    ["charger", "chargers", "charging"],
    ["price", "prices", "cost", "costs", "rate", "rates", "tariff", "tariffs"],
    ["rain", "rains", "monsoon", "barish"],
    ["wallbox", "wall box", "home charger"],
    ["scooter", "scooters", "bike", "bikes", "two wheeler", "ebike"],
    ["subsidy", "subsidies", "incentive"],
    ["gun", "guns", "connector", "connectors", "plug", "plugs"],
    ["bijli", "electricity"],
  ].flatMap((group) => group.map((word) => [word, group] as const)),
);

/** Further words of a search are ignored. */
const maxTerms = 8;

const isLatinOrNumber = /^[\p{Script=Latin}\p{N}]+$/u;

/** The words of a search; those that say nothing go, unless it has no others. */
export function readDiscoverTerms(search: string): DiscoverTerm[] {
  const words = [...new Set(searchWords(search))];
  // A letter alone begins too many words, as that of "e rickshaw".
  const telling = words.filter((word) => !commonWords.has(word) && !/^[a-z]$/.test(word));
  return (telling.length > 0 ? telling : words).slice(0, maxTerms).map((typed) => ({
    typed,
    // Articles are in several scripts: a word is searched for in its own.
    forms: [
      ...new Set(
        isLatinOrNumber.test(typed) ? [...wordForms(typed), ...(synonyms.get(typed) ?? [])] : [typed],
      ),
    ],
  }));
}

/** All forms of the terms as one text, whose first words are marked in results. */
export function markedWords(terms: readonly DiscoverTerm[]): string {
  const forms = [...terms.map(({ typed }) => typed), ...terms.flatMap((term) => term.forms)];
  return [...new Set(forms.flatMap((form) => form.split(" ")))].join(" ");
}
