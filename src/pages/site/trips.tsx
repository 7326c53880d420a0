import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import { data, redirect, useLocation } from "react-router";
import type { Trip, TripPairs } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { tripLine } from "#shared/trips/trip-line.ts";
import { reliabilityCopy, reliabilityPath } from "#src/content/reliability.ts";
import { boardCopy, tripsCopy } from "#src/content/trips.ts";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { MapKey } from "#src/features/stations/place/map-key.tsx";
import { NetworkMap } from "#src/features/stations/place/network-map.tsx";
import { networkPicture } from "#src/features/stations/place/network-picture.server.ts";
import styles from "#src/features/stations/station-page.module.css";
import { suggestedPlace } from "#src/features/stations/trips/suggested-places.ts";
import { TripBoard } from "#src/features/stations/trips/trip-board.tsx";
import { TripCards } from "#src/features/stations/trips/trip-cards.tsx";
import { TripFailed } from "#src/features/stations/trips/trip-failed.tsx";
import { TripForm } from "#src/features/stations/trips/trip-form.tsx";
import { easiestTrips } from "#src/features/stations/trips/trip-groups.ts";
import { LongGapNote } from "#src/features/stations/trips/trip-list.tsx";
import { type Api, ApiError } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { tripPath, tripsPath } from "#src/lib/trip-path.ts";
import { TextLink } from "#src/ui/button.tsx";
import type { Route } from "./+types/trips";

/** Trips that are shown as cards. */
const cardCount = 6;

/**
 * The busiest trips. With two places it leads to their trip, or says what is wrong with them; with `swap` the form has
 * them the other way round.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const ends = [query.get("from")?.trim() ?? "", query.get("to")?.trim() ?? ""] as const;
  const isSwapped = query.has("swap");
  const [from, to] = isSwapped ? [ends[1], ends[0]] : ends;
  const api = createPageApi(context.get(apiFetchContext));
  const pairs = await api<TripPairs>("/api/trips/pairs").catch(() => {
    throw data(null, { status: 503 });
  });
  const problem = query.size > 0 && !isSwapped ? await problemOf(api, pairs.places, from, to) : null;
  return data(
    { ...pairs, from, to, problem, isSwapped, picture: pictureOf(pairs) },
    { headers: problem || isSwapped ? { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } : {} },
  );
}

/** The roads of all trips, with their cities. */
function pictureOf({ pairs }: TripPairs) {
  const cities = new Map(pairs.flatMap(({ from, to }) => [from, to]).map((city) => [city.slug, city]));
  return networkPicture(
    [...cities.values()].map((city) => ({ ...city, name: t(city.name) })),
    pairs.map(({ from, to }) => tripLine(from, to).points),
  );
}

/** Redirects to the trip, or returns why there is none. */
async function problemOf(api: Api, places: string[], from: string, to: string): Promise<string> {
  if (!from || !to) return tripsCopy.both;
  const ends = { from: suggestedPlace(from, places), to: suggestedPlace(to, places) };
  const found = await api<Trip>(`/api/trips?${new URLSearchParams(ends)}`).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.isTransient) throw data(null, { status: 503 });
    return error;
  });
  if (!(found instanceof ApiError)) throw redirect(tripPath(found.from.slug, found.to.slug));
  const wrong = found.byField();
  if (found.status !== 404) return wrong.to ?? wrong.from ?? tripsCopy.same;
  return tripsCopy.unknown(wrong.from ? from : to);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, step, description } = tripsCopy;
  return typedPageMeta({
    type: "CollectionPage",
    above: [{ name: "Stations", path: paths.stations }],
    step,
    title,
    description,
    path: tripsPath,
    noindex: Boolean(loaderData?.problem || loaderData?.isSwapped),
    items: loaderData?.pairs.map((pair) => ({
      name: tripsCopy.heading({ ...pair, basis: "road" }),
      path: tripPath(pair.from.slug, pair.to.slug),
    })),
  });
}

export default function Trips({ loaderData }: Route.ComponentProps) {
  const { pairs, places, from, to, problem, picture } = loaderData;
  return (
    <>
      <div className={styles.page}>
        <header className={`wrap ${styles.stage} ${styles.planner}`}>
          <Breadcrumb
            steps={[
              { name: "Stations", path: paths.stations },
              { name: tripsCopy.step, path: tripsPath },
            ]}
          />
          <div className={styles.intro}>
            <h1>{tripsCopy.title}</h1>
            <p className="lead">{tripsCopy.lead}</p>
            <TripForm from={from} to={to} places={places} problem={problem} />
            <ul className={styles.gives}>
              {tripsCopy.gives.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
          <NetworkMap picture={picture} label={boardCopy.map} />
        </header>
        <section className={`wrap ${styles.trips}`} aria-labelledby="busiest">
          <h2 id="busiest">{tripsCopy.busiest}</h2>
          <MapKey signs={["end", "station", "gap"]} />
          <TripCards pairs={easiestTrips(pairs, cardCount)} />
          <details>
            <summary>
              {boardCopy.all(pairs.length)}
              <ChevronDown aria-hidden="true" />
            </summary>
            <LongGapNote pairs={pairs} />
            <TripBoard pairs={pairs} />
          </details>
        </section>
      </div>
      <FaqSection title="Before you leave." aside={<Record />} joined />
    </>
  );
}

/** Where a driver sees which stations can be relied on. */
function Record() {
  const { title, text } = tripsCopy.record;
  return (
    <aside aria-labelledby="record">
      <h3 id="record">{title}</h3>
      <p>{text}</p>
      <TextLink href={reliabilityPath}>
        {reliabilityCopy.title}
        <ArrowRight aria-hidden="true" />
      </TextLink>
    </aside>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return <TripFailed path={pathname + search} />;
}
