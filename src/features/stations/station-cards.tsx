import Navigation from "lucide-react/icons/navigation";
import type { ReactNode } from "react";
import type { Station } from "#shared/contract/stations.ts";
import { besidesText, listedPriceText, perKwhText } from "#shared/price-text.ts";
import { type DayRow, weekRows } from "#shared/station-hours.ts";
import { pointsText } from "#shared/station-status.ts";
import { rangeWithGst } from "#shared/tariff.ts";
import { t } from "#shared/translate.ts";
import { areaCopy, costCopy, stationsCopy } from "#src/content/stations.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { stationPath } from "#src/lib/paths.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { cityPart, nameInList } from "./area-text.ts";
import { dailyHours } from "./daily-hours.ts";
import { directionsTo } from "./directions.ts";
import { DocumentState } from "./document-state.tsx";
import { exampleCost } from "./example-cost.ts";
import { allFacilities } from "./facilities.ts";
import { FacilityList } from "./facility-list.tsx";
import { fullAddress, postalAddress } from "./full-address.ts";
import { HoursText } from "./hours-text.tsx";
import type { ListedStation } from "./listing.ts";
import { PlugList } from "./plug-icon.tsx";
import { plugNames } from "./plug-names.ts";
import { fastestText } from "./power-text.ts";
import { knownPrice, plugsOf } from "./prices.ts";
import styles from "./station-cards.module.css";
import { StationThumbnail } from "./station-thumbnail.tsx";

interface CardProps {
  station: ListedStation;
  /** Its first picture, where there is one. */
  photo: string | undefined;
  /** When it is rendered, in ms. */
  now: number;
}

/** Where a card's city is said: in a heading over it, in the title of the page, or in the card, as a link. */
export type CityPlace = "heading" | "title" | "link";

/** A station of a short list, with its picture and the way there. */
export function StationCard({ station, photo, cityIn, now }: CardProps & { cityIn: CityPlace }) {
  const power = fastestText(station.equipment.connectors);
  const price = listedPriceText(station.price);
  const hours = hoursOf(station, now);
  const Heading = cityIn === "heading" ? "h3" : "h2";
  return (
    <article className={styles.card}>
      <StationThumbnail url={photo} power={power} sizes="(width < 640px) 92vw, 360px" maxWidth={960} />
      <div className={styles.about}>
        <Heading>
          <a href={stationPath(station.slug)}>{nameInList(station.name)}</a>
        </Heading>
        <p>{cityIn === "link" ? <LinkedArea station={station} /> : placeInCity(station)}</p>
        <DocumentState station={station} slug={station.slug} now={now} omits="points and hours" />
        {hours && (
          <p>
            <HoursText text={hours.text} />
          </p>
        )}
        <p>
          {[pointsText(station.counts.total), plugNames(station.equipment).join(", ")]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <div className={styles.foot}>
          <p>
            {power && <strong>{power}</strong>} {price && <strong>{keepTogether(price)}</strong>}
          </p>
          <ButtonLink href={directionsTo(station)} variant="outline" size="small">
            <Navigation aria-hidden="true" />
            Directions
            <VisuallyHidden> {t("to {name}", { name: station.name })}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

interface OnlyStationProps extends CardProps {
  /** All about it, where that could be read. */
  details: Station | null;
  /** What stands in place of a picture. */
  map: ReactNode;
  /** The page is that of its state. */
  isInState: boolean;
}

/** The only station of a place, with what a driver needs to go there. */
export function OnlyStation({ station, details, photo, map, isInState, now }: OnlyStationProps) {
  const { figures } = stationsCopy;
  const { week } = weekRows(station.times, now);
  const price = station.price && rangeWithGst(station.price);
  return (
    <article className={styles.stage}>
      {photo ? (
        <figure>
          <MediaPicture url={photo} alt="" sizes="(width < 1024px) 92vw, 720px" eager />
        </figure>
      ) : (
        <div className={styles.map}>{map}</div>
      )}
      <div className={styles.facts}>
        <h2>
          <a href={stationPath(station.slug)}>{station.name}</a>
        </h2>
        <p>{isInState ? <LinkedArea station={station} /> : placeInCity(station)}</p>
        <DocumentState station={station} slug={station.slug} now={now} />
        <dl>
          <div>
            <dt>{figures.points}</dt>
            <dd>
              <PlugList connectors={station.equipment.connectors} className={styles.plugs} />
            </dd>
          </div>
          <div>
            <dt>{figures.price}</dt>
            <dd>
              {price ? perKwhText(price) : t(figures.unknown)}
              {price && <small>{besidesText(price)}</small>}
            </dd>
          </div>
          {station.times.hours.length > 0 &&
            week.map(({ day, name, text }) => (
              <div key={day}>
                <dt>{name}</dt>
                <dd>
                  <HoursText text={text} />
                </dd>
              </div>
            ))}
        </dl>
        <p className={styles.ways}>
          <ButtonLink href={directionsTo(station)}>
            <Navigation aria-hidden="true" />
            Directions
          </ButtonLink>
          <ButtonLink href={stationPath(station.slug)} variant="outline">
            {areaCopy.page}
          </ButtonLink>
        </p>
      </div>
      <div className={styles.more}>
        <section>
          <h3>{stationsCopy.way}</h3>
          <p>{postalAddress(station)}</p>
          <CopyButton text={`${station.name}, ${fullAddress(station)}`} label="Copy address" />
        </section>
        {details && <More station={details} now={now} />}
      </div>
    </article>
  );
}

/** What a charge costs, and what is there meanwhile. */
function More({ station, now }: { station: Station; now: number }) {
  const price = knownPrice(station);
  const [plug] = plugsOf(station);
  const cost = price && plug && exampleCost(price, plug, now);
  const facilities = allFacilities(station);
  return (
    <>
      {cost && (
        <section>
          <h3>{costCopy.title}</h3>
          <p>
            <strong>{cost.price}</strong>
          </p>
          <p>{cost.text}</p>
        </section>
      )}
      {facilities.length > 0 && (
        <section>
          <h3>{stationsCopy.amenities}</h3>
          <FacilityList facilities={facilities} className={styles.facilities} />
        </section>
      )}
    </>
  );
}

/** The part of a city, which is said above; the city alone where no part is known. */
function placeInCity(station: ListedStation): string {
  const part = cityPart(station);
  return t(part ?? station.city);
}

/** The part of a city and the city, which is a link to its page. */
function LinkedArea({ station }: { station: ListedStation }) {
  const part = cityPart(station);
  return (
    <>
      {part && `${t(part)}, `}
      <a href={stationAreaPath(station.state, station.city)}>{station.city}</a>
    </>
  );
}

/** Its hours, where they are known and the same on all days. */
function hoursOf({ times }: ListedStation, now: number): DayRow | null {
  return times.hours.length > 0 ? dailyHours(times, now) : null;
}
