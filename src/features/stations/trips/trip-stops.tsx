import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import type { Trip, TripStop } from "#shared/contract/trips.ts";
import { t } from "#shared/translate.ts";
import { noPlanBText, placeName, stopCopy } from "#src/content/trips.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { stationPath } from "#src/lib/paths.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { areaText } from "../area-text.ts";
import { directionsTo } from "../directions.ts";
import { DocumentState } from "../document-state.tsx";
import { countsOf } from "../finder-station.ts";
import { powerText } from "../power-text.ts";
import { type StopFact, stopFacts } from "./stop-facts.ts";
import styles from "./trip-stops.module.css";

/** The way from its start to its end, with the stops in order. `now` in ms. */
export function TripStops({ trip, now }: { trip: Trip; now: number }) {
  const { stops, from, to, km, basis } = trip;
  const last = stops.at(-1);
  return (
    <ol className={styles.way}>
      <li className={styles.end}>
        <strong>{placeName(from.name)}</strong>
      </li>
      {stops.map((stop, index) => (
        <li key={stop.station.slug}>
          <LegText km={stop.atKm - (stops[index - 1]?.atKm ?? 0)} />
          <StopCard stop={stop} basis={basis} isLast={stop === last} now={now} />
        </li>
      ))}
      <li className={styles.end}>
        <LegText km={km - (last?.atKm ?? 0)} />
        <strong>{placeName(to.name)}</strong>
      </li>
    </ol>
  );
}

/** Longer parts than this need a full battery, and are pointed out. */
const longKm = 150;

function LegText({ km }: { km: number }) {
  return (
    <p className={`num ${styles.leg}`} data-long={km > longKm || undefined}>
      {km > longKm ? stopCopy.longLeg(km) : stopCopy.leg(km)}
    </p>
  );
}

interface StopCardProps {
  stop: TripStop;
  basis: Trip["basis"];
  isLast: boolean;
  now: number;
}

function StopCard({ stop, basis, isLast, now }: StopCardProps) {
  const { station, atKm, detourKm, more } = stop;
  const { hours, exceptions, isLive } = station;
  const state = { counts: countsOf(station), isLive, times: { hours, exceptions } };
  return (
    <article className={styles.stop}>
      <h3>
        <a href={stationPath(station.slug)}>{station.name}</a>
      </h3>
      <p className={styles.area}>{areaText(station)}</p>
      <p className={`num ${styles.at}`}>
        <strong>{t("km {km}", { km: atKm })}</strong>
        <span>{stopCopy.detour(detourKm, basis)}</span>
        <span>{powerText(station.speed)}</span>
        {more > 0 && <span>{stopCopy.more(more)}</span>}
      </p>
      <DocumentState station={state} slug={station.slug} now={now} />
      <ul className={styles.facts}>
        {stopFacts(station, now).map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </ul>
      <PlanB stop={stop} isLast={isLast} />
      <a href={directionsTo(station)} className={styles.directions}>
        {stopCopy.directions}
        <VisuallyHidden> {t("to {name}", { name: station.name })}</VisuallyHidden>
      </a>
    </article>
  );
}

function Fact({ name, has }: StopFact) {
  return (
    <li data-has={has ?? "unknown"}>
      {has === null ? (
        <Minus aria-hidden="true" />
      ) : has ? (
        <Check aria-hidden="true" />
      ) : (
        <X role="img" aria-label={t("No:")} />
      )}
      {has === null ? t("{name} not stated", { name }) : name}
    </li>
  );
}

function PlanB({ stop: { planB, atKm }, isLast }: Pick<StopCardProps, "stop" | "isLast">) {
  if (!planB) {
    return (
      <p className={styles.planB}>
        <strong>{stopCopy.noPlanB}</strong> {keepTogether(noPlanBText(isLast))}
      </p>
    );
  }
  return (
    <p className={styles.planB}>
      <strong>{stopCopy.planB}</strong> <a href={stationPath(planB.slug)}>{planB.name}</a>
      <span className="num">
        {keepTogether(`, ${planB.maxPowerKw} kW, ${stopCopy.planBWhere(planB.km, planB.atKm - atKm)}`)}
      </span>
    </p>
  );
}
