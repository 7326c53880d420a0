import { data, redirect } from "react-router";
import { readPage } from "#shared/paging.ts";
import { t } from "#shared/translate.ts";
import { areaCopy } from "#src/content/stations.ts";
import { type AreaListing, areaListing } from "#src/features/stations/listing.ts";
import { readStations } from "#src/features/stations/station-lists.ts";
import type { Api } from "#src/lib/api.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";

interface Area {
  state: string;
  citySlug?: string;
  /** When the request is answered, in ms. */
  now: number;
}

/** The listing of a state or a city; throws a 404 without stations, and redirects to real pages. */
export async function readArea(api: Api, request: Request, area: Area) {
  const query = new URL(request.url).searchParams;
  const page = readPage(query);
  const stations = await readStations(api).catch(() => {
    throw data(null, { status: 503 });
  });
  const listing = areaListing(stations, { ...area, page });
  if (!listing) throw data(null, { status: 404 });
  const path = stationAreaPath(listing.state, listing.city ?? undefined);
  if (page > 1 && listing.groups.length === 0) throw redirect(path);
  if (query.has("page") && page === 1) throw redirect(path, 301);
  return listing;
}

/** Title, description and structured data of a state's or a city's page. */
export function areaMeta(listing: AreaListing) {
  const { state, city, groups, pagination } = listing;
  const area = stationAreaPath(state, city ?? undefined);
  const path = pagination.page > 1 ? `${area}?page=${pagination.page}` : area;
  const title = areaCopy.title(listing);
  return typedPageMeta({
    type: "CollectionPage",
    above: [
      { name: "Stations", path: paths.stations },
      ...(city ? [{ name: state, path: stationAreaPath(state) }] : []),
    ],
    step: city ?? state,
    title: pagination.page > 1 ? t("{title} - page {page}", { title, page: pagination.page }) : title,
    description: areaCopy.facts(listing),
    path,
    items: groups.flatMap(({ stations }) =>
      stations.map(({ name, slug }) => ({ name, path: stationPath(slug) })),
    ),
  });
}
