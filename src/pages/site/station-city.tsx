import { data, isRouteErrorResponse, useLocation } from "react-router";
import type { TripPairs } from "#shared/contract/trips.ts";
import { stateBySlug } from "#shared/station-places.ts";
import { t } from "#shared/translate.ts";
import { readTripPlace } from "#shared/trips/trip-places.ts";
import { hasCards } from "#src/features/stations/listing.ts";
import { placePicture } from "#src/features/stations/place/place-picture.server.ts";
import { readDetails } from "#src/features/stations/station-lists.ts";
import { StationFailed, StationMissing } from "#src/features/stations/station-missing.tsx";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import type { Route } from "./+types/station-city";
import { AreaPage } from "./stations/area-page.tsx";
import { areaMeta, readArea } from "./stations/read-area.ts";

/** A city with fewer trips of its own also shows those that stop there on their way. */
const fewTrips = 4;

/** The stations of a city. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const state = stateBySlug(params.state);
  if (!state) throw data(null, { status: 404 });
  const api = createPageApi(context.get(apiFetchContext));
  const now = Date.now();
  const listing = await readArea(api, request, { state, citySlug: params.city, now });
  const stations = listing.groups.flatMap((group) => group.stations);
  const here = readTripPlace(listing.city ?? "")?.slug ?? params.city;
  // The page is whole without them.
  const [{ pairs }, details] = await Promise.all([
    api<TripPairs>("/api/trips/pairs").catch(() => ({ pairs: [] })),
    readDetails(api, hasCards(listing) ? listing.groups : []),
  ]);
  const isEnd = ({ from, to }: TripPairs["pairs"][number]) => from.slug === here || to.slug === here;
  const ends = pairs.filter(isEnd);
  const through = pairs.filter((pair) => !isEnd(pair) && pair.stopCities.includes(listing.city ?? ""));
  const trips = [...ends, ...through.slice(0, Math.max(0, fewTrips - ends.length))];
  return { listing, trips, picture: placePicture(stations), details, now };
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
