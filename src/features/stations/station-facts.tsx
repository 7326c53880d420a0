import type { ReactNode } from "react";
import type { Station } from "#shared/contract/stations.ts";
import { type PriceLine, priceLines } from "#shared/price-text.ts";
import { type DayRow, weekRows } from "#shared/station-hours.ts";
import { hasTimes } from "#shared/tariff.ts";
import { t } from "#shared/translate.ts";
import { stationsCopy } from "#src/content/stations.ts";
import { formatLongDay, formatPrice } from "#src/lib/format.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { formatPhone } from "#src/lib/phone.ts";
import type { ChargeCost } from "./charge-cost.ts";
import { ChargeCostForm } from "./charge-cost-form.tsx";
import { durationText } from "./duration-text.ts";
import { HoursText } from "./hours-text.tsx";
import { powerText } from "./power-text.ts";
import { chargeEstimate, exampleCarFor, exampleCharge, knownPrice, plugsOf } from "./prices.ts";
import styles from "./station-page.module.css";

interface PricesProps {
  station: Station;
  now: number;
  /** What was asked of the cost of a charge; undefined where nothing can be asked. */
  cost: ChargeCost | null | undefined;
}

/** What charging costs, and an example of it. */
export function Prices({ station, now, cost }: PricesProps) {
  const price = knownPrice(station);
  const lines = station.priceDetails ? priceLines(station.priceDetails) : plainLines(station);
  const [plug] = plugsOf(station);
  const car = plug && exampleCarFor(plug);
  const estimate = price && car && chargeEstimate(price, { plug, car, now });
  const { fromPercent, toPercent, lossPercent } = exampleCharge;
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
      {lines.length === 0 && (
        <p className={styles.note}>The prices are not known to us. Ask at the station.</p>
      )}
      <dl className={`num ${styles.facts}`}>
        {lines.map(({ term, text }) => (
          <Fact key={term} term={term}>
            {text}
          </Fact>
        ))}
      </dl>
      {estimate && estimate.rupees > 0 && (
        <p className={`num ${styles.estimate}`}>
          <strong>
            {t(
              hasTimes(price) ? "At most {price} for {from} to {to}%" : "About {price} for {from} to {to}%",
              { price: formatPrice(estimate.rupees), from: fromPercent, to: toPercent },
            )}
          </strong>{" "}
          {keepTogether(
            t(
              "of a car with a {battery} kWh battery: {energy} kWh from the charger, of which {loss}% is lost, in about {time} at up to {power} kW. Your car may charge slower, above all in cold weather and near the end.",
              {
                battery: car.batteryKwh,
                energy: estimate.energyKwh,
                loss: lossPercent,
                time: durationText(estimate.minutes),
                power: estimate.usedKw,
              },
            ),
          )}
        </p>
      )}
      {cost !== undefined && <ChargeCostForm station={station} cost={cost} />}
    </section>
  );
}

/** Of some stations only the rupees per kWh are known. */
function plainLines({ priceText }: Station): PriceLine[] {
  return priceText ? [{ term: "Energy", text: priceText }] : [];
}

/** The hours of the week and the dates that differ; `src/document/dates.ts` marks the present day. */
export function Hours({ station, now }: { station: Station; now: number }) {
  const { hours, exceptions, timing } = station;
  const { week, dates } = weekRows({ hours, exceptions }, now);
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

/** Whom to call, and since when this is known from whom. */
export function KeyFacts({ station }: { station: Station }) {
  const { customerCareNumber, storeNumber, operator, lastUpdated } = station;
  return (
    <dl className={`num ${styles.facts}`}>
      <Fact term="Station capacity">{powerText(station.maxCapacity)}</Fact>
      {customerCareNumber && (
        <Fact term="Customer care">
          <a href={`tel:${customerCareNumber}`}>{formatPhone(customerCareNumber)}</a>
        </Fact>
      )}
      {storeNumber && <Fact term="Store number">{storeNumber}</Fact>}
      <Fact term="Details last confirmed">
        {t("{day}, by {name}", { day: formatLongDay(lastUpdated), name: operator ?? stationsCopy.ourTeam })}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
