import BatteryFull from "lucide-react/icons/battery-full";
import BatteryWarning from "lucide-react/icons/battery-warning";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Navigation from "lucide-react/icons/navigation";
import X from "lucide-react/icons/x";
import type { Trip, TripStop } from "#shared/contract/trips.ts";
import { agedCounts } from "#shared/station-status.ts";
import { t } from "#shared/translate.ts";
import { isLongPart, longestPart, stationsAtKm } from "#shared/trips/longest-part.ts";
import { isBetween, noPlanBText, placeName, stopCopy } from "#src/content/trips.ts";
import { durationText } from "#src/lib/duration-text.ts";
import { formatPrice } from "#src/lib/format.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { stationPath } from "#src/lib/paths.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { areaText, nameInList } from "../area-text.ts";
import { dailyHours } from "../daily-hours.ts";
import { directionsTo } from "../directions.ts";
import { DocumentState } from "../document-state.tsx";
import { countsOf } from "../finder-station.ts";
import { powerText } from "../power-text.ts";
import { listedPrice } from "../prices.ts";
import { isOpenAtNight, type StopFact, stopFacts } from "./stop-facts.ts";
import { stopCharge } from "./trip-charge.ts";
import styles from "./trip-stops.module.css";

/** A town that the way passes. */
export interface PassedTown {
  name: string;
  atKm: number;
}

interface TripStopsProps {
  trip: Trip;
  towns: readonly PassedTown[];
  /** In ms. */
  now: number;
}

/** The way from its start to its end, with the stops in order. */
export function TripStops({ trip, towns, now }: TripStopsProps) {
  const { stops, from, to, km, basis } = trip;
  const { roles } = stopCopy;
  const last = stops.at(-1);
  const stations = stationsAtKm(stops);
  const gapFrom = (index: number) =>
    longestPart(stations, stops[index]?.atKm ?? km, stops[index - 1]?.atKm ?? 0);
  const leg = (index: number, toKm: number) => (
    <LegText from={legStart(trip, index, now)} toKm={toKm} gap={gapFrom(index)} towns={towns} />
  );
  return (
    <ol className={styles.way}>
      <li className={styles.end}>
        <strong>{placeName(from.name)}</strong>
      </li>
      {stops.map((stop, index) => {
        const isAtEnd = !isBetween(stop.atKm, km);
        const [gapBegin, gapEnd] = gapFrom(index + 1);
        const isBeforeGap = gapBegin === stop.atKm && isLongPart(gapEnd - gapBegin);
        const [lastGapBegin, lastGapEnd] = gapFrom(index);
        const isAfterGap = lastGapEnd === stop.atKm && isLongPart(lastGapEnd - lastGapBegin);
        return (
          <li key={stop.station.slug}>
            {/* The first stop says itself how far it is from the start. */}
            {(index > 0 || isLongPart(stop.atKm)) && leg(index, stop.atKm)}
            <StopCard
              stop={stop}
              basis={basis}
              isLast={stop === last}
              isAtEnd={isAtEnd}
              advice={isBeforeGap ? stopCopy.fill : isAfterGap && !isAtEnd ? stopCopy.again : null}
              role={isAtEnd ? (stop.atKm < km / 2 ? roles.start : roles.end) : roles.between}
              now={now}
            />
          </li>
        );
      })}
      <li className={styles.end}>
        {leg(stops.length, km)}
        <strong>{placeName(to.name)}</strong>
      </li>
    </ol>
  );
}

interface LegStart {
  name: string;
  atKm: number;
  planB: TripStop["planB"];
  isBusy: boolean;
  /** "6 AM to 11 PM"; null where it is open at night, or nobody knows. */
  dayHours: string | null;
}

/** Where the way to a stop begins: at the one before, or at the start of the trip. */
function legStart({ stops, from }: Trip, index: number, now: number): LegStart {
  const before = stops[index - 1];
  if (!before) return { name: placeName(from.name), atKm: 0, planB: null, isBusy: false, dayHours: null };
  const { station, atKm, planB } = before;
  const isBusy = station.isLive && agedCounts(countsOf(station), now).free === 0;
  const dayHours = isOpenAtNight(station, now) === false ? (dailyHours(station, now)?.text ?? null) : null;
  return { name: station.name, atKm, planB, isBusy, dayHours };
}

/** Towns at the ends of a part are no place to charge halfway. */
const nearEnd = 0.25;
const shownTowns = 3;

/** Where to look for a charger of another network on a long part of the way. */
export function townsHalfway<Town extends { atKm: number }>(
  towns: readonly Town[],
  [fromKm, toKm]: readonly [number, number],
): Town[] {
  const end = (toKm - fromKm) * nearEnd;
  return towns.filter(({ atKm }) => atKm > fromKm + end && atKm < toKm - end).slice(0, shownTowns);
}

interface LegTextProps {
  from: LegStart;
  toKm: number;
  /** Its longest part without a station, which a plan B may make shorter than the leg. */
  gap: readonly [fromKm: number, toKm: number];
  towns: readonly PassedTown[];
}

function LegText({ from, toKm, gap, towns }: LegTextProps) {
  const km = gap[1] - gap[0];
  if (!isLongPart(km)) return <p className={styles.leg}>{stopCopy.leg(toKm - from.atKm)}</p>;
  const names = townsHalfway(towns, gap).map(({ name }) => name);
  const { planB, isBusy, dayHours } = from;
  const second = planB && { name: planB.name, where: planBWhere(planB, from.atKm) };
  return (
    <div className={styles.gap} data-tone="night">
      <BatteryWarning aria-hidden="true" />
      <h3>{keepTogether(stopCopy.need(km))}</h3>
      <p>{keepTogether(stopCopy.longLeg(km))}</p>
      <ul>
        {stopCopy.plan({ from: from.name, planB: second, isBusy, dayHours, towns: names }).map((text) => (
          <li key={text}>{keepTogether(text)}</li>
        ))}
      </ul>
    </div>
  );
}

interface MoreProps {
  stop: TripStop;
  basis: Trip["basis"];
  isLast: boolean;
  now: number;
}

interface StopCardProps extends MoreProps {
  /** Near the start or the end it is one of several, and a row. */
  isAtEnd: boolean;
  /** What to do here, where a long part without a station begins or ends. */
  advice: string | null;
  /** What it is for elsewhere. */
  role: string;
}

/** What a stop is chosen by, and on the way itself one line that unfolds to the rest. */
function StopCard({ stop, basis, isLast, isAtEnd, advice, role, now }: StopCardProps) {
  const { station, atKm } = stop;
  const { hours, exceptions, isLive } = station;
  const price = listedPrice(station);
  const charge = isAtEnd ? null : stopCharge(station, now);
  const state = { counts: countsOf(station), isLive, times: { hours, exceptions } };
  return (
    <article className={styles.stop} data-row={isAtEnd || undefined}>
      <header>
        <p className={styles.at}>
          <strong>{t("km {km}", { km: atKm })}</strong>
          <span data-fill={advice !== null || undefined}>
            {advice && <BatteryFull aria-hidden="true" />}
            {advice ?? role}
          </span>
        </p>
        <h3>
          <a href={stationPath(station.slug)}>{station.name}</a>
        </h3>
      </header>
      <DocumentState station={state} slug={station.slug} now={now} />
      <p className={styles.main}>
        <strong>{powerText(station.speed)}</strong>
        {price && <span>{keepTogether(price)}</span>}
      </p>
      {charge && charge.rupees > 0 && (
        <p className={styles.charge}>
          {keepTogether(stopCopy.session(durationText(charge.minutes), formatPrice(charge.rupees)))}
        </p>
      )}
      <a href={directionsTo(station)} className={styles.directions}>
        <Navigation aria-hidden="true" />
        <span>{stopCopy.directions}</span>
        <VisuallyHidden> {t("to {name}", { name: station.name })}</VisuallyHidden>
      </a>
      {!isAtEnd && <More stop={stop} basis={basis} isLast={isLast} now={now} />}
    </article>
  );
}

/** The plan B of a stop, and what else a driver wants to know of it. */
function More({ stop, basis, isLast, now }: MoreProps) {
  const { station, detourKm, more, planB } = stop;
  return (
    <details>
      <summary>
        <span>
          <PlanBText stop={stop} isLast={isLast} />
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {planB && (
        <p>
          <a href={stationPath(planB.slug)}>{planB.name}</a>
          {keepTogether(`, ${planB.maxPowerKw} kW`)}
        </p>
      )}
      <ul className={styles.facts}>
        {stopFacts(station, now).map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </ul>
      <p className={styles.parts}>
        <span>{areaText(station)}</span>
        <span>{stopCopy.detour(detourKm, basis)}</span>
        {more > 0 && <span>{stopCopy.more(more)}</span>}
      </p>
    </details>
  );
}

function Fact({ text, has }: StopFact) {
  const Icon = has === null ? CircleQuestionMark : has ? Check : X;
  return (
    <li data-has={has ?? "unknown"}>
      <Icon aria-hidden="true" />
      {text}
    </li>
  );
}

function planBWhere(planB: NonNullable<TripStop["planB"]>, stopKm: number): string {
  return stopCopy.planBWhere(planB.km, planB.atKm - stopKm);
}

/** The second station of a stop and where it is, or that there is none. */
function PlanBText({ stop: { planB, atKm }, isLast }: Pick<StopCardProps, "stop" | "isLast">) {
  if (!planB)
    return (
      <>
        <strong>{stopCopy.noPlanB}</strong> {keepTogether(noPlanBText(isLast))}
      </>
    );
  return (
    <>
      <strong>{stopCopy.planB}</strong> {nameInList(planB.name)}
      {keepTogether(`, ${planBWhere(planB, atKm)}`)}
    </>
  );
}
