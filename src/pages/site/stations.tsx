import ArrowRight from "lucide-react/icons/arrow-right";
import Locate from "lucide-react/icons/locate-fixed";
import MapIcon from "lucide-react/icons/map";
import { data, redirect, useLocation } from "react-router";
import { stationsText } from "#shared/station-status.ts";
import { t } from "#shared/translate.ts";
import { reliabilityCopy, reliabilityPath } from "#src/content/reliability.ts";
import { rowCopy, stationsCopy } from "#src/content/stations.ts";
import { liveStates } from "#src/features/stations/document-state.tsx";
import { AreaFigures } from "#src/features/stations/figures.tsx";
import { FilterForm } from "#src/features/stations/filter-form.tsx";
import { noFilters, stationListPath } from "#src/features/stations/filters.ts";
import {
  canonicalListPath,
  readListQuery,
  type StationListing,
  stationListing,
} from "#src/features/stations/listing.ts";
import { SearchNote } from "#src/features/stations/search-note.tsx";
import { RowHeads, StateGroups } from "#src/features/stations/state-groups.tsx";
import { readStations } from "#src/features/stations/station-lists.ts";
import { StationFailed } from "#src/features/stations/station-missing.tsx";
import styles from "#src/features/stations/station-page.module.css";
import { nearestId } from "#src/features/stations/stations-map.tsx";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { tripsPath } from "#src/lib/trip-path.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Island } from "#src/ui/island.tsx";
import { Pager } from "#src/ui/pager.tsx";
import type { Route } from "./+types/stations";
import { BesideMap, mapId, mapWake } from "./stations/area-page.tsx";

/** Not stored with filters on the current state. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const canonical = canonicalListPath(query);
  if (canonical) throw redirect(canonical, 301);
  const api = createPageApi(context.get(apiFetchContext));
  const stations = await readStations(api).catch(() => {
    throw data(null, { status: 503 });
  });
  const now = Date.now();
  const listing = stationListing(stations, readListQuery(query), now);
  // A linked page may no longer exist, because stations close.
  if (listing.groups.length === 0 && listing.pagination.total > 0)
    throw redirect(stationListPath(listing.filters));
  const { openNow, availableNow } = listing.filters;
  return data(
    { ...listing, now },
    {
      headers: {
        ...((openNow || availableNow) && { "Cache-Control": "no-store" }),
        ...(listing.groups.length === 0 && { "X-Robots-Tag": "noindex" }),
      },
    },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  const { filters, page } = readListQuery(new URLSearchParams(location.search));
  const { title, description } = stationsCopy;
  const stations = loaderData?.groups.flatMap((group) => group.stations);
  return typedPageMeta({
    type: "CollectionPage",
    step: "Stations",
    title: page > 1 ? t("{title} - page {page}", { title, page }) : title,
    description,
    path: stationListPath(filters, page),
    noindex: stationListPath(filters) !== paths.stations,
    items: stations?.map(({ name, slug }) => ({ name, path: stationPath(slug) })),
  });
}

/** All stations by state and city, with a search, filters and a map. */
export default function Stations({ loaderData }: Route.ComponentProps) {
  const { filters, pagination, states, groups, facts, answer, suggestions, now } = loaderData;
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <h1>{stationsCopy.title}</h1>
        <div className={styles.tools}>
          <FilterForm filters={filters} states={states} locate={<NearestLink />} />
          <Found listing={loaderData} />
          <TextLink href={tripsPath}>
            {rowCopy.trip}
            <ArrowRight aria-hidden="true" />
          </TextLink>
          <ReliabilityLink />
        </div>
      </header>
      <BesideMap
        map={<Island name="stations-map" props={{}} {...mapWake} />}
        below={
          <div id="facts" data-live>
            {stationListPath(filters) === paths.stations && <AreaFigures facts={facts} />}
          </div>
        }
      >
        <div id="stations" data-live {...liveStates("only=counts")} className={styles.groups}>
          <SearchNote answer={answer} />
          {groups.length === 0 && (
            <Empty
              {...stationsCopy.none}
              actions={suggestions.map((city) => (
                <ButtonLink
                  key={city}
                  href={stationListPath({ ...noFilters, search: city })}
                  variant="outline"
                  size="small"
                >
                  {city}
                </ButtonLink>
              ))}
            />
          )}
          {groups.length > 0 && (
            <>
              <p className={styles.toMap} data-needs-script>
                <a href={`#${mapId}`}>
                  <MapIcon className="icon" aria-hidden="true" />
                  {rowCopy.map}
                </a>
              </p>
              <RowHeads />
            </>
          )}
          <StateGroups groups={groups} now={now} />
          <Pager {...pagination} label="Stations, pages" hrefFor={(page) => stationListPath(filters, page)} />
        </div>
      </BesideMap>
      {/* On a narrow screen, whose first view it would take from the stations. */}
      <div className={`wrap ${styles.after}`}>
        <ReliabilityLink />
      </div>
    </div>
  );
}

/** Beside the search. */
function NearestLink() {
  return (
    <a href={`#${nearestId}`} className={styles.nearest} data-needs-script>
      <Locate className="icon" aria-hidden="true" />
      <span>Nearest to me</span>
    </a>
  );
}

function ReliabilityLink() {
  return (
    <TextLink href={reliabilityPath}>
      {reliabilityCopy.title}
      <ArrowRight aria-hidden="true" />
    </TextLink>
  );
}

/** What was found. */
function Found({ listing: { pagination, stateCount } }: { listing: StationListing }) {
  const { total: count } = pagination;
  const stations = stationsText(count);
  return (
    <p className={`num ${styles.found}`}>
      <span id="found" data-live data-failed={t(stationsCopy.notUpdated)} role="status">
        {stateCount === 1
          ? t("{stations} in {count} state or territory", { stations, count: stateCount })
          : t("{stations} in {count} states and territories", { stations, count: stateCount })}
      </span>{" "}
      <span className={styles.gst}>{rowCopy.gstBeside}</span>
    </p>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return <StationFailed path={pathname + search} />;
}
