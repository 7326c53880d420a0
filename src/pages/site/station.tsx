import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import type { StationReliability } from "#shared/contract/reliability.ts";
import type { StationPage } from "#shared/contract/stations.ts";
import { stateBySlug } from "#shared/station-places.ts";
import { t } from "#shared/translate.ts";
import { areaText } from "#src/features/stations/area-text.ts";
import { readChargeCost } from "#src/features/stations/charge-cost.ts";
import { hasCards } from "#src/features/stations/listing.ts";
import { placePicture } from "#src/features/stations/place/place-picture.server.ts";
import { stationDescription } from "#src/features/stations/station-description.ts";
import { readDetails } from "#src/features/stations/station-lists.ts";
import { StationFailed, StationMissing } from "#src/features/stations/station-missing.tsx";
import { stationData } from "#src/features/stations/structured-data.ts";
import { ApiError } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { breadcrumbData } from "#src/lib/structured-data.ts";
import type { Route } from "./+types/station";
import { AreaPage } from "./stations/area-page.tsx";
import { areaMeta, readArea } from "./stations/read-area.ts";
import { StationPageView } from "./stations/station-page.tsx";

/** The page of a state where the slug is one, else of a station. */
export async function loader({ params: { slug }, context, request }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const now = Date.now();
  const state = stateBySlug(slug);
  if (state) {
    const area = await readArea(api, request, { state, now });
    const stations = area.groups.flatMap((group) => group.stations);
    const details = await readDetails(api, hasCards(area) ? area.groups : []);
    return data({
      area,
      details,
      station: null,
      record: null,
      picture: placePicture(stations),
      now,
      cost: null,
    });
  }
  const station = await api<StationPage>(`/api/stations/${encodeURIComponent(slug)}`).catch(
    (error: unknown) => {
      const status = error instanceof ApiError && error.status === 404 ? 404 : 503;
      throw data(null, { status });
    },
  );
  const path = stationPath(station.data.slug);
  const { search, searchParams } = new URL(request.url);
  const cost = readChargeCost(searchParams, station.data, now);
  if (station.data.slug !== slug || (search && !cost)) throw redirect(path, 301);
  const record = await api<StationReliability>(`/api/reliability/stations/${encodeURIComponent(slug)}`).catch(
    () => null,
  );
  const picture = placePicture([station.data]);
  const page = { area: null, details: [], station, record, picture, now, cost };
  // A price may depend on the time of day.
  return data(page, cost ? { headers: { "Cache-Control": "no-store" } } : {});
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.area) return areaMeta(loaderData.area);
  if (!loaderData?.station)
    return [{ title: t("Station not found") }, { name: "robots", content: "noindex" }];
  const station = loaderData.station.data;
  const { slug, name, city, state } = station;
  const path = stationPath(slug);
  return [
    ...pageMeta({
      title: t("{name}, {city}: EV charging station", { name, city: areaText(station) }),
      description: stationDescription(station, loaderData.now),
      path,
    }),
    { "script:ld+json": stationData(station) },
    {
      "script:ld+json": breadcrumbData([
        { name: "Stations", path: paths.stations },
        { name: state, path: stationAreaPath(state) },
        { name: city, path: stationAreaPath(state, city) },
        { name, path },
      ]),
    },
  ];
}

export default function Station({
  loaderData: { area, details, station, record, picture, now, cost },
}: Route.ComponentProps) {
  if (area) return <AreaPage listing={area} details={details} picture={picture} now={now} />;
  return station && <StationPageView {...station} record={record} picture={picture} now={now} cost={cost} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <StationMissing />;
  return <StationFailed path={pathname} />;
}
