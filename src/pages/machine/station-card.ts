import { data, type LoaderFunctionArgs } from "react-router";
import type { StationPage } from "#shared/contract/stations.ts";
import { cardCopy } from "#src/content/trips.ts";
import { roadCard } from "#src/features/stations/trips/road-card.tsx";
import { hasStatus } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { stationPath } from "#src/lib/paths.ts";

/** A station, with the nearest other one, as a file that opens without a network. */
export async function loader({ params: { slug = "" }, context }: LoaderFunctionArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const { data: station, nearby } = await api<StationPage>(`/api/stations/${encodeURIComponent(slug)}`).catch(
    (error: unknown) => {
      throw data(null, { status: hasStatus(error, 404) ? 404 : 503 });
    },
  );
  const [other] = nearby;
  return roadCard(
    {
      title: station.name,
      summary: cardCopy.stationSummary,
      path: stationPath(station.slug),
      stops: [
        { station, where: null, planB: other ? cardCopy.near(other.name, other.distanceKm ?? 0) : null },
      ],
      now: Date.now(),
    },
    station.slug,
  );
}
