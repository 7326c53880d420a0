import type { ReactNode } from "react";
import type { StationPrice } from "#shared/contract/station-price.ts";
import type { Station } from "#shared/contract/stations.ts";
import { formatPhone } from "#shared/phone-text.ts";
import { type PriceLine, priceLines } from "#shared/price-text.ts";
import { type DayRow, weekRows } from "#shared/station-hours.ts";
import type { Plug } from "#shared/tariff.ts";
import { t } from "#shared/translate.ts";
import { costCopy, stationsCopy } from "#src/content/stations.ts";
import { durationText } from "#src/lib/duration-text.ts";
import { formatLongDay, formatPrice } from "#src/lib/format.ts";
import { onOneLine } from "#src/lib/keep-together.ts";
import type { ChargeCost } from "./charge-cost.ts";
import calculator from "./charge-cost-form.module.css";
import { ChargeCostForm, CostAnswer, CostText } from "./charge-cost-form.tsx";
import { exampleCost } from "./example-cost.ts";
import { HoursText } from "./hours-text.tsx";
import { powerText } from "./power-text.ts";
import {
  carAt,
  chargeEstimate,
  exampleCarFor,
  knownPrice,
  otherExampleCar,
  plugsOf,
  plugText,
} from "./prices.ts";
import styles from "./station-page.module.css";

interface PricesProps {
  station: Station;
  now: number;
  /** What was asked of the cost of a charge; undefined where nothing can be asked. */
  cost: ChargeCost | null | undefined;
}

/** What charging costs: a panel with the prices, a question and its answer, which begins with an example. */
export function Prices({ station, now, cost }: PricesProps) {
  const price = knownPrice(station);
  const lines = station.priceDetails ? priceLines(station.priceDetails) : plainLines(station);
  const plugs = plugsOf(station);
  const [plug] = plugs;
  const example = price && plug && <Example price={price} plug={plug} now={now} />;
  return (
    <section aria-labelledby="prices" className={calculator.panel}>
      <div>
        <h2 id="prices">{costCopy.title}</h2>
        {lines.length === 0 && (
          <p className={styles.note}>The prices are not known to us. Ask at the station.</p>
        )}
        {/* The price of energy alone is among the figures. */}
        {lines.length > 1 && (
          <dl className={`num ${styles.facts}`}>
            {lines.map(({ term, text }) => (
              <Fact key={term} term={term}>
                {text}
              </Fact>
            ))}
          </dl>
        )}
        {cost !== undefined && <ChargeCostForm station={station} cost={cost} />}
      </div>
      {example && (
        <div
          id="cost-answer"
          className={calculator.answer}
          data-tone="night"
          role="status"
          data-live
          data-failed={t(costCopy.failed)}
        >
          {cost ? (
            <CostAnswer cost={cost} hasParking={price.parkingPerHour !== undefined} />
          ) : (
            <>
              {example}
              <Compared price={price} plugs={plugs} now={now} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** What a usual charge costs at the strongest connector. */
function Example({ price, plug, now }: { price: StationPrice; plug: Plug; now: number }) {
  const example = exampleCost(price, plug, now);
  return example && <CostText {...example} caveat={t(costCopy.caveat)} />;
}

/** The most other connectors that are compared. */
const comparedPlugs = 3;

/** The same charge at the other connectors; where there is none, that of the other car. */
function Compared({ price, plugs, now }: { price: StationPrice; plugs: readonly Plug[]; now: number }) {
  const [plug, ...others] = plugs;
  if (!plug) return null;
  const car = exampleCarFor(plug);
  const otherCar = otherExampleCar(car);
  const atOthers = others
    .slice(0, comparedPlugs)
    .map((other) => ({ term: plugText(other), plug: other, car: carAt(other, car) }));
  const withOtherCar = {
    term: t("{battery} kWh battery", { battery: otherCar.batteryKwh }),
    plug,
    car: carAt(plug, otherCar),
  };
  const otherLabel = otherCar.batteryKwh > car.batteryKwh ? t("With a larger car") : t("With a smaller car");
  const hasOthers = atOthers.length > 0;
  const label = hasOthers ? t("The same charge at other connectors") : otherLabel;
  const charges = hasOthers ? atOthers : [withOtherCar];
  return (
    <div className={calculator.compared}>
      <h3>{label}</h3>
      <dl>
        {charges.map(({ term, ...charge }) => {
          const { rupees, minutes } = chargeEstimate(price, { ...charge, now });
          return (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{durationText(minutes)}</dd>
              <dd>{formatPrice(rupees)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Of some stations only the rupees per kWh are known. */
function plainLines({ priceText }: Station): PriceLine[] {
  return priceText ? [{ term: "Energy", text: priceText }] : [];
}

/**
 * The hours of the week and the dates that differ; `src/document/dates.ts` marks the present day. The same hours on all
 * days are among the figures.
 */
export function Hours({ station, now }: { station: Station; now: number }) {
  const { hours, exceptions, timing } = station;
  const { week, dates } = weekRows({ hours, exceptions }, now);
  if (week.length === 1 && dates.length === 0) return null;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">Opening hours</h2>
      {hours.length === 0 ? (
        <p className={styles.note}>{timing || "The hours are not known to us."}</p>
      ) : (
        <Days rows={week} />
      )}
      {dates.length > 0 && (
        <>
          <h3 className={styles.dates}>Other hours on these dates</h3>
          <Days rows={dates} />
        </>
      )}
    </section>
  );
}

function Days({ rows }: { rows: readonly DayRow[] }) {
  return (
    <dl className={`num ${styles.facts}`}>
      {rows.map(({ day, name, text }) => (
        <div key={day} data-day={day}>
          {/* Where all days are alike, none is marked. */}
          <dt data-now={rows.length > 1 ? t("today") : undefined}>{name}</dt>
          <dd>
            <HoursText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows of a list: whom to call, unless that is above, and since when this is known from whom. */
export function KeyFacts({ station, isPhoneAbove }: { station: Station; isPhoneAbove: boolean }) {
  const { customerCareNumber, storeNumber, operator, lastUpdated, maxCapacity, speed } = station;
  return (
    <>
      {maxCapacity !== speed && <Fact term="Station capacity">{powerText(maxCapacity)}</Fact>}
      {customerCareNumber && !isPhoneAbove && (
        <Fact term="Customer care">
          <a href={`tel:${customerCareNumber}`} className="inline-link">
            {formatPhone(customerCareNumber)}
          </a>
        </Fact>
      )}
      {storeNumber && <Fact term="Store number">{storeNumber}</Fact>}
      <Fact term="Details last confirmed">
        {t("{day}, by {name}", {
          day: onOneLine(formatLongDay(lastUpdated)),
          name: operator ?? stationsCopy.ourTeam,
        })}
      </Fact>
    </>
  );
}

/** A row of a list of facts. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
