import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import type { StationPage } from "#shared/contract/stations.ts";
import { powerText } from "#src/features/stations/power-text.ts";
import { StationFailed, StationMissing } from "#src/features/stations/station-missing.tsx";
import { stationData } from "#src/features/stations/structured-data.ts";
import { ApiError } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { breadcrumbData } from "#src/lib/structured-data.ts";
import type { Route } from "./+types/station";
import { StationPageView } from "./stations/station-page.tsx";

/** Rendered in the Worker and cached at the edge with the tag `stations`. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const found = await api<StationPage>(`/api/stations/${encodeURIComponent(slug)}`).catch(
    (error: unknown) => {
      const status = error instanceof ApiError && error.status === 404 ? 404 : 503;
      throw data(null, { status, headers: { "Cache-Control": "no-store" } });
    },
  );
  if (found.data.slug !== slug) throw redirect(stationPath(found.data.slug), 301);
  return data(found, { headers: { "Cache-Tag": "stations" } });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "Station not found" }, { name: "robots", content: "noindex" }];
  const station = loaderData.data;
  const path = stationPath(station.slug);
  return [
    ...pageMeta({
      title: `${station.name}, ${station.city}: EV charging station`,
      description: `${station.chargers} charging points up to ${powerText(station.speed)} at ${station.address}, ${station.city}. ₹${station.price} per kWh, open ${station.timing}. Directions and facilities.`,
      path,
    }),
    { "script:ld+json": stationData(station) },
    {
      "script:ld+json": breadcrumbData([
        { name: "Stations", path: paths.stations },
        { name: station.name, path },
      ]),
    },
  ];
}

export default function Station({ loaderData }: Route.ComponentProps) {
  return <StationPageView {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <StationMissing />;
  return <StationFailed path={pathname} />;
}
