import { cityOfPin } from "../cities.ts";
import type { Coordinates } from "../geo.ts";
import type { KnownWord } from "./edit-distance.ts";
import { type KnownPlace, placeNamed, placeNames } from "./places.ts";
import { commonWords, replaceWords, searchKey, searchWords, wordForms } from "./word-forms.ts";
import { likeliestWord } from "./words-alike.ts";

/** One word of a search, or the several of a place's name. */
export interface SearchTerm {
  typed: string;
  /** One of these must be found. */
  forms: readonly string[];
  place: KnownPlace | undefined;
}

/** What somebody searches for. */
export interface StationQuery {
  /** All of it, as one phrase. */
  phrase: string;
  terms: readonly SearchTerm[];
  /** Kilowatts that one connector must give. */
  minPowerKw: number;
}

/** Words that every station could be searched with. */
const stationWords: ReadonlySet<string> = new Set(
  `ev evs electric vehicle vehicles car cars bike scooter charge charger chargers charging station stations point points
   plug fast quick rapid available open now free public gaadi gadi`.split(/\s+/),
);

function saysNothing({ typed, forms }: SearchTerm): boolean {
  return [typed, ...forms].some((form) => commonWords.has(form) || stationWords.has(form));
}

/** Reads a search: words in our spelling, names of places, a power; words that say nothing go. */
export function readStationQuery(search: string): StationQuery {
  const words = searchWords(search);
  const powers = words.flatMap((word) => /^(\d+)kw$/.exec(word)?.[1] ?? []);
  const terms = termsOf(words.filter((word) => !/^\d+kw$/.test(word))).filter((term) => !saysNothing(term));
  return { phrase: searchKey(search), terms, minPowerKw: Math.max(0, ...powers.map(Number)) };
}

/** A single word as a term; null where every station could be searched with it. */
export function readStationTerm(word: string): SearchTerm | null {
  return termsOf([word]).find((term) => !saysNothing(term)) ?? null;
}

const longestPlace = 4;

/** The words as terms; the longest name of a place that begins at a word is one term. */
function termsOf(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(longestPlace, words.length - at);
    while (count > 1 && !placeNamed(words.slice(at, at + count).join(" "))) count--;
    const typed = words.slice(at, at + count).join(" ");
    const forms = count > 1 ? [typed] : wordForms(typed);
    const city = /^\d{6}$/.test(typed) ? cityOfPin(typed)?.toLowerCase() : undefined;
    const place = [...forms, city ?? ""].map(placeNamed).find((found) => found !== undefined);
    terms.push({ typed, forms: [...new Set([...forms, ...(place?.names ?? [])])], place });
    at += count;
  }
  return terms;
}

/** Shorter words are found at the beginning of a word only. */
export const minPartLength = 3;

/**
 * How well a text has a term: 2 at the beginning of a word, 1 inside of one, 0 not at all. The
 * name of a place must be there whole: "Kota" is not in "Kotak".
 */
function matchOf(text: string, { typed, forms, place }: SearchTerm): number {
  const padded = ` ${text} `;
  if (place) return forms.some((form) => padded.includes(` ${form} `)) ? 2 : 0;
  if (forms.some((form) => padded.includes(` ${form}`))) return 2;
  return typed.length >= minPartLength && text.includes(typed) ? 1 : 0;
}

/** Whether a station's text has all that is searched for. */
export function hasAllTerms(text: string, { phrase, terms }: StationQuery): boolean {
  if (terms.length > 0 && terms.every((term) => matchOf(text, term) > 0)) return true;
  return phrase.length >= minPartLength && text.includes(phrase);
}

/** A station with its keys for searches. */
export interface StationKeys {
  /** As `stationText` makes it. */
  text: string;
  /** As `searchKey` makes them. */
  name: string;
  city: string;
  state: string;
  coordinates: Coordinates;
  maxPowerKw: number;
}

/** The rank of a station that has all terms: its city before its state, name and address. */
export function rankOf({ text, name, city, state }: StationKeys, { phrase, terms }: StationQuery): number {
  const ranks = terms.map((term) => {
    if (term.forms.includes(city)) return 10;
    if (matchOf(city, term) === 2) return 8;
    if (matchOf(state, term) === 2) return 6;
    return matchOf(name, term) === 2 ? 4 : matchOf(text, term);
  });
  return ranks.reduce((sum, rank) => sum + rank, phrase && text.includes(phrase) ? 1 : 0);
}

/** How a search for stations was understood, for the sentence above its results. */
export interface SearchAnswer {
  /**
   * "all": every word was found. "nearest": no station is in the place, others are near it.
   * "some": stations with some of the words. "none": nothing.
   */
  kind: "all" | "nearest" | "some" | "none";
  /** The search with its typing errors corrected; null where none was. */
  corrected: string | null;
  /** The place of "nearest". */
  place: string | null;
}

/** A station that was found; `km` from the place of "nearest". */
export interface FoundStation<Station> {
  station: Station;
  km: number | null;
}

interface Found<Station> {
  found: FoundStation<Station>[];
  answer: SearchAnswer;
}

const nearestCount = 10;
/** How far from a road a station may be, in kilometres. */
const besideRoadKm = 30;

/**
 * The stations that a search means, the best first: those with every word, else with typing errors
 * corrected, else the nearest to the place, else those with some of the words. `stations` in the
 * order of equal ones.
 */
export function searchStations<Station>(
  stations: readonly Station[],
  search: string,
  keysOf: (station: Station) => StationKeys,
): Found<Station> {
  const query = readStationQuery(search);
  const exact = answerQuery(stations, query, keysOf);
  if (exact?.answer.kind === "all") return exact;
  const keys = stations.map(keysOf);
  const corrected = correctedSearch(search, keys);
  const again = corrected === null ? null : readStationQuery(corrected);
  const found = again && answerQuery(stations, again, keysOf);
  if (found) return { ...found, answer: { ...found.answer, corrected } };
  if (exact) return exact;
  const some = withSomeTerms(stations, again ?? query, keysOf);
  return {
    found: some.map((station) => ({ station, km: null })),
    answer: { kind: some.length > 0 ? "some" : "none", corrected: null, place: null },
  };
}

function answerQuery<Station>(
  stations: readonly Station[],
  query: StationQuery,
  keysOf: (station: Station) => StationKeys,
): Found<Station> | null {
  const { terms, minPowerKw } = query;
  const isStrong = (station: Station) => keysOf(station).maxPowerKw >= minPowerKw;
  const isGeneral = terms.length === 0 && query.phrase !== "";
  const matches = stations.filter((station) => isStrong(station) && hasAllTerms(keysOf(station).text, query));
  const all = matches.length > 0 || !isGeneral ? matches : stations.filter(isStrong);
  if (all.length > 0) {
    const ranks = new Map(all.map((station) => [station, rankOf(keysOf(station), query)]));
    const inOrder = all.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
    return {
      found: inOrder.map((station) => ({ station, km: null })),
      answer: { kind: "all", corrected: null, place: null },
    };
  }
  const missing = terms.find(
    (term) => term.place && !stations.some((station) => matchOf(keysOf(station).text, term) > 0),
  );
  if (!missing?.place) return null;
  const strong = stations.filter(isStrong);
  const found = nearestTo(missing.place, strong.length > 0 ? strong : stations, keysOf);
  return { found, answer: { kind: "nearest", corrected: null, place: missing.place.name } };
}

function nearestTo<Station>(
  place: KnownPlace,
  stations: readonly Station[],
  keysOf: (station: Station) => StationKeys,
): FoundStation<Station>[] {
  const byDistance = stations
    .map((station) => ({ station, km: place.kmFrom(keysOf(station).coordinates) }))
    .sort((a, b) => a.km - b.km);
  const beside = place.isRoad ? byDistance.filter(({ km }) => km <= besideRoadKm) : [];
  return beside.length > 0 ? beside : byDistance.slice(0, nearestCount);
}

/** Stations with some of the terms, those with the most first. */
function withSomeTerms<Station>(
  stations: readonly Station[],
  { terms }: StationQuery,
  keysOf: (station: Station) => StationKeys,
): Station[] {
  return stations
    .map((station) => {
      const keys = keysOf(station);
      const found = terms.filter((term) => matchOf(keys.text, term) === 2);
      return {
        station,
        count: found.length,
        rank: rankOf(keys, { phrase: "", terms: found, minPowerKw: 0 }),
      };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.rank - a.rank)
    .map(({ station }) => station);
}

/** A search with each unknown word replaced by the closest one that exists; null without any. */
function correctedSearch(search: string, stations: readonly StationKeys[]): string | null {
  const isKnown = (word: string) => {
    const term = readStationTerm(word);
    return !term || term.place || stations.some(({ text }) => matchOf(text, term) === 2);
  };
  const unknown = searchWords(search).filter((word) => !isKnown(word));
  if (unknown.length === 0) return null;
  const known = wordsOf(stations);
  return replaceWords(search, new Map(unknown.map((word) => [word, likeliestWord(word, known)])));
}

/** Names of places, which more searches mean than other words, weigh the most. */
const weights = { city: 500, place: 300, common: 100 } as const;

/** The names of places that are one word, and what the list of common words has. */
export const searchableNames: readonly KnownWord[] = [
  ...placeNames.filter((name) => !name.includes(" ")).map((word) => ({ word, weight: weights.place })),
  ...[...stationWords].map((word) => ({ word, weight: weights.common })),
];

/** The different words of stations, and of the places that are known. */
function wordsOf(stations: readonly StationKeys[]): KnownWord[] {
  const known = new Map(searchableNames.map(({ word, weight }) => [word, weight]));
  for (const { text } of stations)
    for (const word of text.split(" ")) known.set(word, (known.get(word) ?? 0) + 1);
  for (const { city } of stations) for (const word of city.split(" ")) known.set(word, weights.city);
  return [...known].map(([word, weight]) => ({ word, weight }));
}
