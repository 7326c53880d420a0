import { data, isRouteErrorResponse, useLocation } from "react-router";
import type { StationPage } from "#shared/contract/stations.ts";
import type { TripPairs } from "#shared/contract/trips.ts";
import { stateBySlug } from "#shared/station-places.ts";
import { t } from "#shared/translate.ts";
import { readTripPlace } from "#shared/trips/trip-places.ts";
import { placePicture } from "#src/features/stations/place/place-picture.server.ts";
import { StationFailed, StationMissing } from "#src/features/stations/station-missing.tsx";
import type { Api } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import type { Route } from "./+types/station-city";
import { AreaPage } from "./stations/area-page.tsx";
import { areaMeta, readArea } from "./stations/read-area.ts";

/** The stations of a city. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const state = stateBySlug(params.state);
  if (!state) throw data(null, { status: 404 });
  const api = createPageApi(context.get(apiFetchContext));
  const now = Date.now();
  const listing = await readArea(api, request, { state, citySlug: params.city, now });
  const stations = listing.groups.flatMap((group) => group.stations);
  const here = readTripPlace(listing.city ?? "")?.slug ?? params.city;
  const [only] = stations.length === 1 ? stations : [];
  // The page is whole without them.
  const [{ pairs }, photo] = await Promise.all([
    api<TripPairs>("/api/trips/pairs").catch(() => ({ pairs: [] })),
    only && readPhoto(api, only.slug).catch(() => null),
  ]);
  const trips = pairs.filter(({ from, to }) => from.slug === here || to.slug === here);
  return { listing, trips, picture: placePicture(stations), photo, now };
}

/** The first picture of a station; null without one. */
async function readPhoto(api: Api, slug: string): Promise<string | null> {
  const { data: station } = await api<StationPage>(`/api/stations/${encodeURIComponent(slug)}`);
  return station.pictures[0] ?? null;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? areaMeta(loaderData.listing)
    : [{ title: t("Stations not found") }, { name: "robots", content: "noindex" }];
}

export default function StationCity({ loaderData }: Route.ComponentProps) {
  return <AreaPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <StationMissing />;
  return <StationFailed path={pathname} />;
}
