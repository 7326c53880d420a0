import { and, getTableColumns, sql } from "drizzle-orm";
import { maxPowerOf } from "#shared/contract/station-fields.ts";
import type { KnownPlace } from "#shared/search/places.ts";
import {
  rankOf,
  readStationQuery,
  readStationTerm,
  type SearchAnswer,
  type StationQuery,
  searchableNames,
} from "#shared/search/station-search.ts";
import { stationText } from "#shared/search/station-text.ts";
import { replaceWords, searchKey, searchWords } from "#shared/search/word-forms.ts";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import { correctWord, wordsFrom } from "../../db/vocabulary.queries.ts";
import type { StationRow } from "./station.dto.ts";
import { isPublic } from "./station-conditions.queries.ts";
import { stationExpression, termExpression } from "./stations.rules.ts";

/** Stations that one search reads at most. */
const maxFound = 100;

/** What a search found: rows, the best first, or a place near which stations are to be shown. */
export interface SearchedRows {
  answer: SearchAnswer;
  rows: StationRow[];
  /** Where `answer.kind` is "nearest". */
  place: KnownPlace | null;
}

/**
 * Finds stations by the rule of `searchStations`, in the index. A correction compares only words
 * with the same beginning, so that few rows are read.
 */
export async function findStations(db: Db, search: string): Promise<SearchedRows> {
  const query = readStationQuery(search);
  const exact = await answerQuery(db, query);
  if (exact?.answer.kind === "all") return exact;
  const corrected = await correctSearch(db, search);
  const again = corrected === null ? query : readStationQuery(corrected);
  const found = corrected === null ? null : await answerQuery(db, again);
  if (found) return { ...found, answer: { ...found.answer, corrected } };
  if (exact) return exact;
  const rows = await matchingRows(db, stationExpression(again, { some: true }));
  const kind = rows.length > 0 ? "some" : "none";
  return { rows: ranked(rows, again), place: null, answer: { kind, corrected: null, place: null } };
}

async function answerQuery(db: Db, query: StationQuery): Promise<SearchedRows | null> {
  const { terms, minPowerKw } = query;
  const powers = minPowerKw > 0 ? await powersOf(db) : [];
  const rows = await matchingRows(db, stationExpression(query, { powers }));
  const isGeneral = terms.length === 0 && minPowerKw === 0 && query.phrase !== "";
  const all = rows.length > 0 || !isGeneral ? rows : await anyRows(db);
  if (all.length > 0) {
    const answer = { kind: "all", corrected: null, place: null } as const;
    return { rows: ranked(all, query), place: null, answer };
  }
  for (const term of terms) {
    if (!term.place || (await matchingRows(db, termExpression(term), 1)).length > 0) continue;
    const answer = { kind: "nearest", corrected: null, place: term.place.name } as const;
    return { rows: [], place: term.place, answer };
  }
  return null;
}

/** A search with its typing errors corrected; null without any. */
async function correctSearch(db: Db, search: string): Promise<string | null> {
  const corrections = await Promise.all(
    searchWords(search).map(async (word) => {
      const term = readStationTerm(word);
      if (!term || term.place) return [word, null] as const;
      const found = await matchingRows(db, termExpression(term), 1);
      if (found.length > 0) return [word, null] as const;
      return [word, await correctWord(db, "station_vocabulary", { word, others: searchableNames })] as const;
    }),
  );
  return replaceWords(search, new Map(corrections));
}

/** The powers of connectors, in whole kilowatts. */
async function powersOf(db: Db): Promise<number[]> {
  const words = await wordsFrom(db, "station_vocabulary", "kw");
  return words.flatMap(({ word }) => /^kw(\d+)$/.exec(word)?.[1] ?? []).map(Number);
}

/** In no particular order. */
async function matchingRows(
  db: Db,
  expression: string | null,
  limit: number = maxFound,
): Promise<StationRow[]> {
  if (expression === null) return [];
  return db
    .select(getTableColumns(stations))
    .from(sql`station_search`)
    .innerJoin(stations, sql`${stations.seq} = station_search.rowid`)
    .where(and(sql`station_search MATCH ${expression}`, isPublic))
    .limit(limit);
}

function anyRows(db: Db): Promise<StationRow[]> {
  return db.select().from(stations).where(isPublic).limit(maxFound);
}

/** The best first, those of one rank by name. */
function ranked(rows: readonly StationRow[], query: StationQuery): StationRow[] {
  const rank = new Map(rows.map((row) => [row, rankOf(keysOf(row), query)]));
  return rows.toSorted(
    (a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || a.name.localeCompare(b.name, "en"),
  );
}

function keysOf(row: StationRow) {
  const standards = row.evses.flatMap(({ connectors }) => connectors.map(({ standard }) => standard));
  return {
    text: stationText({ ...row, standards }),
    name: searchKey(row.name),
    city: searchKey(row.city),
    state: searchKey(row.state),
    coordinates: { lat: row.lat, lng: row.lng },
    maxPowerKw: maxPowerOf(row.evses),
  };
}
