import type { z } from "zod";
import type { PublicationStatus } from "#shared/contract/fields.ts";
import type { IndianState } from "#shared/contract/station-fields.ts";
import { stationAdminListQuery } from "#shared/contract/stations-admin.ts";
import { pageSizes } from "#shared/limits.ts";
import { paths, withQuery } from "#src/lib/paths.ts";
import { readQuery } from "#src/lib/read-query.ts";

const filterFields = stationAdminListQuery.omit({ limit: true });
type FilterFields = z.output<typeof filterFields>;
export type StationProblem = NonNullable<FilterFields["problem"]>;

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
  const {
    search = "",
    state = null,
    status = null,
    source = null,
    problem = null,
    page,
  } = readQuery(filterFields, query);
  return { search, state, status, source, problem, page };
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
