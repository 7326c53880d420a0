import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import type { TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { tripLine } from "#shared/trips/trip-line.ts";
import { findableName, hasStopBetween, tripsCopy } from "#src/content/trips.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { liveStates } from "#src/features/stations/document-state.tsx";
import { placePicture } from "#src/features/stations/place/place-picture.server.ts";
import { OverPlace } from "#src/features/stations/place/place-picture.tsx";
import styles from "#src/features/stations/station-page.module.css";
import { longestLeg, readTrip } from "#src/features/stations/trips/read-trip.ts";
import { TripFailed, TripMissing } from "#src/features/stations/trips/trip-failed.tsx";
import { TripForm } from "#src/features/stations/trips/trip-form.tsx";
import { TripStops } from "#src/features/stations/trips/trip-stops.tsx";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { cardPath, tripPath, tripsPath } from "#src/lib/trip-path.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import type { Route } from "./+types/trip";
import { BesideMap } from "./stations/area-page.tsx";

/** The stations along the way between two places. Search engines know the busiest pairs only. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const trip = await readTrip(api, params);
  const { from, to, stops } = trip;
  if (from.slug !== params.from || to.slug !== params.to) throw redirect(tripPath(from.slug, to.slug), 301);
  const { pairs, places } = await api<TripPairs>("/api/trips/pairs").catch(() => {
    throw data(null, { status: 503 });
  });
  const isListed = pairs.some((pair) => pair.from.slug === from.slug && pair.to.slug === to.slug);
  const picture = placePicture(
    stops.map(({ station }) => station),
    tripLine(from, to).points,
  );
  return { trip, places, isListed, picture, now: Date.now() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t("Trip not found") }, { name: "robots", content: "noindex" }];
  const { trip, isListed } = loaderData;
  return typedPageMeta({
    type: "CollectionPage",
    above: [
      { name: "Stations", path: paths.stations },
      { name: tripsCopy.step, path: tripsPath },
    ],
    step: tripsCopy.heading(trip),
    title: tripsCopy.pageTitle(trip),
    description: t("{summary} Distances, what is free, power, night hours and a plan B for each stop.", {
      summary: tripsCopy.summary(trip),
    }),
    path: tripPath(trip.from.slug, trip.to.slug),
    noindex: !isListed,
    items: trip.stops.map(({ station: { name, slug } }) => ({ name, path: stationPath(slug) })),
  });
}

export default function TripPage({ loaderData: { trip, places, picture, now } }: Route.ComponentProps) {
  const { from, to, stops, basis } = trip;
  const path = tripPath(from.slug, to.slug);
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head} ${styles.short}`}>
        <Breadcrumb
          steps={[
            { name: "Stations", path: paths.stations },
            { name: tripsCopy.step, path: tripsPath },
            { name: tripsCopy.heading(trip), path },
          ]}
        />
        <h1>{tripsCopy.heading(trip)}</h1>
        <p className="lead">
          {tripsCopy.summary(trip)} {hasStopBetween(trip) && tripsCopy.longest(longestLeg(trip))}
        </p>
      </header>
      <BesideMap
        map={
          picture && (
            <div className={styles.trip}>
              <OverPlace picture={picture} names={[tripsCopy.placeLabel(from), tripsCopy.placeLabel(to)]}>
                <div />
              </OverPlace>
            </div>
          )
        }
      >
        <div id="stops" {...liveStates("only=counts")} className={styles.groups}>
          <h2 className={styles.tripTitle}>{tripsCopy.stops}</h2>
          {stops.length > 0 ? <TripStops trip={trip} now={now} /> : <Empty {...tripsCopy.none} />}
          <p className={styles.found}>{tripsCopy.method(basis)}</p>
          {stops.length > 0 && (
            <div className={styles.ways}>
              <ButtonLink href={cardPath(path)} download rel="nofollow">
                {tripsCopy.save}
              </ButtonLink>
              <p className={styles.found}>{tripsCopy.saveNote}</p>
            </div>
          )}
        </div>
        <div className={styles.more}>
          <div className={styles.ways}>
            <ButtonLink href={tripPath(to.slug, from.slug)} variant="outline" size="small">
              {tripsCopy.reverse(trip)}
            </ButtonLink>
            <ButtonLink href={tripsPath} variant="outline" size="small">
              {tripsCopy.busiest}
            </ButtonLink>
          </div>
          <h2 className={styles.tripTitle}>{tripsCopy.another}</h2>
          <TripForm from={findableName(from)} places={places} />
        </div>
      </BesideMap>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <TripMissing />;
  return <TripFailed path={pathname} />;
}
