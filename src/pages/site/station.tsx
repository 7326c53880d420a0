import { lazy, Suspense } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { readStationPage } from "#src/features/stations/page-data.ts";
import { StationMissing } from "#src/features/stations/station-missing.tsx";
import { stationData } from "#src/features/stations/structured-data.ts";
import { type Api, ApiError, api } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { breadcrumbData } from "#src/lib/structured-data.ts";
import type { Route } from "./+types/station";

/** The page's HTML is complete without it, so its code is not part of what the first view waits for. */
const loadPage = () => import("./stations/station-page.tsx");
const Page = lazy(async () => ({ default: (await loadPage()).StationPageView }));

/** Rendered in the Worker; the answer is stored by the edge under the tag `stations`. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const found = await read(createPageApi(context.get(apiFetchContext)), slug);
  return data(found, { headers: { "Cache-Tag": "stations" } });
}

/** Later navigations ask the API. */
export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([read(api, slug), loadPage()]);
  return found;
}

function read(from: Api, slug: string) {
  return readStationPage(from, slug).catch((error: unknown) => {
    const status = error instanceof ApiError && error.status === 404 ? 404 : 503;
    throw data(null, { status, headers: { "Cache-Control": "no-store" } });
  });
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
      description: `${station.chargers} charging points up to ${station.speed} at ${station.address}, ${station.city}. ₹${station.price} per kWh, open ${station.timing}. Directions and facilities.`,
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
  return (
    <Suspense fallback={null}>
      <Page {...loaderData} />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <StationMissing />;
  return <StationMissing onRetry={() => window.location.reload()} />;
}
