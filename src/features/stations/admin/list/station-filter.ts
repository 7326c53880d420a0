import { type IndianState, indianStates, stationProblems } from "#shared/contract/station-fields.ts";
import { limits, pageSizes } from "#shared/limits.ts";
import { readPage } from "#shared/paging.ts";
import { paths, withQuery } from "#src/lib/paths.ts";

export const publicationStatuses = ["published", "draft", "deleted"] as const;
type PublicationStatus = (typeof publicationStatuses)[number];
export type StationProblem = (typeof stationProblems)[number];

/** The filter of the list, stored in the URL. */
export interface StationFilter {
  search: string;
  state: IndianState | null;
  status: PublicationStatus | null;
  /** `manual`, or the id of an operator. */
  source: string | null;
  problem: StationProblem | null;
  page: number;
}

/** Reads the filter from the URL; unknown values are ignored. */
export function readStationFilter(query: URLSearchParams): StationFilter {
  const source = query.get("source") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, limits.search),
    state: indianStates.find((state) => state === query.get("state")) ?? null,
    status: publicationStatuses.find((status) => status === query.get("status")) ?? null,
    source: /^(manual|[0-9a-f-]{36})$/.test(source) ? source : null,
    problem: stationProblems.find((problem) => problem === query.get("problem")) ?? null,
    page: readPage(query),
  };
}

/** The filter as query parameters of the API. */
export function writeStationFilter(filter: StationFilter): URLSearchParams {
  const query = queryOf(filter);
  query.set("limit", String(pageSizes.stationsAdmin));
  return query;
}

function queryOf({ page, ...fields }: StationFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  if (page > 1) query.set("page", String(page));
  return query;
}

/** The path of the list with this filter. */
export function stationListPath(filter: StationFilter): string {
  return withQuery(paths.adminStations, queryOf(filter));
}

/** True when the filter excludes any stations. */
export function isFiltered({ page: _page, ...fields }: StationFilter): boolean {
  return Object.values(fields).some(Boolean);
}
