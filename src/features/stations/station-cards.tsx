import Navigation from "lucide-react/icons/navigation";
import type { ReactNode } from "react";
import { besidesText, listedPriceText, perKwhText } from "#shared/price-text.ts";
import type { DayRow } from "#shared/station-hours.ts";
import { rangeWithGst } from "#shared/tariff.ts";
import { t } from "#shared/translate.ts";
import { areaCopy, stationsCopy } from "#src/content/stations.ts";
import { stationPath } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { areaText, cityPart } from "./area-text.ts";
import { dailyHours } from "./daily-hours.ts";
import { directionsTo } from "./directions.ts";
import { DocumentState } from "./document-state.tsx";
import { type Figure, Figures, hoursFigure } from "./figures.tsx";
import { HoursText } from "./hours-text.tsx";
import type { ListedStation } from "./listing.ts";
import { fastestText } from "./power-text.ts";
import styles from "./station-cards.module.css";
import { StationThumbnail } from "./station-thumbnail.tsx";

interface CardProps {
  station: ListedStation;
  /** Its first picture, where there is one. */
  photo: string | undefined;
  /** When it is rendered, in ms. */
  now: number;
}

/** A station of a short list, with its picture and the way there. `isCityKnown`: the heading over it is the city. */
export function StationCard({ station, photo, isCityKnown, now }: CardProps & { isCityKnown: boolean }) {
  const power = fastestText(station.equipment.connectors);
  const hours = hoursOf(station, now);
  const Heading = isCityKnown ? "h3" : "h2";
  return (
    <article className={styles.card}>
      <StationThumbnail url={photo} power={power} sizes="(width < 640px) 112px, 240px" />
      <div>
        <Heading>
          <a href={stationPath(station.slug)}>{station.name}</a>
        </Heading>
        <p>{(isCityKnown && cityPart(station)) || areaText(station)}</p>
        <DocumentState station={station} slug={station.slug} now={now} />
        <p className="num">{[power, listedPriceText(station.price)].filter(Boolean).join(" · ")}</p>
        {hours && (
          <p className="num">
            <HoursText text={hours.text} />
          </p>
        )}
      </div>
      <ButtonLink href={directionsTo(station)} variant="outline" size="small">
        <Navigation aria-hidden="true" />
        Directions
        <VisuallyHidden> {t("to {name}", { name: station.name })}</VisuallyHidden>
      </ButtonLink>
    </article>
  );
}

interface OnlyStationProps extends CardProps {
  map: ReactNode;
  /** The page of its city, on that of its state. */
  cityPath: string | undefined;
}

/** The only station of a place, with what a driver needs to go there. */
export function OnlyStation({ station, photo, map, cityPath, now }: OnlyStationProps) {
  const { figures } = stationsCopy;
  const hours = hoursOf(station, now);
  const price = station.price && rangeWithGst(station.price);
  const shown: Figure[] = [
    { label: figures.points, value: String(station.equipment.points) },
    { label: figures.fastest, value: fastestText(station.equipment.connectors) || figures.unknown },
    {
      label: figures.price,
      value: price ? perKwhText(price) : figures.unknown,
      note: price ? besidesText(price) : "",
    },
    ...(hours ? [hoursFigure(hours.name, hours.text)] : []),
  ];
  const part = cityPart(station);
  return (
    <article className={styles.only}>
      {photo && (
        <figure>
          <MediaPicture url={photo} alt="" sizes="(width < 1024px) 92vw, 780px" eager />
        </figure>
      )}
      <div className={styles.name}>
        <h2>
          <a href={stationPath(station.slug)}>{station.name}</a>
        </h2>
        <p>
          {cityPath ? (
            <>
              {part && `${t(part)}, `}
              <a href={cityPath}>{station.city}</a>
            </>
          ) : (
            areaText(station)
          )}
        </p>
        <DocumentState station={station} slug={station.slug} now={now} />
      </div>
      <p className={styles.ways}>
        <ButtonLink href={directionsTo(station)}>
          <Navigation aria-hidden="true" />
          Directions
        </ButtonLink>
        <ButtonLink href={stationPath(station.slug)} variant="outline">
          {areaCopy.page}
        </ButtonLink>
      </p>
      <Figures figures={shown} />
      <div className={styles.map}>{map}</div>
    </article>
  );
}

/** Its hours, where they are known and the same on all days. */
function hoursOf({ times }: ListedStation, now: number): DayRow | null {
  return times.hours.length > 0 ? dailyHours(times, now) : null;
}
