import type { LoaderFunctionArgs } from "react-router";
import { t } from "#shared/translate.ts";
import { cardCopy, noPlanBText, stopCopy, tripsCopy } from "#src/content/trips.ts";
import { readTrip } from "#src/features/stations/trips/read-trip.ts";
import { roadCard } from "#src/features/stations/trips/road-card.tsx";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { tripPath } from "#src/lib/trip-path.ts";

/** A trip as a file that opens without a network. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const trip = await readTrip(createPageApi(context.get(apiFetchContext)), params);
  const { from, to, stops, basis } = trip;
  return roadCard(
    {
      title: tripsCopy.heading(trip),
      summary: `${tripsCopy.summary(trip)} ${t(tripsCopy.method(basis))}`,
      path: tripPath(from.slug, to.slug),
      stops: stops.map(({ station, atKm, detourKm, planB }, index) => ({
        station,
        where: cardCopy.where(atKm, stopCopy.detour(detourKm, basis)),
        planB: planB
          ? `${planB.name}, ${planB.maxPowerKw} kW, ${stopCopy.planBWhere(planB.km, planB.atKm - atKm)}`
          : noPlanBText(index === stops.length - 1),
      })),
      now: Date.now(),
    },
    `${from.slug}-to-${to.slug}`,
  );
}
