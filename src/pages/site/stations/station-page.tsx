import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import Navigation from "lucide-react/icons/navigation";
import { type ReactNode, useContext } from "react";
import type { StationReliability } from "#shared/contract/reliability.ts";
import type { Station, StationPage } from "#shared/contract/stations.ts";
import { limits } from "#shared/limits.ts";
import { formatPhone } from "#shared/phone-text.ts";
import { besidesText, perKwhText } from "#shared/price-text.ts";
import { todayText } from "#shared/station-hours.ts";
import { priceRange, rangeWithGst } from "#shared/tariff.ts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { rowCopy, stationsCopy } from "#src/content/stations.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ReliabilityStrip } from "#src/features/reliability/reliability-strip.tsx";
import { areaText, nameInList } from "#src/features/stations/area-text.ts";
import type { ChargeCost } from "#src/features/stations/charge-cost.ts";
import { ChargingPoints } from "#src/features/stations/charging-points.tsx";
import { dailyHours } from "#src/features/stations/daily-hours.ts";
import { directionsTo, otherDirections } from "#src/features/stations/directions.ts";
import { roundedKm } from "#src/features/stations/distance.ts";
import { DocumentState, liveStates } from "#src/features/stations/document-state.tsx";
import { allFacilities } from "#src/features/stations/facilities.ts";
import { FacilityList } from "#src/features/stations/facility-list.tsx";
import { type Figure, Figures, hoursFigure } from "#src/features/stations/figures.tsx";
import { countsOf } from "#src/features/stations/finder-station.ts";
import { fullAddress, postalAddress } from "#src/features/stations/full-address.ts";
import { NearestOther, type OtherStation } from "#src/features/stations/nearest-other.tsx";
import { OverPlace, type PlacePicture } from "#src/features/stations/place/place-picture.tsx";
import { PlugList } from "#src/features/stations/plug-icon.tsx";
import { plugNames } from "#src/features/stations/plug-names.ts";
import { powerText } from "#src/features/stations/power-text.ts";
import { countedPlugs, listedPrice, plugsOf } from "#src/features/stations/prices.ts";
import { Fact, Hours, KeyFacts, Prices } from "#src/features/stations/station-facts.tsx";
import styles from "#src/features/stations/station-page.module.css";
import type { StationWithStatus } from "#src/features/stations/station-state.tsx";
import { StationThumbnail } from "#src/features/stations/station-thumbnail.tsx";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";
import { keepTogether, onOneLine } from "#src/lib/keep-together.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { cardPath } from "#src/lib/trip-path.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { Island } from "#src/ui/island.tsx";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { ShareButton } from "#src/ui/share-button.tsx";

/** `now`: when the document is rendered, in ms. */
type StationPageProps = StationPage & {
  /** Null in a preview, and where it cannot be read. */
  record?: StationReliability | null;
  picture: PlacePicture | null;
  now: number;
  /** The answer to what was asked; undefined in a preview, where nothing can be asked. */
  cost?: ChargeCost | null;
};

/** One station: what is free, the way there, what is around, and a form to report a problem. */
export function StationPageView({ data: station, nearby, record, picture, now, cost }: StationPageProps) {
  const { slug, name, pictures } = station;
  const map = (
    <OverPlace picture={picture}>
      <Island name="stations-map" props={{ slug, hasPicture: picture !== null }} wake="visible" media="all" />
    </OverPlace>
  );
  const slugs = [slug, ...nearby.map((other) => other.slug)];
  return (
    <article className={styles.page} {...liveStates(`station=${slugs.join()}`)}>
      <StationHead station={station} nearby={nearby} map={map} now={now} />
      <div className={`wrap ${styles.column}`}>
        {hasPointStates(station) && (
          <section aria-labelledby="charging">
            <h2 id="charging">{stationsCopy.figures.points}</h2>
            <ChargingPoints evses={station.evses} isLive={station.isLive} />
          </section>
        )}
        <Prices station={station} now={now} cost={cost} />
        <Way station={station} map={pictures.length > 0 && map} />
        {record && <ReliabilityStrip record={record} />}
        <Around station={station} now={now} />
      </div>
      {nearby.length > 0 && <Nearby stations={nearby.filter(isAround)} state={station.state} now={now} />}
      <Report name={name} slug={slug} />
    </article>
  );
}

/** Whether something is known of single points; else the figures say all of them. */
function hasPointStates({ isLive, evses }: Station): boolean {
  return isLive || evses.some(({ status }) => status !== "UNKNOWN" && status !== "REMOVED");
}

/** The form of a problem, folded in until somebody wants it; open where it was refused. */
function Report({ name, slug }: Pick<Station, "name" | "slug">) {
  const posted = useContext(ServerRenderContext)?.posted;
  const { title, ask, lead } = stationsCopy.report;
  return (
    <section className={`wrap ${styles.report}`} aria-labelledby="report-title">
      <details open={posted?.form === "station-report"}>
        <summary>
          <h2 id="report-title">{ask}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        {/* Within the details, so that a link to it opens them. */}
        <div id="report" tabIndex={-1}>
          <p>{lead}</p>
          <SubmissionForm
            form="station-report"
            label={title}
            given={{ station: name.slice(0, limits.shortText) }}
            draft={`station:${slug}`}
          />
        </div>
      </details>
    </section>
  );
}

interface StationHeadProps {
  station: Station;
  nearby: readonly Station[];
  map: ReactNode;
  now: number;
}

/** Name, picture and figures; without a photograph the map is the picture. */
function StationHead({ station, nearby, map, now }: StationHeadProps) {
  const { slug, name, city, state, operator, pictures } = station;
  const [picture] = pictures;
  return (
    <header className={`wrap ${styles.stage}`}>
      <Breadcrumb
        steps={[
          { name: "Stations", path: paths.stations },
          { name: state, path: stationAreaPath(state) },
          { name: city, path: stationAreaPath(state, city) },
          { name: nameInList(name), path: stationPath(slug) },
        ]}
      />
      <div className={styles.intro}>
        {/* The brand is one name: a line does not break within it. */}
        <h1>{name.replace(brand.name, onOneLine(brand.name))}</h1>
        <p className={`lead ${styles.address}`}>{postalAddress(station)}</p>
        <div className={`num ${styles.state}`}>
          <DocumentState station={withStatus(station)} slug={slug} now={now} omits="points" />
          {!hasPointStates(station) && <NoLiveStatus phone={station.customerCareNumber} />}
          {operator && <span>{t("Run by {name}", { name: operator })}</span>}
        </div>
        <div className={styles.ways}>
          <ButtonLink href={directionsTo(station)}>
            <Navigation aria-hidden="true" />
            Directions
          </ButtonLink>
          <CopyButton text={`${name}, ${fullAddress(station)}`} label="Copy address" size="medium" />
          <ShareButton title={`${name}, ${t(city)}`} size="medium" />
        </div>
        <NearestOther others={nearby.map(otherStation)} now={now} />
      </div>
      {picture ? (
        <figure className={styles.picture}>
          <MediaPicture
            url={picture}
            alt={t("{name}, view {number} of {total}", { name, number: 1, total: pictures.length })}
            sizes="(width < 900px) 92vw, min(46vw, 620px)"
            eager
          />
        </figure>
      ) : (
        map
      )}
      <Figures figures={figuresOf(station, now)} />
    </header>
  );
}

/** Points, power, price and hours; the state above says what is free, or that nobody reports it. */
function figuresOf(station: Station, now: number): Figure[] {
  const { hours, exceptions, timing } = station;
  const stated = priceRange(station.priceDetails, station.price);
  const price = stated && rangeWithGst(stated);
  const daily = dailyHours({ hours, exceptions }, now);
  const todays = daily?.text ?? todayText({ hours, exceptions }, now);
  return [
    ...equipmentOf(station),
    {
      label: stationsCopy.figures.price,
      value: price ? perKwhText(price) : stationsCopy.figures.unknown,
      note: price ? besidesText(price) : "",
    },
    hoursFigure(
      stationsCopy.figures.hours,
      todays ?? (timing || stationsCopy.figures.unknown),
      todays && (daily?.name ?? stationsCopy.figures.today),
    ),
  ];
}

/** How many points, and their power. Of what kind they are is said here where they have no section of their own. */
function equipmentOf(station: Station): Figure[] {
  const { points, fastest } = stationsCopy.figures;
  const kinds = hasPointStates(station) ? (
    plugNames({ connectors: plugsOf(station) }).join(", ")
  ) : (
    <PlugList connectors={countedPlugs(station)} className={styles.plugs} />
  );
  return [
    { label: points, value: station.chargers, note: kinds },
    { label: fastest, value: powerText(station.speed), note: fastestPlugs(station) },
  ];
}

/** The kinds of its strongest connectors. */
function fastestPlugs(station: Station): string {
  const plugs = plugsOf(station);
  const strongest = plugs.filter(({ maxPowerKw }) => maxPowerKw === plugs[0]?.maxPowerKw);
  return plugNames({ connectors: strongest }).join(", ");
}

/** That nobody reports what is free, and whom to ask. */
function NoLiveStatus({ phone }: { phone: string | null }) {
  const { text, call } = stationsCopy.noLiveStatus;
  return (
    <span>
      {text}{" "}
      {phone && (
        <a href={`tel:${phone}`} className="inline-link">
          {call(formatPhone(phone))}
        </a>
      )}
    </span>
  );
}

/** How to get there: the map, where it is not the picture above, and beside it the other apps. */
function Way({ station, map }: { station: Station; map: ReactNode }) {
  const { lat, lng } = station;
  return (
    <section className={styles.way} aria-labelledby="where">
      <h2 id="where">{stationsCopy.way}</h2>
      {map && <div className={styles.near}>{map}</div>}
      <div className={styles.others}>
        <dl className={styles.facts}>
          <Fact term={stationsCopy.coordinates}>{`${lat.toFixed(4)}, ${lng.toFixed(4)}`}</Fact>
          <Fact term={stationsCopy.otherApps}>
            {otherDirections(station).map(({ name: app, href }, index) => (
              <span key={app}>
                {index > 0 && " · "}
                <a href={href} className="inline-link">
                  {app}
                </a>
              </span>
            ))}
          </Fact>
          <KeyFacts station={station} isPhoneAbove={!hasPointStates(station)} />
        </dl>
        <p className={styles.toApps}>
          <ButtonLink href={directionsTo(station)} variant="outline" size="small">
            <Navigation aria-hidden="true" />
            Directions
          </ButtonLink>
          <ButtonLink
            href={cardPath(stationPath(station.slug))}
            variant="outline"
            size="small"
            download
            rel="nofollow"
          >
            <Download aria-hidden="true" />
            {stationsCopy.card}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** What a driver finds around the charger, hours that differ by day, and the pictures that the head does not show. */
function Around({ station, now }: { station: Station; now: number }) {
  const { name, pictures } = station;
  const facilities = allFacilities(station);
  const [, ...more] = pictures;
  return (
    <div className={styles.grid}>
      {facilities.length > 0 && (
        <section aria-labelledby="amenities">
          <h2 id="amenities">{stationsCopy.amenities}</h2>
          <FacilityList facilities={facilities} className={styles.facilities} />
        </section>
      )}
      <Hours station={station} now={now} />
      {more.length > 0 && (
        <ul className={styles.pictures}>
          {more.map((url, index) => (
            <li key={url}>
              <MediaPicture
                url={url}
                alt={t("{name}, view {number} of {total}", {
                  name,
                  number: index + 2,
                  total: pictures.length,
                })}
                sizes="(width < 900px) 92vw, 480px"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function withStatus(station: Station): StationWithStatus {
  const { hours, exceptions, isLive } = station;
  return { times: { hours, exceptions }, counts: countsOf(station), isLive };
}

function otherStation(station: Station): OtherStation {
  const { slug, name, city, distanceKm } = station;
  return { slug, name, city, km: distanceKm ?? 0, ...withStatus(station) };
}

/** The nearest stations, and the way to all of the state. */
function Nearby({ stations, state, now }: { stations: readonly Station[]; state: string; now: number }) {
  const { nearby } = stationsCopy;
  const [nearest] = stations;
  const km = nearest?.distanceKm ?? 0;
  return (
    <section className={`wrap ${styles.nearby}`} aria-labelledby="nearby">
      <h2 id="nearby">
        {nearby.title}{" "}
        <small>
          {km > farKm ? nearby.far(roundedKm(km)) : t("{sentence}.", { sentence: t(nearby.straight) })}{" "}
          {rowCopy.gstBeside}
        </small>
      </h2>
      <ul>
        {stations.map((station, index) => (
          <li key={station.slug}>
            <NearbyStation station={station} index={index} now={now} />
          </li>
        ))}
      </ul>
      <TextLink href={stationAreaPath(state)}>
        {nearby.all(state)}
        <ArrowRight aria-hidden="true" />
      </TextLink>
    </section>
  );
}

/** Farther than this, the next station is not around. */
const farKm = 60;
/** Farther ones are left out, but for the nearest two. */
const aroundKm = 150;

function isAround({ distanceKm }: Station, index: number): boolean {
  return index < 2 || (distanceKm ?? 0) <= aroundKm;
}

function NearbyStation({ station, index, now }: { station: Station; index: number; now: number }) {
  const { slug, name, distanceKm, speed } = station;
  const price = listedPrice(station);
  const km = t("{km} km away", { km: roundedKm(distanceKm ?? 0) });
  return (
    <a href={stationPath(slug)}>
      <StationThumbnail
        url={station.pictures[0]}
        power={powerText(speed)}
        sizes="(width < 640px) 120px, 400px"
        index={index}
      />
      <span>
        <strong>{nameInList(name)}</strong>
        <span>{areaText(station)}</span>
        <span>{km}</span>
        <span className="num">{keepTogether([powerText(speed), price].filter(Boolean).join(" · "))}</span>
        <DocumentState station={withStatus(station)} slug={slug} now={now} />
      </span>
    </a>
  );
}
