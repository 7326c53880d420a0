import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import BatteryWarning from "lucide-react/icons/battery-warning";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import Navigation from "lucide-react/icons/navigation";
import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import type { Trip, TripPairs } from "#shared/contract/trips.ts";
import { compactCar, exampleCharge } from "#shared/example-cars.ts";
import { formatPrice } from "#shared/rupees.ts";
import { t } from "#shared/translate.ts";
import { isLongPart, longestPart, longParts, stationsAtKm } from "#shared/trips/longest-part.ts";
import { tripLine } from "#shared/trips/trip-line.ts";
import { rowCopy } from "#src/content/stations.ts";
import {
  averageKmh,
  drivingText,
  findableName,
  hasStopBetween,
  hoursText,
  isBeyondRange,
  roundedHours,
  tripsCopy,
} from "#src/content/trips.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { directionsAlong } from "#src/features/stations/directions.ts";
import { liveStates } from "#src/features/stations/document-state.tsx";
import { type Figure, Figures } from "#src/features/stations/figures.tsx";
import { TripMap } from "#src/features/stations/place/trip-map.tsx";
import { tripPicture } from "#src/features/stations/place/trip-picture.server.ts";
import styles from "#src/features/stations/station-page.module.css";
import { readTrip } from "#src/features/stations/trips/read-trip.ts";
import { type TripCharge, tripCharge } from "#src/features/stations/trips/trip-charge.ts";
import { TripFailed, TripMissing } from "#src/features/stations/trips/trip-failed.tsx";
import { TripForm } from "#src/features/stations/trips/trip-form.tsx";
import { LongGapNote, TripList } from "#src/features/stations/trips/trip-list.tsx";
import { TripStops, townsHalfway } from "#src/features/stations/trips/trip-stops.tsx";
import { keepTogether } from "#src/lib/keep-together.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { cardPath, tripPath, tripsPath } from "#src/lib/trip-path.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import type { Route } from "./+types/trip";

/** Other trips that a page shows. */
const relatedCount = 5;

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
  const tripsOf = (end: string, otherEnd: string) =>
    pairs.filter((pair) => {
      const ends = [pair.from.slug, pair.to.slug];
      return ends.includes(end) && !ends.includes(otherEnd);
    });
  const related = [
    { place: from, pairs: tripsOf(from.slug, to.slug).slice(0, relatedCount) },
    { place: to, pairs: tripsOf(to.slug, from.slug).slice(0, relatedCount) },
  ].find((one) => one.pairs.length > 0);
  const stations = stationsAtKm(stops);
  const longest = longestPart(stations, trip.km);
  const { points, towns: names } = tripLine(from, to);
  // The corners of a road between its ends are its towns.
  const corners = points.slice(1, -1);
  const towns = names.flatMap((name, index) => (corners[index] ? [{ name, ...corners[index] }] : []));
  const gaps = longParts(stations, trip.km);
  const advised = [...new Set(gaps.flatMap((gap) => townsHalfway(towns, gap)))];
  const others = towns.filter((town) => !advised.includes(town));
  const picture = tripPicture({
    ends: [named(from), named(to)],
    towns: [...advised, ...others].map(({ lat, lng, name }) => ({ lat, lng, name: t(name) })),
    advisedCount: advised.length,
    stations: stops.map(({ station }) => station),
    points,
    gaps,
  });
  const now = Date.now();
  return { trip, places, isListed, related, picture, longest, towns, charge: tripCharge(trip, now), now };
}

function named(place: Trip["from"]) {
  return { ...place, name: tripsCopy.placeLabel(place) };
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

export default function TripPage({ loaderData }: Route.ComponentProps) {
  const { trip, places, related, picture, longest, towns, charge, now } = loaderData;
  const { from, to, stops, basis } = trip;
  const path = tripPath(from.slug, to.slug);
  const [fromKm, toKm] = longest;
  // Without a stop between the two, the lead says so.
  const hasWarning = isLongPart(toKm - fromKm) && hasStopBetween(trip);
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.stage} ${styles.route}`}>
        <Breadcrumb
          steps={[
            { name: "Stations", path: paths.stations },
            { name: tripsCopy.step, path: tripsPath },
            { name: tripsCopy.heading(trip), path },
          ]}
        />
        <div className={styles.intro}>
          <h1>{tripsCopy.heading(trip)}</h1>
          <p className="lead">{keepTogether(tripsCopy.tripLead(trip, hasWarning))}</p>
          <Figures figures={figuresOf(trip, hasWarning ? null : longest, charge)} />
          {hasWarning && (
            <p className={styles.warning} data-beyond={isBeyondRange(toKm - fromKm) || undefined}>
              <BatteryWarning aria-hidden="true" />
              <span>{keepTogether(tripsCopy.longPart(toKm - fromKm, stopBefore(trip, fromKm)))}</span>
            </p>
          )}
          <div className={styles.ways}>
            <ButtonLink href={mapsRoute(trip)} size="small">
              <Navigation aria-hidden="true" />
              {tripsCopy.maps}
            </ButtonLink>
            {stops.length > 0 && (
              <ButtonLink href={cardPath(path)} variant="outline" size="small" download rel="nofollow">
                <Download aria-hidden="true" />
                {tripsCopy.save}
              </ButtonLink>
            )}
            <ButtonLink
              href={tripPath(to.slug, from.slug)}
              variant="outline"
              size="small"
              title={tripsCopy.reverse(trip)}
            >
              <ArrowLeftRight aria-hidden="true" />
              {tripsCopy.wayBack}
            </ButtonLink>
          </div>
          {charge && (
            <details className={styles.assumed}>
              <summary>
                {tripsCopy.estimateTitle}
                <ChevronDown aria-hidden="true" />
              </summary>
              <p>
                {keepTogether(
                  tripsCopy.estimate({ maxKw: compactCar.maxKw, lossPercent: exampleCharge.lossPercent }),
                )}
              </p>
            </details>
          )}
        </div>
        {picture && <TripMap picture={picture} isBeyondRange={isBeyondRange(toKm - fromKm)} />}
      </header>
      <div className={`wrap ${styles.plan}`}>
        <div id="stops" {...liveStates("only=counts")} className={styles.groups}>
          <h2 className={styles.tripTitle}>
            {tripsCopy.stops(trip)}
            {stops.length > 0 && <small>{tripsCopy.stationsNote(trip)}</small>}
          </h2>
          {stops.length > 0 ? (
            <TripStops trip={trip} towns={towns} now={now} />
          ) : (
            <Empty {...tripsCopy.none} />
          )}
          <p className={styles.found}>
            {tripsCopy.method(basis)}
            {stops.length > 0 && ` ${t(rowCopy.gstBeside)}`}
          </p>
        </div>
        <aside className={styles.more}>
          <section className={styles.other} aria-labelledby="another">
            <h2 id="another">{tripsCopy.another}</h2>
            <TripForm from={findableName(from)} places={places} isSecond />
          </section>
          {related && (
            <nav aria-labelledby="more" className={styles.fromHere}>
              <h2 id="more">{tripsCopy.more(tripsCopy.placeLabel(related.place))}</h2>
              <LongGapNote pairs={related.pairs} />
              <TripList pairs={related.pairs} isShort />
            </nav>
          )}
          <TextLink href={tripsPath}>
            {tripsCopy.busiest}
            <ArrowRight aria-hidden="true" />
          </TextLink>
        </aside>
      </div>
    </div>
  );
}

function mapsRoute({ from, to, stops }: Trip): string {
  return directionsAlong(
    from,
    to,
    stops.map(({ station }) => station),
  );
}

/** The name of the last stop before a part without a station; null where that is no stop of the list. */
function stopBefore({ stops }: Trip, fromKm: number): string | null {
  return stops.find(({ atKm }) => atKm === fromKm)?.station.name ?? null;
}

/** How far, how long and how much it is; without a known road only how far. `longest`: unless that is said above. */
function figuresOf(
  { km, basis }: Trip,
  longest: readonly [number, number] | null,
  charge: TripCharge | null,
): Figure[] {
  const { distance, longest: longestLabel, longestNote } = tripsCopy.figures;
  return [
    { label: distance, value: t("{km} km", { km }) },
    ...(basis === "road" ? effortOf(km, charge) : []),
    ...(longest
      ? [
          {
            label: longestLabel,
            value: t("{km} km", { km: longest[1] - longest[0] }),
            note: longestNote(longest),
          },
        ]
      : []),
  ];
}

function effortOf(km: number, charge: TripCharge | null): Figure[] {
  const { driving, drivingNote, time, timeNote, cost, costNote } = tripsCopy.figures;
  if (!charge) return [{ label: driving, value: drivingText(km), note: drivingNote(averageKmh) }];
  const [drivingHours, chargingHours] = [roundedHours(km / averageKmh), roundedHours(charge.hours)];
  return [
    {
      label: time,
      value: hoursText(drivingHours + chargingHours),
      note: timeNote(hoursText(drivingHours), hoursText(chargingHours)),
    },
    {
      label: cost,
      value: formatPrice(charge.rupees),
      note: keepTogether(costNote(charge.kwh, `${formatPrice(charge.perKwh)}/kWh`)),
    },
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <TripMissing />;
  return <TripFailed path={pathname} />;
}
